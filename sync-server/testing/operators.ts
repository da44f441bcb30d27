import { addOperator } from '../services/operate/operators';
import { hashToken } from '../services/session-token';
import { keepOperatorSession, updateOperator } from '../store/sql/operator-rows';
import type { Store } from '../store/store';
import { NOON } from './test-app';

/** Makes a person of a test an operator whose session has shown a code, behind the API. */
export async function openOperator(store: Store, username: string, now = NOON): Promise<void> {
  await addOperator(store, username, now);
  const account = await store.findAccountByUsername(username);
  if (!account) throw new Error(`There is no ${username}.`);
  await store.write(async (tx) => {
    await updateOperator(tx, account.id, { confirmedAt: now });
    const sessionHash = hashToken(`token-of-${username}`);
    await keepOperatorSession(tx, { sessionHash, accountId: account.id, usedAt: now });
  });
}
