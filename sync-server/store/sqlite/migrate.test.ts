import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { getTableColumns } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeys } from '../../sealing/master-key-keys';
import {
  accounts,
  deviceKeys,
  emailProofs,
  meta,
  passwordResets,
  sessions,
} from '../schema/accounts';
import { billingEvents, leftCustomers, payments, subscriptions } from '../schema/billing';
import {
  circleBlocks,
  circleGuidance,
  circleInvites,
  circleMembers,
  circlePlans,
  circleReports,
  circles,
  prayerRequests,
  prayerResponses,
  prayers,
} from '../schema/circles';
import { feedbackReplies, operatorSessions, operators } from '../schema/operators';
import { invites, memberships, onboardings, organizations } from '../schema/organizations';
import { companionFlags, feedback, suggestions, suggestionVotes } from '../schema/posts';
import { media, records } from '../schema/records';
import {
  circleNews,
  circleNewsPushes,
  pushKeys,
  pushSubscriptions,
  reminderSettings,
  remindersSent,
  reminderTimes,
} from '../schema/reminders';
import {
  accountActivity,
  audit,
  consents,
  countedInCircles,
  countedMembers,
  erasedAccounts,
  erasedSessions,
  guesses,
  jobRuns,
  leases,
  privacySettings,
} from '../schema/upkeep';
import { NewerDatabaseError, stateOfNew } from '../sql/plan-migration';
import { NO_RULES, sampleAccount, sampleRecord, tombstoneOf } from '../testing/samples';
import { migrate, readSchemaState } from './migrate';
import { migrateSqlite } from './migrate-file';
import { provedEmails } from './migrations/0021-proved-emails';
import { recordBytes as addRecordBytes } from './migrations/0023-record-bytes';
import { MIGRATIONS } from './migrations/migrations';
import { openDatabase } from './open-database';
import { openSqliteStore } from './open-sqlite-store';
import { runSql } from './testing/run-sql';

const identity = { epoch: 'epoch-1', keyCheck: Buffer.from('key') };
let db: Database;
beforeEach(() => {
  db = new Sqlite(':memory:');
});
afterEach(() => db.close());

const columnsOf = (table: string) =>
  (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);

