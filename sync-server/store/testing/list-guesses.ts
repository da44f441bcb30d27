import { sql } from 'drizzle-orm';
import { guesses } from '../schema/upkeep';
import { selectFrom } from '../sql/statements';
import type { Store } from '../store';

/** Every row of counted guesses, that first which soonest counts no more. */
export function listGuesses(store: Pick<Store, 'read'>): Promise<(typeof guesses.$inferSelect)[]> {
  return store.read((tx) => tx.all(selectFrom(guesses, sql`ORDER BY ${guesses.fullAt}`)));
}
