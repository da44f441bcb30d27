import { sql } from 'drizzle-orm';
import { looksOf } from '../../names/name-looks';
import { usernameLooks } from '../schema/accounts';
import type { Reading, Writing } from './database';
import { insertInto } from './statements';

/** Whether the name could be taken for that of an account other than `accountId` (A30). */
export async function isLookTaken(
  tx: Reading,
  username: string,
  accountId: string,
): Promise<boolean> {
  const { look, accountId: owner } = usernameLooks;
  const found = await tx.get(sql`
    SELECT 1 FROM ${usernameLooks}
    WHERE ${look} IN ${looksOf(username)} AND ${owner} <> ${accountId}`);
  return found !== undefined;
}

/** Keeps what an account's name looks like, in the place of its name before. */
export async function keepLooks(tx: Writing, accountId: string, username: string): Promise<void> {
  await tx.run(sql`DELETE FROM ${usernameLooks} WHERE ${usernameLooks.accountId} = ${accountId}`);
  for (const look of looksOf(username))
    await tx.run(insertInto(usernameLooks, { look, accountId }));
}