describe('migrate', () => {
  it('brings an empty database to the newest version and names it once', () => {
    const createIdentity = vi.fn(() => identity);
    migrate(db, createIdentity);
    migrate(db, createIdentity);
    expect(createIdentity).toHaveBeenCalledOnce();
    expect(db.prepare('SELECT * FROM meta').all()).toEqual([
      {
        one: 1,
        schema_version: MIGRATIONS.length,
        epoch: 'epoch-1',
        key_check: identity.keyCheck,
        works_from: stateOfNew(MIGRATIONS).worksFrom,
        contracted: 0,
      },
    ]);
  });

  it('F13 leaves nothing of a step that was cut off, and goes on there', () => {
    const cutOff = () => {
      throw new Error('killed');
    };
    expect(() => migrate(db, cutOff)).toThrow('killed');
    expect(db.prepare('SELECT name FROM sqlite_schema').all()).toEqual([]);
    migrate(db, () => identity);
    expect(db.prepare('SELECT epoch FROM meta').pluck().get()).toBe('epoch-1');
  });

  it('refuses a newer database with a sentence that says what to do', () => {
    migrate(db, () => identity);
    db.prepare('UPDATE meta SET schema_version = @newer, works_from = @newer').run({
      newer: MIGRATIONS.length + 1,
    });
    expect(() => migrate(db, () => identity)).toThrow(NewerDatabaseError);
    expect(() => migrate(db, () => identity)).toThrow(/newer program/);
  });

  it('D8 lets an older program serve beside the newest where that says so, and no other', () => {
    migrate(db, () => identity);
    const add = { expand: 'ALTER TABLE media ADD COLUMN added TEXT', worksFrom: MIGRATIONS.length };
    migrate(db, () => identity, { migrations: [...MIGRATIONS, add] });
    expect(() => migrate(db, () => identity)).not.toThrow();
    expect(() => migrate(db, () => identity, { refusesNewer: true })).toThrow(/newer program/);
    expect(() => migrate(db, () => identity, { migrations: MIGRATIONS.slice(0, -1) })).toThrow(
      /newer program/,
    );
    migrate(db, () => identity, {
      migrations: [...MIGRATIONS, add, 'CREATE TABLE later (id TEXT)'],
    });
    expect(() => migrate(db, () => identity)).toThrow(/newer program/);
  });

  it('D9 takes away what older programs need once none of them may serve, or by command', () => {
    migrate(db, () => identity);
    const move = {
      expand: 'ALTER TABLE media ADD COLUMN added TEXT',
      contract: 'ALTER TABLE media DROP COLUMN type',
      worksFrom: MIGRATIONS.length,
    };
    const next = [...MIGRATIONS, move];
    const hasOld = () => columnsOf('media').includes('type');
    for (let starts = 0; starts < 3; starts += 1) migrate(db, () => identity, { migrations: next });
    expect(hasOld()).toBe(true);
    const afterNext = [...next, { expand: '', worksFrom: next.length }];
    migrate(db, () => identity, { migrations: afterNext });
    // The program before `next` may serve until those that shut it out have all started.
    expect(hasOld()).toBe(true);
    migrate(db, () => identity, { migrations: afterNext });
    expect(hasOld()).toBe(false);
    migrate(db, () => identity, { migrations: afterNext });
    expect(() => migrate(db, () => identity)).toThrow(/newer program/);
  });

  it('D9 by command shuts older programs out with what they need', () => {
    migrate(db, () => identity);
    const move = {
      expand: 'ALTER TABLE media ADD COLUMN added TEXT',
      contract: 'ALTER TABLE media DROP COLUMN type',
      worksFrom: 1,
    };
    const migrations = [...MIGRATIONS, move];
    migrate(db, () => identity, { migrations });
    migrate(db, () => identity, { migrations, allOlderEnded: true });
    expect(columnsOf('media')).not.toContain('type');
    expect(() => migrate(db, () => identity)).toThrow(/newer program/);
  });

  it('D9 is asked for of a database that is there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'migrate-'));
    const file = join(folder, 'server.sqlite');
    expect(() => migrateSqlite(file, { allOlderEnded: true })).toThrow('There is no database');
    runSql(file, 'CREATE TABLE notes (id TEXT)');
    expect(() => migrateSqlite(file, {})).toThrow('no database of this program');
    rmSync(file);
    db.exec(MIGRATIONS.slice(0, 7).join('\n'));
    db.exec("INSERT INTO meta VALUES (1, 7, 'epoch-1', x'')");
    db.exec(`VACUUM INTO '${file}'`);
    migrateSqlite(file, { allOlderEnded: true });
    db.close();
    db = openDatabase(file);
    expect(readSchemaState(db).version).toBe(MIGRATIONS.length);
    rmSync(folder, { recursive: true });
  });

  it('D9 leaves nothing to be taken away from a new database', () => {
    const move = {
      expand: 'ALTER TABLE media ADD COLUMN added TEXT',
      contract: 'ALTER TABLE media DROP COLUMN type',
      worksFrom: 1,
    };
    migrate(db, () => identity, { migrations: [...MIGRATIONS, move] });
    expect(columnsOf('media')).not.toContain('type');
    expect(() => migrate(db, () => identity)).toThrow(/newer program/);
  });

  it('asks nobody whose account is older than the onboarding', () => {
    db.exec(MIGRATIONS.slice(0, 4).join('\n'));
    db.exec("INSERT INTO meta VALUES (1, 4, 'epoch-1', x'')");
    db.prepare(
      `INSERT INTO accounts VALUES ('anna', 'anna', 'anna', 'a@b', 'a@b', '', 'free', NULL, 7, 0, x'', x'')`,
    ).run();
    migrate(db, () => identity);
    expect(db.prepare('SELECT * FROM onboardings').all()).toEqual([
      { account_id: 'anna', completed_at: 7, goals: null },
    ]);
  });

  it('A31 takes the addresses of before for proved, and none for none', () => {
    const before = MIGRATIONS.indexOf(provedEmails);
    db.exec(MIGRATIONS.slice(0, before).join('\n'));
    db.prepare("INSERT INTO meta VALUES (1, ?, 'epoch-1', x'')").run(before);
    const insert = db.prepare(
      `INSERT INTO accounts VALUES (@id, @id, @id, @email, lower(@email), '', 'free', NULL, 7, 0, x'', x'')`,
    );
    insert.run({ id: 'anna', email: 'Anna@example.org' });
    insert.run({ id: 'ben', email: '' });
    migrate(db, () => identity);
    const kept = db
      .prepare('SELECT id, email, email_key, unproved_email FROM accounts')
      .raw()
      .all();
    expect(kept).toEqual([
      ['anna', 'Anna@example.org', 'anna@example.org', null],
      ['ben', '', 'ben', null],
    ]);
  });

  it('A27 P45 counts once what each person has, as every later write counts it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'migrate-'));
    const file = join(folder, 'server.sqlite');
    const keys = createKeys(Buffer.alloc(32, 7));
    const open = () => openSqliteStore({ file, keys, randomId: () => 'epoch-1' });
    const before = open();
    for (const id of ['anna', 'ben']) await before.createAccount(sampleAccount(id));
    const odd = sampleRecord({ id: 'ü🕊', kind: 'kïnd', body: { content: 'é'.repeat(99) } });
    const rows = [odd, sampleRecord(), tombstoneOf(sampleRecord({ id: 'gone' }))];
    const { recordBytes } = await before.applyPush('anna', rows, NO_RULES);
    await before.close();
    db = openDatabase(file);
    db.exec('ALTER TABLE accounts DROP COLUMN record_bytes');
    db.exec(addRecordBytes);
    db.close();
    const store = open();
    expect((await store.pull('anna', 0, 1, 1)).recordBytes).toBe(recordBytes);
    expect((await store.pull('ben', 0, 1, 1)).recordBytes).toBe(0);
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it('makes the tables that drizzle is told of', () => {
    migrate(db, () => identity);
    for (const [name, table] of Object.entries({
      accounts,
      account_activity: accountActivity,
      audit,
      billing_events: billingEvents,
      circle_blocks: circleBlocks,
      circle_guidance: circleGuidance,
      circle_invites: circleInvites,
      circle_news: circleNews,
      circle_news_pushes: circleNewsPushes,
      circle_members: circleMembers,
      circle_plans: circlePlans,
      circle_reports: circleReports,
      circles,
      companion_flags: companionFlags,
      device_keys: deviceKeys,
      consents,
      counted_in_circles: countedInCircles,
      counted_members: countedMembers,
      email_proofs: emailProofs,
      erased_accounts: erasedAccounts,
      erased_sessions: erasedSessions,
      feedback,
      feedback_replies: feedbackReplies,
      guesses,
      invites,
      job_runs: jobRuns,
      leases,
      left_customers: leftCustomers,
      media,
      memberships,
      meta,
      onboardings,
      operator_sessions: operatorSessions,
      operators,
      organisations: organizations,
      password_resets: passwordResets,
      payments,
      prayer_requests: prayerRequests,
      prayer_responses: prayerResponses,
      prayers,
      privacy_settings: privacySettings,
      push_keys: pushKeys,
      push_subscriptions: pushSubscriptions,
      records,
      reminder_settings: reminderSettings,
      reminder_times: reminderTimes,
      reminders_sent: remindersSent,
      sessions,
      subscriptions,
      suggestion_votes: suggestionVotes,
      suggestions,
    })) {
      const told = Object.values(getTableColumns(table)).map((column) => column.name);
      const made = db.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(name);
      expect([name, [...made].sort()]).toEqual([name, [...told].sort()]);
    }
  });

  it.each([
    ['a pull', 'user_id = ? AND sequence > ? ORDER BY sequence', 'records_by_sequence'],
    [
      'a list',
      'user_id = ? AND deleted = 0 AND kind = ? AND sort_order > ? ORDER BY sort_order, rowid',
      'live_records_by_order (user_id=? AND kind=? AND sort_order>?)',
    ],
    [
      'more of one moment',
      'user_id = ? AND deleted = 0 AND kind = ? AND sort_order = ? AND rowid > ? ORDER BY rowid',
      'live_records_by_order (user_id=? AND kind=? AND sort_order=? AND rowid>?)',
    ],
    [
      'a list of days',
      `user_id = ? AND deleted = 0 AND kind = ? AND day > ? AND day <= ? ORDER BY day, rowid`,
      'live_records_by_day (user_id=? AND kind=? AND day>? AND day<?)',
    ],
    [
      'more of one day',
      'user_id = ? AND deleted = 0 AND kind = ? AND day = ? AND rowid > ? ORDER BY rowid',
      'live_records_by_day (user_id=? AND kind=? AND day=? AND rowid>?)',
    ],
    [
      'more kinds',
      'user_id = ? AND deleted = 0 AND kind > ? ORDER BY kind, day, rowid',
      'live_records_by_day (user_id=? AND kind>?)',
    ],
  ])('%s costs what it gives, not what is stored', (_, condition, index) => {
    migrate(db, () => identity);
    const plan = db.prepare(`EXPLAIN QUERY PLAN SELECT * FROM records WHERE ${condition}`);
    const parameters = condition
      .split('?')
      .slice(1)
      .map(() => 'x');
    const steps = plan.all(...parameters).map((step) => (step as { detail: string }).detail);
    expect(steps).toHaveLength(1);
    expect(steps[0]).toContain(`USING INDEX ${index}`);
  });

  it('who is to be told of their circles costs what it gives, not who is stored', () => {
    migrate(db, () => identity);
    const due = 'SELECT * FROM circle_news_pushes WHERE due_at <= 1 ORDER BY due_at LIMIT 1';
    expect(db.prepare(`EXPLAIN QUERY PLAN ${due}`).all()).toMatchObject([
      { detail: expect.stringContaining('USING INDEX circle_news_pushes_by_due (due_at<?)') },
    ]);
  });

  it('what reminders are due costs what it gives, not what is stored', () => {
    migrate(db, () => identity);
    const due = 'SELECT * FROM reminder_times WHERE due_at <= 1 ORDER BY due_at LIMIT 1';
    expect(db.prepare(`EXPLAIN QUERY PLAN ${due}`).all()).toMatchObject([
      { detail: expect.stringContaining('USING INDEX reminder_times_by_due (due_at<?)') },
    ]);
  });
});
