import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeys } from '../../sealing/master-key-keys';
import { createCircle, listCircles } from '../../services/circles/circles';
import { joinCircle, makeInvite, readInvite } from '../../services/circles/invites';
import { isErased } from '../../services/erasure/is-erased';
import { onboard } from '../../services/onboarding/onboard';
import { checkInvite } from '../../services/onboarding/onboarding';
import { joinOrganization, makeOrganizationInvite } from '../../services/organizations/invites';
import { listOrganizations } from '../../services/organizations/organizations';
import { createPokeHub } from '../../services/pokes';
import { whatIsDue } from '../../services/retention/inactivity';
import { listOwnSuggestions, submitSuggestion, voteOnSuggestion } from '../../services/suggestions';
import { pullPage } from '../../services/sync/pull-page';
import { pushRows } from '../../services/sync/push-rows';
import { claimJob, endRun } from '../../services/upkeep/job-turns';
import { circleDeps } from '../../testing/circle-deps';
import { NO_SUBSCRIPTION } from '../billing-store';
import { findWarningAt, noteActivity } from '../sql/activity-rows';
import { keepSubscription } from '../sql/billing-rows';
import { DATABASE_KEY } from '../sql/key-names';
import type { Store } from '../store';
import { editOf, NO_RULES, sampleAccount, sampleRecord } from '../testing/samples';
import { backUpDatabase, restoreDatabase } from './backup';
import { MIGRATIONS } from './migrations/migrations';
import { openSqliteStore } from './open-sqlite-store';

const keys = createKeys(Buffer.alloc(32, 8));
const first = sampleRecord({ body: { content: 'Unmistakable', audioUrl: null } });
const second = sampleRecord({ id: 'entry-2' });
const session = { tokenHash: 'abc', accountId: 'anna', createdAt: 0, expiresAt: 1_000 };

let folder: string;
let file: string;
let backup: string;
let names: number;
let store: Store;

const randomId = () => `epoch-${++names}`;
const open = () => openSqliteStore({ file, keys, randomId });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  file = join(folder, 'wholeness.sqlite');
  backup = join(folder, 'backup.sqlite');
  names = 0;
  store = open();
  await store.createAccount(sampleAccount('anna'));
  await store.applyPush('anna', [first], NO_RULES);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function restore(...erased: string[]) {
  await store.close();
  const ledger = erased.map((accountId) => ({ accountId, at: 1, sessions: ['phone'] }));
  await restoreDatabase(backup, file, randomId, ledger);
  store = open();
}

