import { type SQL, sql } from 'drizzle-orm';
import type { PaymentProvider } from '../billing-store';
import { type PlanLetterRow, planLetters, subscriptions } from '../schema/billing';
import type { Reading, Writing } from './database';
import { insertUnlessThere, selectFrom, update } from './statements';

/** One email about a person's plan. */
export type PlanLetterKey = Pick<PlanLetterRow, 'accountId' | 'kind' | 'about'>;

/** Notes that an email is to be sent. One that was noted before stays as it is, so it is sent once. */
export async function noteLetter(tx: Writing, key: PlanLetterKey, notedAt: number): Promise<void> {
  const { accountId, kind, about } = key;
  await tx.run(insertUnlessThere(planLetters, { accountId, kind, about, notedAt }));
}

export function findLetter(tx: Reading, key: PlanLetterKey): Promise<PlanLetterRow | undefined> {
  return tx.get<PlanLetterRow>(selectFrom(planLetters, isThis(key)));
}

/** Every email that is to be sent, the oldest first. */
export function listLettersToSend(tx: Reading): Promise<PlanLetterRow[]> {
  const { accountId, endedAt, notedAt } = planLetters;
  const isOpen = sql`WHERE ${endedAt} IS NULL`;
  return tx.all<PlanLetterRow>(
    selectFrom(planLetters, sql`${isOpen} ORDER BY ${notedAt}, ${accountId}`),
  );
}

export async function setLetter(
  tx: Writing,
  key: PlanLetterKey,
  moments: Partial<Pick<PlanLetterRow, 'begunAt' | 'endedAt'>>,
): Promise<void> {
  await tx.run(update(planLetters, moments, isThis(key)));
}

/** Who is in a trial that ends after `from` and by `until`, is not canceled, and of which no email was noted. */
export async function listEndingTrials(
  tx: Reading,
  provider: PaymentProvider,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<string[]> {
  const { accountId: owner, trialEnd, status, cancelAtPeriodEnd } = subscriptions;
  const isNoted = sql`
    SELECT 1 FROM ${planLetters} WHERE ${planLetters.accountId} = ${owner}
      AND ${planLetters.kind} = 'trial-ends' AND ${planLetters.about} = ${subscriptions.subscriptionId}`;
  const rows = await tx.all<{ readonly accountId: string }>(sql`
    SELECT ${owner} AS "accountId" FROM ${subscriptions}
    WHERE ${subscriptions.provider} = ${provider} AND ${status} = 'trialing'
      AND ${cancelAtPeriodEnd} = 0 AND ${trialEnd} > ${from} AND ${trialEnd} <= ${until}
      AND NOT EXISTS (${isNoted})
    ORDER BY ${trialEnd}, ${owner}`);
  return rows.map(({ accountId }) => accountId);
}

function isThis({ accountId, kind, about }: PlanLetterKey): SQL {
  return sql`
    WHERE ${planLetters.accountId} = ${accountId} AND ${planLetters.kind} = ${kind}
      AND ${planLetters.about} = ${about}`;
}
