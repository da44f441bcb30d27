import type { EnrollmentAnswer } from '../../../shared/api/operate';
import type { OperateState } from '../../../shared/api/operate-state';
import { Problem } from '../../errors/problem';
import type { PersonKey, SealPlace } from '../../sealing/keys';
import type { OperatorRow } from '../../store/schema/operators';
import type { Reading, Writing } from '../../store/sql/database';
import { createReadLedger } from '../../store/sql/ledger';
import {
  findLastUse,
  findOperator,
  keepOperatorSession,
  takeStep,
  updateOperator,
} from '../../store/sql/operator-rows';
import type { Account, Session, Store } from '../../store/store';
import { hashInviteCode } from '../onboarding/invite-code';
import type { PasswordHasher } from '../password-hasher';
import { provePassword } from '../prove-password';
import { newSecret, saySecret, stepOfCode } from './one-time-code';

export type OperateStore = Pick<Store, 'read' | 'write' | 'keys'>;

/** How long a session of the page lasts after its last use (Z4). */
export const OPERATE_MS = 30 * 60_000;

/** How much later a use is noted again. */
const NOTED_EVERY_MS = 60_000;

/** What the page asks an operator for next; undefined for everybody else. */
export function readOperateState(
  { read }: Pick<Store, 'read'>,
  session: Session,
  now: number,
): Promise<OperateState | undefined> {
  return read(async (tx) => {
    const operator = await findOperator(tx, session.accountId);
    if (!operator) return undefined;
    if (operator.confirmedAt === null) return 'enroll';
    return (await isFresh(tx, session, now)) ? 'open' : 'code';
  });
}

/** Makes the secret of an operator's codes, for the enrollment code and the password (Z2). Throws a Problem for any other. */
export async function beginEnrollment(
  { store, hasher, now }: { store: OperateStore; hasher: PasswordHasher; now: () => number },
  account: Account,
  asked: { readonly enrollmentCode: string; readonly password: string },
): Promise<EnrollmentAnswer> {
  await provePassword(hasher, account, asked.password);
  return store.write(async (tx) => {
    const operator = await findOperator(tx, account.id);
    const isRight = operator?.enrollmentHash === hashInviteCode(asked.enrollmentCode);
    if (!operator || !isRight || !isOpenToEnroll(operator, now())) throw noEnrollment();
    const secret = newSecret();
    const key = await keyOf(tx, store.keys, account.id);
    const sealedSecret = Buffer.from(key.seal(placeOfSecret(operator), secret));
    await updateOperator(tx, account.id, { sealedSecret });
    return saySecret(secret, account.username);
  });
}

/** Whether a code was right: then the session is open, and the first one ends the enrollment. */
export interface ProvedCode {
  readonly isFirst: boolean;
}

/** Takes a one-time code, once (Z3). Undefined for a wrong or a used one, and where there is no secret to prove. */
export function proveCode(
  { write, keys }: OperateStore,
  { accountId, tokenHash }: Session,
  code: string,
  now: number,
): Promise<ProvedCode | undefined> {
  return write(async (tx) => {
    const operator = await findOperator(tx, accountId);
    if (!operator?.sealedSecret) return undefined;
    const isFirst = operator.confirmedAt === null;
    if (isFirst && !isOpenToEnroll(operator, now)) return undefined;
    const key = await keyOf(tx, keys, accountId);
    const secret = key.open(placeOfSecret(operator), operator.sealedSecret);
    const step = stepOfCode(secret, code, now);
    if (step === undefined || !(await takeStep(tx, accountId, step))) return undefined;
    if (isFirst) await endEnrollment(tx, accountId, now);
    await keepOperatorSession(tx, { sessionHash: tokenHash, accountId, usedAt: now });
    return { isFirst };
  });
}

/** Lets a session act that showed a code and was used within half an hour. Throws 403 SECOND_FACTOR_NEEDED for any other (Z4). */
export async function requireSecondFactor(
  { read, write }: Pick<Store, 'read' | 'write'>,
  session: Session,
  now: number,
): Promise<void> {
  const { accountId, tokenHash: sessionHash } = session;
  const usedAt = await read((tx) => findLastUse(tx, { sessionHash, accountId }));
  if (usedAt === undefined || !isRecent(usedAt, now)) throw secondFactorNeeded();
  if (now - usedAt < NOTED_EVERY_MS) return;
  await write(async (tx) => {
    if (await findOperator(tx, accountId)) {
      await keepOperatorSession(tx, { sessionHash, accountId, usedAt: now });
    }
  });
}

export function wrongCode(): Problem {
  const message = 'This code isn’t right, or it was used already. Wait for the next one.';
  return new Problem(403, 'INVALID_CREDENTIALS', message);
}

async function isFresh(tx: Reading, session: Session, now: number): Promise<boolean> {
  const { accountId, tokenHash: sessionHash } = session;
  const usedAt = await findLastUse(tx, { sessionHash, accountId });
  return usedAt !== undefined && isRecent(usedAt, now);
}

function isRecent(usedAt: number, now: number): boolean {
  return now - usedAt < OPERATE_MS;
}

function isOpenToEnroll({ confirmedAt, enrollmentEndsAt }: OperatorRow, now: number): boolean {
  return confirmedAt === null && enrollmentEndsAt !== null && enrollmentEndsAt > now;
}

async function endEnrollment(tx: Writing, accountId: string, now: number): Promise<void> {
  const ended = { enrollmentHash: null, enrollmentEndsAt: null };
  await updateOperator(tx, accountId, { ...ended, confirmedAt: now });
}

async function keyOf(tx: Reading, keys: Store['keys'], accountId: string): Promise<PersonKey> {
  return (await createReadLedger(keys)(tx, accountId)).key;
}

function placeOfSecret({
  accountId,
  createdAt,
}: Pick<OperatorRow, 'accountId' | 'createdAt'>): SealPlace {
  return { id: accountId, kind: 'operator-secret', beside: [createdAt] };
}

function noEnrollment(): Problem {
  const message =
    'This enrollment code isn’t right, or it has expired. Ask for a new one where the server runs.';
  return new Problem(403, 'INVALID_CREDENTIALS', message);
}

function secondFactorNeeded(): Problem {
  return new Problem(403, 'SECOND_FACTOR_NEEDED', 'Please enter a one-time code to continue.');
}
