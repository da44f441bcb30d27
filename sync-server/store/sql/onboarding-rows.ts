/** Rows of who has been asked how they begin. */
import { sql } from 'drizzle-orm';
import { type OnboardingRow, onboardings } from '../schema/organizations';
import type { Reading, Writing } from './database';
import { insertInto, selectFrom } from './statements';

export function findOnboarding(tx: Reading, accountId: string): Promise<OnboardingRow | undefined> {
  return tx.get(selectFrom(onboardings, sql`WHERE ${onboardings.accountId} = ${accountId}`));
}

export async function addOnboarding(tx: Writing, row: OnboardingRow): Promise<void> {
  await tx.run(insertInto(onboardings, row));
}
