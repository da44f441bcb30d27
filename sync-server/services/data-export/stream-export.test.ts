import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildExport, type DataExport } from '../../../shared/api/export';
import { readExport } from '../../../shared/api/read-export';
import type { ServerExport } from '../../../shared/api/server-export';
import type { RecordState } from '../../../shared/records/record';
import { SealBrokenError } from '../../sealing/keys';
import { addOnboarding } from '../../store/sql/onboarding-rows';
import { NO_RULES, sampleRecord, tombstoneOf } from '../../store/testing/samples';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { everyRecord } from '../records/in-pages';
import { readAlsoKept } from './also-kept';
import { streamExport } from './stream-export';

let test: TestApp;
beforeEach(() => {
  test = openTestApp();
});
afterEach(() => test.close());

async function accountOf(username: string, records: readonly RecordState[] = [sampleRecord()]) {
  const { id } = await test.person(username);
  await test.store.applyPush(id, records, NO_RULES);
  const account = await test.store.findAccount(id);
  if (!account) throw new Error('nobody');
  return account;
}

type Asked = Parameters<typeof streamExport>;

async function read(...asked: Asked): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of streamExport(...asked)) pieces.push(piece);
  return pieces.join('');
}

const kept = (value: string) => ({ hash: value, field: 'content', value, updatedAt: 1_000 });
const page = (of: string, ...values: string[]) =>
  sampleRecord({
    id: `kept-versions:${of}:${values.join()}`,
    kind: 'kept-versions',
    body: { of, keptVersions: values.map(kept) },
  });

/** One of everything that an export tells in its own way. */
const ALL = [
  sampleRecord(),
  sampleRecord({ id: 'earlier', day: '2026-02-01' }),
  sampleRecord({
    id: 'conflicted',
    body: { content: 'now', audioUrl: null, colour: 'gold', keptVersions: [kept('before')] },
  }),
  sampleRecord({
    id: 'nourish-day:2026-03-01',
    kind: 'nourish-day',
    body: {
      waterIntake: { phone: 3, tablet: 2 },
      balancedMeals: {},
      mindfulEating: null,
      gratefulForFood: true,
      emotionalEating: null,
      energyLevel: null,
      reflection: null,
    },
  }),
  sampleRecord({ id: 'jar', kind: 'gratitude-jar', body: { ä: ['light', null, { deep: 1 }] } }),
  page('conflicted', 'older', 'oldest'),
  page('conflicted', 'ancient'),
  page('entry-1', 'moved away'),
  page('gone', 'words of what was deleted'),
  tombstoneOf(sampleRecord({ id: 'gone' })),
];

/** Within a day records may come in any order, and so may the versions of one. */
function inOneOrder({ records, unread }: Pick<DataExport, 'records' | 'unread'>) {
  const sorted = Object.entries(records).map(([kind, section]) => {
    const each = section.map((record) => ({
      ...record,
      keptVersions: (record.keptVersions ?? []).toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    }));
    return [kind, each.toSorted((a, b) => (a.id < b.id ? -1 : 1))];
  });
  return { records: Object.fromEntries(sorted), unread };
}

