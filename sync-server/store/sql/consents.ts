import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { FIRST_LINK, linkOf } from '../consent-chain';
import { type ConsentRow, consents } from '../schema/upkeep';
import type { Consent, ConsentEntry, Store } from '../store';
import { hasAccount } from './accounts';
import type { Database, Writing } from './database';
import { insertInto, selectFrom } from './statements';

/**
 * The part of the store that knows what people allowed. Rows are added and expire. No statement changes one, and none goes
 * with its account.
 */
export function createConsentMethods(
  database: Database,
): Pick<Store, 'appendConsent' | 'listConsents' | 'deleteConsentsUntil'> {
  return {
    appendConsent: (accountId, said) => database.write((tx) => append(tx, accountId, said)),
    async listConsents(accountId, newest) {
      const rows = await database.all<ConsentRow>(selectNewest(accountId, newest));
      return rows.map(toEntry).reverse();
    },
    deleteConsentsUntil: (at) => database.write((tx) => tx.run(deleteUntil(at))),
  };
}

async function append(tx: Writing, accountId: string, said: Consent): Promise<void> {
  if (!(await hasAccount(tx, accountId))) throw new Error('There is no such account');
  const last = await tx.get<ConsentRow>(selectNewest(accountId, 1));
  const number = (last?.number ?? 0) + 1;
  const previous = last?.link ?? FIRST_LINK;
  const link = linkOf(accountId, number, previous, said);
  await tx.run(insertInto(consents, toRow(accountId, { ...said, number, previous, link })));
}

function selectNewest(accountId: string, count: number | undefined): SQL {
  const limit = count === undefined ? sql`` : sql`LIMIT ${count}`;
  return selectFrom(
    consents,
    sql`WHERE ${consents.accountId} = ${accountId} ORDER BY ${consents.number} DESC ${limit}`,
  );
}

/** From the oldest on and without a gap, also where the clock went back. */
function deleteUntil(at: number): SQL {
  const before = alias(consents, 'before');
  return sql`
    DELETE FROM ${consents} WHERE NOT EXISTS (
      SELECT 1 FROM ${consents} AS "before" WHERE ${before.accountId} = ${consents.accountId}
        AND ${before.number} <= ${consents.number} AND ${before.at} > ${at})`;
}

function toRow(
  accountId: string,
  { granted, analytics, marketing, ...entry }: ConsentEntry,
): ConsentRow {
  return {
    ...entry,
    accountId,
    granted: Number(granted),
    analytics: Number(analytics),
    marketing: Number(marketing),
  };
}

function toEntry({ accountId: _, ...row }: ConsentRow): ConsentEntry {
  const { granted, analytics, marketing } = row;
  return {
    ...row,
    granted: granted === 1,
    analytics: analytics === 1,
    marketing: marketing === 1,
  };
}
