import { type GrowthJourney, GrowthTale } from '../../../shared/domain/growth';
import { journeyKinds } from '../../../shared/domain/journey-facts';
import type { Today } from '../../../shared/domain/streak';
import type { Account, Store } from '../../store/store';
import { inPages } from './in-pages';

/** Milestones, stats and recent achievements as they stand today. Reads all the person ever did, a page at a time. */
export async function readGrowthJourney(
  store: Store,
  account: Account,
  today: Today,
): Promise<GrowthJourney> {
  const tale = new GrowthTale();
  for (const { name: kind } of journeyKinds()) {
    for await (const page of inPages(store, account.id, { kind })) tale.add(page);
  }
  return tale.journey(today);
}
