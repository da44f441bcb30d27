import { Link } from 'react-router-dom';
import { useRecords } from '../../../records/react/use-records';
import { leaveQuestion } from '../../../search/left-question';
import { useHere } from '../../../ui/came-from';
import { Part } from '../../../ui/screen';
import type { SpanState } from '../model/open-span';

const LARGEST = 5;
const LARGE = 14;

/** The words that were written on the most days; each leads to where it was written. */
export function WordsPart({ state: { phase, words } }: { readonly state: SpanState }) {
  const records = useRecords();
  const here = useHere();
  return (
    <Part title="Words you wrote most" className="mt-10">
      {phase === 'moods' && <p className="note">Reading your words.</p>}
      {phase !== 'moods' && words.length === 0 && (
        <p className="text-ink-2">The words you come back to will appear here.</p>
      )}
      {words.length > 0 && (
        <>
          <ul className="look-back-words">
            {words.map(({ folded, said, days }, rank) => (
              <li key={folded} className={sizeOf(rank)}>
                <Link to="/search" state={here} onClick={() => leaveQuestion(records, said)}>
                  {said}
                  <span className="sr-only">, on</span>
                  <span className="numerals">
                    {days}
                    <span className="sr-only"> days</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <p className="note mt-3">
            Each with the number of days you wrote it in these months. Words like “and” are left
            out.
          </p>
        </>
      )}
    </Part>
  );
}

function sizeOf(rank: number): string | undefined {
  if (rank < LARGEST) return 'look-back-largest';
  return rank < LARGE ? 'look-back-large' : undefined;
}
