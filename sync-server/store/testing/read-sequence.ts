import { sql } from 'drizzle-orm';
import { accounts } from '../schema/accounts';
import type { Reading } from '../sql/database';

/** The number of the newest change of a person's records, as a piece of work sees it. */
export async function readSequence(tx: Reading, accountId: string): Promise<number | undefined> {
  const row = await tx.get<{ readonly sequence: number }>(sql`
    SELECT ${accounts.sequence} AS "sequence" FROM ${accounts} WHERE ${accounts.id} = ${accountId}`);
  return row?.sequence;
}
