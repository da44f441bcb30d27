import {
  addOperator,
  listOperators as listRows,
  removeOperator,
} from '../../sync-server/services/operate/operators';
import { OperatorError } from '../../sync-server/store/sqlite/hold-alone';
import type { Store } from '../../sync-server/store/store';
import { onOneLine } from './on-one-line';

/** Who runs the server by its page, a line each. */
export async function listOperators(store: Pick<Store, 'read'>): Promise<string> {
  const lines = (await listRows(store)).map(({ username, createdAt, confirmedAt }) =>
    [
      onOneLine(username),
      `since ${new Date(createdAt).toISOString()}`,
      confirmedAt === null ? 'not enrolled yet' : 'enrolled',
    ].join('  '),
  );
  return lines.join('\n') || 'There are no operators.';
}

/** Gives a person the role of operator and prints their enrollment code. Throws for an unknown name, and for an operator. */
export async function makeOperator(store: Store, username: string, now: number): Promise<string> {
  const added = await addOperator(store, username, now);
  if (added === 'nobody') throw nobody(username);
  if (added === 'operator already') {
    throw new OperatorError(
      `${username} is an operator already. After a lost phone, remove them and add them again.`,
    );
  }
  return [
    `${username} is an operator.`,
    `Their enrollment code is ${added.code}. It works once, until ${new Date(added.endsAt).toISOString()}.`,
    'They sign in, open /operate, and enter it with their password.',
  ].join('\n');
}

/** Ends that somebody is an operator, at once. Throws for everybody who is none. */
export async function unmakeOperator(store: Store, username: string, now: number): Promise<string> {
  if (await removeOperator(store, username, now)) return `${username} is no operator any more.`;
  throw new OperatorError(`There is no operator ${username}.`);
}

function nobody(username: string): OperatorError {
  return new OperatorError(`There is no account ${username}.`);
}
