import { type GrowthJourney, growthJourney } from '../../../shared/domain/growth';
import { journeyKinds } from '../../../shared/domain/journey-facts';
import type { Today } from '../../../shared/domain/streak';
import type { Account, Store } from '../../store/store';

/** Milestones, stats and recent achievements as they stand today. Reads all the person ever did. */
export async function readGrowthJourney(
  store: Store,
  account: Account,
  today: Today,
): Promise<GrowthJourney> {
  const lists = await Promise.all(
    journeyKinds().map((kind) => store.listRecords(account.id, kind.name)),
  );
  return growthJourney(lists.flat(), today);
}