describe('backup and restore', () => {
  it('A31 A11 brings back no mailed link, for it may have been used since', async () => {
    const link = { tokenHash: 'link', accountId: 'anna', expiresAt: 2_000 };
    const email = 'new@example.org';
    await store.typeEmail({ accountId: 'anna', unprovedEmail: email, passwordHash: 'hash' });
    await store.createEmailProof({ ...link, email }, 1_000);
    await store.createPasswordReset(link, 1_000);
    await backUpDatabase(file, backup);
    await restore();
    expect(await store.redeemEmailProof('link', 1_500)).toBeUndefined();
    expect(await store.findPasswordReset('link', 1_500)).toBeUndefined();
    expect((await store.findAccount('anna'))?.unprovedEmail).toBe(email);
  });

  it('F6 brings back what was written, under a new epoch that refuses pushes of the old', async () => {
    const oldEpoch = await store.readEpoch();
    await backUpDatabase(file, backup);
    const edit = editOf(first, 'after the backup');
    await store.applyPush('anna', [edit, second], NO_RULES);
    await restore();
    expect(await store.readEpoch()).not.toBe(oldEpoch);
    expect((await store.pull('anna', 0, 10, 1e6)).rows).toEqual([first]);

    const deps = { store, pokes: createPokeHub(), log: { warn: () => undefined } };
    const anna = (await store.findAccount('anna'))!;
    const refusal = { code: 'EPOCH_CHANGED', details: { epoch: await store.readEpoch() } };
    const rows = [edit, second];
    await expect(pushRows(deps, anna, { epoch: oldEpoch, rows })).rejects.toMatchObject(refusal);
    const late = { since: 3, limit: 10, epoch: undefined };
    await expect(pullPage(deps, anna, late)).rejects.toMatchObject(refusal);
    expect((await store.pull('anna', 0, 10, 1e6)).rows).toEqual([first]);

    const again = await pushRows(deps, anna, { epoch: await store.readEpoch(), rows });
    expect(again).toMatchObject({ accepted: rows.map(({ id }) => ({ id })) });
    expect((await store.pull('anna', 0, 10, 1e6)).rows).toEqual([edit, second]);
  });

  it('A7 lets no session come back that may have been ended since', async () => {
    await store.createSession(session);
    await backUpDatabase(file, backup);
    await store.deleteSession(session.tokenHash);
    await restore();
    expect(await store.findSession(session.tokenHash, 500)).toBeUndefined();
  });

  it('U1 remembers no job that ran before the backup: the state they ran on is another', async () => {
    const claim = () => store.write((tx) => claimJob(tx, { name: 'daily', everyMs: 86_400_000 }));
    const lease = await claim();
    if (lease) await store.write((tx) => endRun(tx, lease, true));
    expect(await claim()).toBeUndefined();
    await backUpDatabase(file, backup);
    await restore();
    expect(await claim()).toBeDefined();
  });

  it('U6 F6 deletes nobody on a warning of the backup: they may have come since', async () => {
    const [warnedAt, now] = [
      Date.parse('2028-02-09T12:00:00Z'),
      Date.parse('2028-03-11T12:00:00Z'),
    ];
    await store.write((tx) => noteActivity(tx, 'anna', { warnedAt, warningAt: warnedAt }));
    await backUpDatabase(file, backup);
    expect(whatIsDue((await store.readActivity('anna'))!, now).what).toBe('erasure');
    await restore();
    expect(whatIsDue((await store.readActivity('anna'))!, now).what).toBe('warning');
    expect(await store.read((tx) => findWarningAt(tx, 'anna'))).toBeNull();
  });

  it('A23 copies no word in the clear, in one file that only its owner reads', async () => {
    await backUpDatabase(file, backup);
    expect(readFileSync(backup).includes('entry-1')).toBe(true);
    expect(readFileSync(backup).includes('Unmistakable')).toBe(false);
    expect(statSync(backup).mode & 0o077).toBe(0);
    expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual([
      'backup.sqlite',
    ]);
  });

  it('copies one moment while pushes go on', async () => {
    const pushes = Array.from({ length: 50 }, (_, index) =>
      store.applyPush('anna', [sampleRecord({ id: `late-${index}` })], NO_RULES),
    );
    await Promise.all([...pushes, backUpDatabase(file, backup)]);
    await restore();
    const { rows, checkpoint } = await store.pull('anna', 0, 100, 1e9);
    const ids = rows.map((row) => row.id);
    expect(checkpoint).toBe(rows.length);
    expect((await store.digest('anna', ids)).digest).toBe('00'.repeat(32));
  });

  it('refuses while a server holds the database, and changes nothing', async () => {
    await backUpDatabase(file, backup);
    await expect(restoreDatabase(backup, file, randomId)).rejects.toThrow('Stop the server first');
    await store.applyPush('anna', [second], NO_RULES);
    expect((await store.pull('anna', 0, 10, 1e6)).rows).toEqual([first, second]);
    await store.close();
    store = open();
    expect(await store.readEpoch()).toBe('epoch-1');
  });

  it('keeps the replaced database aside', async () => {
    await backUpDatabase(file, backup);
    await store.applyPush('anna', [second], NO_RULES);
    await restore();
    const aside = openSqliteStore({ file: `${file}.before-restore`, keys, randomId });
    expect(await aside.readEpoch()).toBe('epoch-1');
    expect(await aside.getRecord('anna', 'entry-2')).toEqual(second);
    await aside.close();
  });

  it('takes the place of a damaged database, and of none', async () => {
    await backUpDatabase(file, backup);
    await store.close();
    writeFileSync(file, 'no database at all');
    await restore();
    expect(await store.getRecord('anna', first.id)).toEqual(first);
    await store.close();
    rmSync(file);
    await restore();
    expect(await store.getRecord('anna', first.id)).toEqual(first);
  });

  it.each([
    ['is not there', () => rmSync(backup), 'There is no backup'],
    ['is no database', () => writeFileSync(backup, 'x'.repeat(5_000)), 'not a database'],
    [
      'is of a newer program',
      () => change('UPDATE meta SET schema_version = 999, works_from = 999'),
      'version 999',
    ],
    ['is of another program', () => change('DROP TABLE meta'), "can't be restored"],
  ])('refuses a backup that %s, and changes nothing', async (_, spoil, message) => {
    await backUpDatabase(file, backup);
    spoil();
    await expect(restore()).rejects.toThrow(message);
    store = open();
    expect(await store.readEpoch()).toBe('epoch-1');
    expect(existsSync(`${file}.restoring`)).toBe(false);
  });

  it('A24 U7 knows of a backup of an earlier program what outlives the account of an erased person', async () => {
    await store.close();
    rmSync(file);
    writeEarlier(file, 9);
    await backUpDatabase(file, backup);
    await restoreDatabase(backup, file, randomId, [
      { accountId: 'anna', at: 1, sessions: ['phone'] },
    ]);
    store = open();
    expect(await store.findAccount('anna')).toBeUndefined();
    for (const mark of [{ accountId: 'anna' }, { tokenHash: 'phone' }]) {
      expect(await isErased(store, mark)).toBe(true);
    }
    expect(await store.findAccount('ben')).toBeDefined();
    expect(await store.listConsents('anna')).toMatchObject([{ number: 1, link: 'first' }]);
  });

  it('A24 counts no vote of an erased person, and hands on the circle they led', async () => {
    const ben = { accountId: 'ben', today: '2026-03-01' };
    const circle = { id: 'table', name: 'Table', description: null };
    const deps = (id?: string) => circleDeps(store, 2, id);
    const question = { suggestion: 'What is calm?', category: 'Rest' };
    await store.createAccount(sampleAccount('ben'));
    await createCircle(deps('m-anna'), { ...ben, accountId: 'anna' }, circle);
    const { code } = await makeInvite(deps(), 'anna', 'table', 2);
    await joinCircle(deps('m-ben'), ben, code);
    await submitSuggestion(store, { id: 'ben' }, question, { id: 'one', now: 1 });
    await voteOnSuggestion(store, sampleAccount('anna'), 'one', { voteType: 'upvote' });
    await backUpDatabase(file, backup);
    await restore('anna');
    expect(await listOwnSuggestions(store, { id: 'ben' })).toMatchObject([{ id: 'one', votes: 0 }]);
    expect(await listCircles(deps(), ben)).toMatchObject([{ role: 'leader', memberCount: 1 }]);
    expect(await readInvite(deps(), 'ben', 'table')).toBeNull();
  });

  it('A24 A49 leaves behind an erased person what erasing their account leaves', async () => {
    const at = 1_000;
    const customer = { provider: 'stripe', customerId: 'cus_anna' } as const;
    const group = { kind: 'found', id: 'chapel', name: 'Grace Chapel' } as const;
    await onboard(store, 'anna', { goals: ['peace'], at, group });
    const deps = { store, now: () => at };
    const { code } = await makeOrganizationInvite(deps, 'anna', 'chapel', 9);
    await store.createAccount(sampleAccount('ben'));
    await joinOrganization(deps, 'ben', { inviteCode: code, sharesReflections: false });
    const subscription = { ...NO_SUBSCRIPTION, ...customer, revision: 1 };
    await store.write((tx) => keepSubscription(tx, 'anna', subscription, at));
    await backUpDatabase(file, backup);
    await restore('anna');
    expect(await listOrganizations({ store }, 'ben')).toMatchObject([
      { role: 'admin', memberCount: 1 },
    ]);
    await expect(checkInvite({ ...deps, store }, code)).rejects.toMatchObject({
      code: 'INVITE_UNKNOWN',
    });
    expect(await store.listLeftCustomers()).toEqual([customer]);
  });

  it('A5 brings back no invite: it may have been spent since, or ended because the wrong people had it', async () => {
    const anna = { accountId: 'anna', today: '2026-03-01' };
    const circle = { id: 'table', name: 'Table', description: null };
    const group = { kind: 'found', id: 'chapel', name: 'Grace Chapel' } as const;
    await onboard(store, 'anna', { goals: ['peace'], at: 1_000, group });
    await createCircle(circleDeps(store, 2, 'm-anna'), anna, circle);
    const { code } = await makeInvite(circleDeps(store, 2), 'anna', 'table', 2);
    const deps = () => ({ store, now: () => 1_000 });
    const ofGroup = await makeOrganizationInvite(deps(), 'anna', 'chapel', 9);
    await store.createAccount(sampleAccount('ben'));
    await backUpDatabase(file, backup);
    await restore();
    const unknown = { code: 'INVITE_UNKNOWN' };
    const ben = { accountId: 'ben', today: '2026-03-01' };
    await expect(joinCircle(circleDeps(store, 2, 'm-ben'), ben, code)).rejects.toMatchObject(
      unknown,
    );
    await expect(checkInvite(deps(), ofGroup.code)).rejects.toMatchObject(unknown);
    expect(await listCircles(circleDeps(store, 2), anna)).toMatchObject([{ role: 'leader' }]);
  });

  it('backs up only what is there, and never onto itself', async () => {
    const nothing = backUpDatabase(join(folder, 'nothing'), backup);
    await expect(nothing).rejects.toThrow('There is no database');
    await expect(backUpDatabase(file, file)).rejects.toThrow('must not take the place');
  });
});

/** A database as the program left it that knew so many migrations, with anna, ben and what anna allowed. */
function writeEarlier(path: string, version: number): void {
  const db = new Sqlite(path);
  db.exec(MIGRATIONS.slice(0, version).join('\n'));
  db.prepare("INSERT INTO meta VALUES (1, ?, 'epoch-0', ?)").run(
    version,
    keys.newWrappedKey(DATABASE_KEY),
  );
  for (const id of ['anna', 'ben']) {
    db.prepare(
      `INSERT INTO accounts VALUES (@id, @id, @id, @id, @id, '', 'free', NULL, 7, 0, zeroblob(32), @key)`,
    ).run({ id, key: keys.newWrappedKey(id) });
  }
  db.exec("INSERT INTO consents VALUES ('anna', 1, 5, 'cookies', 1, '3.0', 0, 0, '0', 'first')");
  db.close();
}

function change(sql: string): void {
  const db = new Sqlite(backup);
  db.exec(sql);
  db.close();
}
