import type { Goal } from '../../../shared/records/preference';
import type { SealPlace } from '../../sealing/keys';
import { openJson } from '../../sealing/sealed-json';
import { createReadLedger } from '../../store/sql/ledger';
import { findOnboarding } from '../../store/sql/onboarding-rows';
import type { Store } from '../../store/store';

/** Where a person's goals are sealed. */
export const GOALS_PLACE: SealPlace = { id: 'goals', kind: 'onboarding' };

/** What a person hoped for; none before the onboarding. Rejects with SealBrokenError if what is stored was changed. */
export function readGoals(
  { read, keys }: Pick<Store, 'read' | 'keys'>,
  accountId: string,
): Promise<Goal[]> {
  return read(async (tx) => {
    const sealed = (await findOnboarding(tx, accountId))?.goals;
    if (!sealed) return [];
    const { key } = await createReadLedger(keys)(tx, accountId);
    return openJson<Goal[]>(key, GOALS_PLACE, sealed);
  });
}
