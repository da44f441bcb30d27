import type { Activity } from '../../../../shared/domain/activity';
import {
  type EarlierDay,
  earlierDays,
  isReturn,
  wantsEarlierDays,
} from '../../../../shared/domain/look-back/earlier-day';
import { type EarlierWords, mayBringUp } from '../../../../shared/domain/look-back/may-bring-up';
import type { PreferenceBody } from '../../../../shared/records/preference';
import { allKinds } from '../../../../shared/records/registry';
import type { Records } from '../../../records/contract';

export interface BroughtUp extends EarlierDay {
  readonly words: EarlierWords;
}

interface Asker {
  readonly today: string;
  /** What the person wants to see; undefined where they never said. */
  readonly wishes: PreferenceBody | undefined;
  /** What was done lately of the five. */
  readonly done: Iterable<Activity>;
  /** The local day on which an earlier day was put away last. */
  readonly putAwayOn: string | undefined;
}

/** Whether an earlier day may be looked for (L10, L11). */
export function mayLookBack({ today, wishes, done, putAwayOn }: Asker): boolean {
  return putAwayOn !== today && wantsEarlierDays(wishes) && !isReturn(done, today);
}

/** The day to bring up (L8, L9); undefined where there is none. */
export async function findEarlierDay(
  records: Pick<Records, 'readDays'>,
  today: string,
): Promise<BroughtUp | undefined> {
  for (const earlier of earlierDays(today)) {
    const { day } = earlier;
    const written = await Promise.all(allKinds().map((kind) => records.readDays(kind, day, day)));
    const words = mayBringUp(written.flat());
    if (words) return { ...earlier, words };
  }
  return undefined;
}
