import { appendAudit } from '../../store/sql/audit';
import { stir } from '../../store/sql/change-marks';
import type { ListedOperator } from '../../store/sql/operator-rows';
import {
  addOperator as addRow,
  listOperators as listRows,
  removeOperator as removeRow,
} from '../../store/sql/operator-rows';
import type { Store } from '../../store/store';
import { hashInviteCode, newInviteCode } from '../onboarding/invite-code';

type OperatorStore = Pick<Store, 'read' | 'write' | 'findAccountByUsername'>;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What came of a command about a person: the enrollment code, or why there is none. */
export type AddedOperator =
  | { readonly code: string; readonly endsAt: number }
  | 'nobody'
  | 'operator already';

/** Makes a person an operator (Z1). The code by which they enroll is told this one time, and ends after a day. */
export async function addOperator(
  store: OperatorStore,
  username: string,
  now: number,
): Promise<AddedOperator> {
  const account = await store.findAccountByUsername(username);
  if (!account) return 'nobody';
  const code = newInviteCode();
  const endsAt = now + DAY_MS;
  const row = { accountId: account.id, createdAt: now, enrollmentEndsAt: endsAt };
  return store.write(async (tx) => {
    const isNew = await addRow(tx, { ...row, enrollmentHash: hashInviteCode(code) });
    if (!isNew) return 'operator already';
    await appendAudit(tx, entryOf(account.id, 'operator-added', now));
    await stir(tx, [account.id]);
    return { code, endsAt };
  });
}

/**
 * Ends that a person is an operator, with their secret and their open sessions of the page, and pokes their devices (Z9). False
 * where they are none.
 */
export async function removeOperator(
  store: OperatorStore,
  username: string,
  now: number,
): Promise<boolean> {
  const account = await store.findAccountByUsername(username);
  if (!account) return false;
  return store.write(async (tx) => {
    const isRemoved = await removeRow(tx, account.id);
    if (!isRemoved) return false;
    await appendAudit(tx, entryOf(account.id, 'operator-removed', now));
    await stir(tx, [account.id]);
    return true;
  });
}

export function listOperators({ read }: Pick<Store, 'read'>): Promise<ListedOperator[]> {
  return read(listRows);
}

function entryOf(accountId: string, action: 'operator-added' | 'operator-removed', at: number) {
  return { at, accountId, actor: 'operator', action } as const;
}