describe('streamExport', () => {
  it('A27 says in pieces just what the export says that is built at once', async () => {
    const account = await accountOf('anna', ALL);
    const file = JSON.parse(await read(test.store, account, NOON, { more: 1 })) as ServerExport;
    const whole = buildExport(await everyRecord(test.store, account.id), {
      exportedAt: NOON,
      account: { id: account.id, username: account.username },
    });
    const { states, checksum, ...told } = whole;
    expect(inOneOrder(file)).toMatchObject(inOneOrder(told));
    expect(file.states.map(({ id }) => id).toSorted()).toEqual(
      states.map(({ id }) => id).toSorted(),
    );
    expect(file.states).toEqual(expect.arrayContaining(states));
    expect(Object.keys(file)).toEqual([...Object.keys(whole), 'more']);
    expect(readExport(JSON.stringify(file))).toMatchObject({ ok: true, value: { unreadable: 0 } });
    expect(checksum).toHaveLength(64);
  });

  it('A27 is whole for somebody who wrote nothing', async () => {
    const account = await accountOf('anna', []);
    const text = await read(test.store, account, NOON, {});
    expect(readExport(text)).toMatchObject({ ok: true, value: { states: [] } });
  });

  it('A27 lets others have their turn while it goes through an account, and keeps little of it', async () => {
    const account = await accountOf('anna', []);
    for (let number = 0; number < 30; number += 1) {
      const body = { mood: null, truthStatement: '', more: 'x'.repeat(950_000) };
      const record = sampleRecord({ id: `${number}`, kind: 'of-tomorrow', body });
      await test.store.applyPush(account.id, [record], NO_RULES);
    }
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    let longest = 0;
    for await (const piece of streamExport(test.store, account, NOON, {})) {
      longest = Math.max(longest, piece.length);
    }
    isOver = true;
    expect(turns).toBeGreaterThan(50);
    expect(longest).toBeLessThan(1_000_000);
  });

  it('A27 goes on past what is written, deleted or no longer opens meanwhile', async () => {
    const many = Array.from({ length: 1_200 }, (_, index) =>
      sampleRecord({ id: `entry-${index}` }),
    );
    const account = await accountOf('anna', []);
    for (let start = 0; start < many.length; start += 400) {
      await test.store.applyPush(account.id, many.slice(start, start + 400), NO_RULES);
    }
    let text = '';
    let isFirst = true;
    for await (const piece of streamExport(test.store, account, NOON, {})) {
      if (piece.includes('"entry-3"') && isFirst) {
        isFirst = false;
        const changes = [tombstoneOf(many[1_100]!), sampleRecord({ id: 'new', day: '2026-03-02' })];
        await test.store.applyPush(account.id, changes, NO_RULES);
      }
      text += piece;
    }
    const result = readExport(text);
    const ids = result.ok ? result.value.states.map(({ id }) => id) : [];
    expect(ids).toHaveLength(1_200);
    expect(ids).toContain('new');
    expect(ids).not.toContain('entry-1100');
  });

  it('holds the words, and says null of what no longer opens', async () => {
    const broken = () => Promise.reject(new SealBrokenError());
    const store = { ...test.store, listFeedback: broken };
    const account = await accountOf('anna');
    const changed = { accountId: account.id, completedAt: NOON, goals: Buffer.alloc(99) };
    await store.write((tx) => addOnboarding(tx, changed));
    const alsoKept = await readAlsoKept(store, account);
    const file = JSON.parse(await read(store, account, NOON, { alsoKept })) as ServerExport;
    expect(file.states).toEqual([sampleRecord()]);
    expect(file.alsoKept).toMatchObject({ onboarding: { goals: null }, feedback: null });
  });

  it('holds what a person calls a device', async () => {
    const account = await accountOf('anna');
    const [session] = await test.store.listSessions(account.id);
    await test.store.nameSession(session!, 'The kitchen tablet');
    const { sessions } = await readAlsoKept(test.store, account);
    expect(sessions).toMatchObject([{ device: null, deviceName: 'The kitchen tablet' }]);
  });

  it('fails where the database does: nobody is to take half of it for the whole', async () => {
    const broken = () => Promise.reject(new Error('disk'));
    const account = await accountOf('anna');
    const { store } = test;
    await expect(read({ ...store, readPage: broken }, account, NOON, {})).rejects.toThrow('disk');
    const half = { ...store, listFeedback: broken };
    await expect(readAlsoKept(half, account)).rejects.toThrow('disk');
  });

  it('is taken by an import, which reads past what it does not know', async () => {
    const account = await accountOf('anna');
    const alsoKept = await readAlsoKept(test.store, account);
    const file = await read(test.store, account, NOON, { alsoKept });
    const later = await read(test.store, account, NOON, {
      alsoKept: { ...alsoKept, account: 'of another shape' },
      more: [1],
    });
    for (const each of [file, later]) {
      expect(readExport(each)).toMatchObject({
        ok: true,
        value: { states: [sampleRecord()], unreadable: 0 },
      });
    }
  });
});
