import { beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../shared/protocol/limits';
import type { RecordState } from '../../shared/records/record';
import type { PersonStore, Replica } from '../person/contract';
import { failed } from './failure';
import { syncOnce } from './sync-once';
import type { SyncOutcome } from './sync-outcome';
import { createSyncSession } from './sync-run';
import { createProcess } from './testing/crashing-storage';
import { memoryDisk } from './testing/device-disk';
import { PretendServer } from './testing/pretend-server';

/** Rows of one push, as this server takes them. */
const PAGE = 100;

let store: PersonStore;
let server: PretendServer;
let now: number;
/** What the device did, in order. */
let steps: string[];

beforeEach(async () => {
  store = await memoryDisk().open('anna', createProcess(), () => 1_000);
  server = new PretendServer();
  now = 5_000;
  steps = [];
  server.before = async (question) => {
    if (question !== 'push') return undefined;
    const rows = Number(server.asked.at(-1)?.split(' ')[1]);
    if (rows > PAGE) return failed({ kind: 'too-large' });
    steps.push('push');
    return undefined;
  };
  return () => store.close();
});

/** Records that wait, as an import leaves them, all changed in the same moment. */
async function letWait(count: number, words = 'words'): Promise<void> {
  const states = Array.from(
    { length: count },
    (_, index): RecordState => ({
      id: `entry-${index}`,
      kind: 'journal-entry',
      day: '2026-03-01',
      order: index,
      version: { other: 1 },
      deleted: false,
      createdAt: 1_000,
      updatedAt: 1_000,
      utcOffsetMinutes: 0,
      body: { content: `${words} ${index}`, audioUrl: null },
    }),
  );
  await store.records.importStates(states);
}

function run(replica: Replica): Promise<SyncOutcome> {
  const session = createSyncSession({ now: () => now, log: () => undefined });
  return syncOnce(replica, server, new AbortController().signal, session);
}

/** The replica, which notes when it stores an acknowledgement; `acknowledge` stands in its place. */
function watched(
  acknowledge: Replica['acknowledge'] = (...said) => store.replica.acknowledge(...said),
): Replica {
  const watching: Replica['acknowledge'] = (...said) => {
    steps.push('store');
    return acknowledge(...said);
  };
  return new Proxy(store.replica, {
    get(target, name) {
      if (name === 'acknowledge') return watching;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

async function waiting(): Promise<number> {
  return (await store.replica.pendingRows(9e9, 9e9)).length;
}

const times = (count: number, step: string) => Array.from({ length: count }, () => step);

describe('answers to pushes', () => {
  it('P80 are stored once everything that waits was sent', async () => {
    await letWait(3 * PAGE);
    expect(await run(watched())).toMatchObject({ kind: 'synced' });
    const pushes = steps.lastIndexOf('push') + 1;
    expect(pushes).toBeGreaterThan(2);
    expect(steps).toEqual([...times(pushes, 'push'), ...times(pushes, 'store')]);
    expect([await waiting(), server.ids().length]).toEqual([0, 3 * PAGE]);
  });

  it.each([
    ['where sending takes long', 5_000],
    ['where the clock is put back', -3_600_000],
  ])('P80 are stored meanwhile %s', async (_, passed) => {
    await letWait(3 * PAGE);
    const { before } = server;
    server.before = (question) => {
      now += passed;
      return before(question);
    };
    await run(watched());
    expect(steps.indexOf('store')).toBeLessThan(steps.lastIndexOf('push'));
    expect(await waiting()).toBe(0);
  });

  it('P80 that never were stored cost a second push, and nothing else', async () => {
    await letWait(3 * PAGE);
    const failing = watched(() => Promise.reject(new Error('killed')));
    expect(await run(failing)).toMatchObject({ error: 'LOCAL_STORE_FAILED' });
    expect([await waiting(), server.ids().length]).toEqual([3 * PAGE, 3 * PAGE]);
    expect(await run(store.replica)).toMatchObject({ kind: 'synced' });
    expect([await waiting(), server.ids().length]).toEqual([0, 3 * PAGE]);
  });

  it('P17 P80 all that waits is sent once, also more of one moment than is read at once', async () => {
    const count = 18;
    await letWait(count, 'x'.repeat(LIMITS.recordBytes - 1_000));
    const sent: string[] = [];
    server.before = async () => undefined;
    server.afterPush = async (answer) => {
      sent.push(...answer.accepted.map(({ id }) => id));
      return answer;
    };
    expect(await run(store.replica)).toMatchObject({ kind: 'synced' });
    expect([sent.length, new Set(sent).size, await waiting()]).toEqual([count, count, 0]);
  });
});
