import { combineLive } from '../live/combine-live';
import type { Live } from '../live/live';
import type { Records } from './contract';
import { countedKinds } from './kind-words';

/** How much there is of what a person does, of every kind that an export counts. */
export function liveEntryCount(records: Pick<Records, 'liveCount'>): Live<number> {
  return combineLive(
    countedKinds().map(({ kind }) => records.liveCount(kind)),
    (counts) => counts.reduce((sum, count) => sum + count, 0),
  );
}
