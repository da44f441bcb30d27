import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeys } from '../../sealing/master-key-keys';
import type { Store } from '../store';
import { NO_RULES, sampleAccount, sampleRecord } from '../testing/samples';
import { openSqliteStore } from './open-sqlite-store';

/** An organization and its invites go with its last person, which the store's contract shows. */
const OF_ORGANIZATIONS = ['organisations', 'invites'];
/** What says by an id alone that an account was deleted, and what its person had allowed. */
const OUTLIVES = ['audit', 'consents'];
/** The provider's name for somebody who paid, for as long as the law or the provider needs it. */
const OF_PAYMENTS = ['payments', 'left_customers', 'billing_events'];
/** What was written in a circle stays there, by a member without an account; the store's contract shows it. */
const OF_CIRCLES = [
  'circles',
  'circle_members',
  'circle_news',
  'circle_invites',
  'circle_reports',
  'circle_guidance',
  'circle_plans',
  'prayer_requests',
  'prayer_responses',
  'prayers',
];
/** What says of an id, and of hashes of tokens, that the account was erased (U7). */
const OF_ERASURES = ['erased_accounts', 'erased_sessions'];
const STAYS = [
  ...OF_ERASURES,
  'meta',
  'job_runs',
  'leases',
  'guesses',
  'push_keys',
  'accounts',
  ...OUTLIVES,
  ...OF_PAYMENTS,
  ...OF_ORGANIZATIONS,
  ...OF_CIRCLES,
];

const CONSENT = {
  at: 1,
  consentType: 'cookies',
  granted: true,
  version: '3.0',
  analytics: true,
  marketing: false,
};

let folder: string;
let file: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'erase-'));
  file = join(folder, 'wholeness.sqlite');
  store = openSqliteStore({
    file,
    keys: createKeys(Buffer.alloc(32, 8)),
    randomId: () => 'epoch-1',
  });
  await store.createAccount(sampleAccount('unmistakable'));
  await store.createAccount(sampleAccount('ben'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function inspect<Value>(look: (db: Sqlite.Database) => Value): Value {
  const db = new Sqlite(file, { readonly: true });
  try {
    return look(db);
  } finally {
    db.close();
  }
}

function onDisk(): Buffer {
  return Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
}

describe('an erased account on the disk', () => {
  it('A24 leaves neither name nor key in database and WAL, also while the server runs', async () => {
    const many = Array.from({ length: 200 }, (_, index) => sampleRecord({ id: `entry-${index}` }));
    await store.applyPush('unmistakable', many, NO_RULES);
    await store.applyPush('ben', many, NO_RULES);
    const key = inspect((db) =>
      db.prepare("SELECT wrapped_key FROM accounts WHERE id = 'unmistakable'").pluck().get(),
    ) as Buffer;
    expect([onDisk().includes(key), onDisk().includes('name-unmistakable')]).toEqual([true, true]);
    await store.eraseAccount('unmistakable');
    expect([onDisk().includes(key), onDisk().includes('name-unmistakable')]).toEqual([
      false,
      false,
    ]);
    expect((await store.pull('ben', 0, 500, 1e7)).rows).toEqual(many);
  });

  it('is in no row of any table but those of ids alone', async () => {
    await store.createSession({
      tokenHash: 'phone',
      accountId: 'unmistakable',
      createdAt: 0,
      expiresAt: 1_000,
    });
    await store.applyPush('unmistakable', [sampleRecord()], NO_RULES);
    await store.appendConsent('unmistakable', CONSENT);
    const accountId = 'unmistakable';
    await store.appendAudit({ at: 1, accountId, actor: 'person', action: 'data-exported' });
    await store.eraseAccount('unmistakable');
    const left = inspect((db) =>
      tables(db).filter((table) =>
        db
          .prepare(`SELECT * FROM ${table}`)
          .all()
          .some((row) => Object.values(row as object).includes('unmistakable')),
      ),
    );
    expect(left).toEqual([...OUTLIVES, 'erased_accounts']);
    expect(onDisk().includes('name-unmistakable')).toBe(false);
  });

  it('every table of personal rows goes with the account', () => {
    const kept = inspect((db) =>
      tables(db).filter((table) => !STAYS.includes(table) && !cascades(db, table)),
    );
    expect(kept).toEqual([]);
  });
});

function tables(db: Sqlite.Database): string[] {
  return db
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .pluck()
    .all();
}

/** Whether its rows go with the account, or with rows that do. */
function cascades(db: Sqlite.Database, table: string): boolean {
  const keys = db.pragma(`foreign_key_list(${table})`) as { table: string; on_delete: string }[];
  return keys.some(
    (key) => key.on_delete === 'CASCADE' && (key.table === 'accounts' || cascades(db, key.table)),
  );
}
