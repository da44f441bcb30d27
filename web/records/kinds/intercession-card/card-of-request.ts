import {
  type IntercessionCardBody,
  intercessionCard,
} from '../../../../shared/records/intercession-card';
import type { RecordOf, Records } from '../../contract';

/** What was asked for in a prayer circle, as its card keeps it. */
export interface AskedInCircle {
  /** The ids of the circle and of the request. */
  readonly circle: string;
  readonly request: string;
  readonly who: string;
  readonly matter: string;
}

/**
 * The id of the person's card for a request of a circle: the one that there is, else a new one, with their own copy of the
 * words (T9). Rejects as `Records.save` does.
 */
export async function cardOfRequest(
  records: Pick<Records, 'readDays' | 'save'>,
  { circle, request, who, matter }: AskedInCircle,
  { id, today }: { readonly id: string; readonly today: string },
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const cards = await records.readDays(intercessionCard, '0000-01-01', '9999-12-31');
  const known = cards.find((card) => isOf(card as RecordOf<IntercessionCardBody>, request));
  if (known) return { id: known.id, isNew: false };
  const body: IntercessionCardBody = {
    who,
    matter,
    since: today,
    rhythm: 'daily',
    request: { circle, request },
  };
  await records.save({ kind: intercessionCard, id, day: today, body, opened: undefined });
  return { id, isNew: true };
}

function isOf({ body }: RecordOf<IntercessionCardBody>, request: string): boolean {
  return body.request?.request === request;
}
