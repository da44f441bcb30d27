import { Lately, type LatelyDay } from './lately';
import { Niche } from './niche';
import { Scripture } from './scripture';

interface CompanyProps {
  readonly verse: { readonly reference: string; readonly text: string };
  /** Newest first. */
  readonly days: readonly LatelyDay[];
}

/** Beside a form: a verse, and the days before. */
export function Company({ verse, days }: CompanyProps) {
  return (
    <>
      <Niche>
        <Scripture reference={verse.reference} opensChapter>
          {verse.text}
        </Scripture>
      </Niche>
      <Lately days={days} />
    </>
  );
}
