import { beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../shared/protocol/limits';
import { journalEntry } from '../../shared/records/journal-entry';
import type { RecordState } from '../../shared/records/record';
import type { PersonStore, Replica } from '../person/contract';
import { failed } from './failure';
import { syncOnce } from './sync-once';
import type { SyncOutcome } from './sync-outcome';
import { createSyncSession, type SyncEvent, type SyncSession } from './sync-run';
import { createProcess } from './testing/crashing-storage';
import { type DeviceDisk, memoryDisk } from './testing/device-disk';
import { PretendServer } from './testing/pretend-server';

let disk: DeviceDisk;
let store: PersonStore;
let server: PretendServer;
let session: SyncSession;
let events: SyncEvent[];

beforeEach(async () => {
  disk = memoryDisk();
  store = await open();
  server = new PretendServer();
  events = [];
  session = newSession();
  return () => store.close();
});

function open(): Promise<PersonStore> {
  let ticks = 0;
  return disk.open('anna', createProcess(), () => 1_000 + ticks++);
}

function newSession(): SyncSession {
  return createSyncSession({ now: () => 5_000, log: (event) => void events.push(event) });
}

function run(replica: Replica = store.replica): Promise<SyncOutcome> {
  return syncOnce(replica, server, new AbortController().signal, session);
}

/** The replica, whose calls reject where `isFailing` says so of a method. */
function replicaFailing(isFailing: (method: PropertyKey) => boolean): Replica {
  return new Proxy(store.replica, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) =>
        isFailing(name) ? Promise.reject(new Error('disk')) : value.apply(target, args);
    },
  });
}

function loseThirdPull(): void {
  let pulls = 0;
  server.before = async (question) => {
    if (question === 'pull') pulls += 1;
    return pulls === 3 ? failed({ kind: 'try-again', error: 'UNREACHABLE' }) : undefined;
  };
}

async function write(id: string, content: string): Promise<RecordState> {
  const opened = await store.records.find(journalEntry, id);
  const body = { ...opened?.body, content, audioUrl: null };
  const saved = store.records.save({ kind: journalEntry, id, day: '2026-03-01', body, opened });
  return saved as Promise<RecordState>;
}

function foreign(id: string, content: string, change: Partial<RecordState> = {}): RecordState {
  return {
    id,
    kind: 'journal-entry',
    day: '2026-03-01',
    order: 5,
    version: { other: 1 },
    deleted: false,
    createdAt: 1_000,
    updatedAt: 1_000,
    utcOffsetMinutes: 0,
    body: { content, audioUrl: null },
    ...change,
  };
}

async function waiting(): Promise<string[]> {
  return (await store.replica.pendingRows(100, 1_000_000)).map(({ id }) => id).sort();
}

async function held(): Promise<(string | undefined)[]> {
  return (await store.records.all()).filter(({ sync }) => sync === 2).map(({ code }) => code);
}

const synced = { kind: 'synced', at: 5_000 };

describe('a run', () => {
  it('P11 P13 P32 asks for the epoch first, pulls, then pushes', async () => {
    server.put(foreign('theirs', 'from elsewhere'));
    await write('mine', 'from here');
    expect(await run()).toEqual(synced);
    expect(server.asked[0]).toBe('pull 0 null');
    expect(server.asked.filter((asked) => asked.startsWith('push'))).toEqual(['push 1']);
    expect(server.ids()).toEqual(['mine', 'theirs']);
    expect((await store.records.find(journalEntry, 'theirs'))?.body.content).toBe('from elsewhere');
    expect(await store.replica.readState()).toMatchObject({ epoch: 'first', lastSyncedAt: 5_000 });
  });

  it('P81 opens what a first pull writes with while its first page travels, and goes on where that fails', async () => {
    const called: PropertyKey[] = [];
    let meanwhile: PropertyKey[] | undefined;
    server.before = async () => {
      await Promise.resolve();
      meanwhile ??= [...called];
      return undefined;
    };
    const replica = replicaFailing((method) => {
      called.push(method);
      return method === 'beReady';
    });
    expect(await run(replica)).toEqual(synced);
    expect(meanwhile).toContain('beReady');
  });

  it('P13 P32 pulls a new epoch to its end before it pushes', async () => {
    server.pageRows = 1;
    for (const id of ['a', 'b', 'c']) server.put(foreign(id, id));
    await write('mine', 'from here');
    expect(await run()).toEqual(synced);
    const pushed = server.asked.indexOf('push 1');
    const pulled = server.asked.indexOf('pull 2 first');
    expect(pulled).toBeGreaterThan(0);
    expect(pushed).toBeGreaterThan(pulled);
  });

  it('P37 asks one question when there is nothing to do', async () => {
    await run();
    await write('mine', 'words');
    await run();
    server.asked.length = 0;
    expect(await run()).toEqual(synced);
    expect(server.asked).toEqual(['pull 1 first']);
  });

  it('P40 does not pull back what it has just pushed', async () => {
    server.put(foreign('seen', 'before'));
    await run();
    await write('mine', 'words');
    server.asked.length = 0;
    expect(await run()).toEqual(synced);
    expect(server.asked).toEqual(['push 1']);
    expect(await store.replica.readState()).toMatchObject({ checkpoint: 2 });
  });

  it('P40 pulls after a push that found more on the server than it had seen', async () => {
    server.put(foreign('seen', 'before'));
    await run();
    server.put(foreign('theirs', 'from elsewhere'));
    await write('mine', 'words');
    server.asked.length = 0;
    expect(await run()).toEqual(synced);
    expect(server.asked).toEqual(['push 1', 'pull 1 first']);
    expect((await store.records.find(journalEntry, 'theirs'))?.body.content).toBe('from elsewhere');
  });

  it('P32 never rejects, also when the device fails while it enters another epoch', async () => {
    await run();
    server.restoreEmpty('second');
    server.pageRows = 1;
    for (const id of ['a', 'b']) server.put(foreign(id, id));
    let reads = 0;
    const failing = replicaFailing((method) => method === 'readState' && ++reads === 3);
    expect(await run(failing)).toEqual({ kind: 'try-again', error: 'LOCAL_STORE_FAILED' });
    expect(await run()).toEqual(synced);
  });

  it('P25 P26 pulls page after page to the end, and only then is the picture complete', async () => {
    server.pageRows = 2;
    for (const id of ['a', 'b', 'c', 'd', 'e']) server.put(foreign(id, id));
    loseThirdPull();
    expect(await run()).toEqual({ kind: 'try-again', error: 'UNREACHABLE' });
    expect(await store.replica.readState()).toMatchObject({ initialPullDone: false });
    server.before = async () => undefined;
    expect(await run()).toEqual(synced);
    expect(await store.replica.readState()).toMatchObject({ initialPullDone: true, checkpoint: 5 });
    expect(await store.records.all()).toHaveLength(5);
  });

  it('P13 P26 pulls the rest of a first pull that was cut short before it pushes', async () => {
    server.pageRows = 1;
    for (const id of ['a', 'b', 'c', 'd']) server.put(foreign(id, id));
    loseThirdPull();
    await run();
    server.before = async () => undefined;
    server.asked.length = 0;
    await write('mine', 'from here');
    expect(await run()).toEqual(synced);
    expect(server.asked.slice(0, 3)).toEqual(['pull 2 first', 'pull 3 first', 'push 1']);
  });

  it('P15 stores a checkpoint only after its rows are merged', async () => {
    await run();
    server.put(foreign('a', 'words'));
    server.asked.length = 0;
    const failing = replicaFailing((method) => method === 'mergeIn');
    expect(await run(failing)).toEqual({ kind: 'try-again', error: 'LOCAL_STORE_FAILED' });
    expect(server.asked).toEqual(['pull 0 first']);
    expect(await store.replica.readState()).toMatchObject({ epoch: 'first', checkpoint: 0 });
    expect(events.at(-1)?.kind).toBe('local-store-failed');
    expect(await run()).toEqual(synced);
    expect(await store.records.all()).toHaveLength(1);
    expect(await store.replica.readState()).toMatchObject({ checkpoint: 1 });
  });

  it('P17 leaves pending whatever the answer does not name, and says so', async () => {
    await write('a', 'taken');
    await write('b', 'dropped on the way');
    server.afterPush = async (answer) => {
      server.drop('b');
      return { ...answer, accepted: answer.accepted.filter(({ id }) => id !== 'b') };
    };
    expect(await run()).toEqual({ kind: 'try-again', error: 'NOT_ACCEPTED' });
    expect(await waiting()).toEqual(['b']);
    server.afterPush = async (answer) => answer;
    expect(await run()).toEqual(synced);
    expect(await waiting()).toEqual([]);
  });

  it('P17 does not believe an answer that names another version', async () => {
    await write('a', 'words');
    server.afterPush = async (answer) => {
      server.drop('a');
      return { ...answer, accepted: [{ id: 'a', version: { other: 9 } }] };
    };
    await run();
    expect(await waiting()).toEqual(['a']);
  });

  it('P19 P22 P23 holds back what is refused, sends the rest, and frees it when the plan permits', async () => {
    server.plan = 'free';
    server.refused.set('fourth', 'ENTRY_LIMIT');
    await write('first', 'one');
    await write('fourth', 'four');
    expect(await run()).toEqual(synced);
    expect([await waiting(), await held(), server.ids()]).toEqual([[], ['ENTRY_LIMIT'], ['first']]);
    server.plan = 'premium';
    server.refused.clear();
    expect(await run()).toEqual(synced);
    expect([await held(), server.ids()]).toEqual([[], ['first', 'fourth']]);
  });

  it('P23 frees held records from what the state says, though the change was missed', async () => {
    server.plan = 'free';
    server.refused.set('fourth', 'ENTRY_LIMIT');
    await write('fourth', 'four');
    await run();
    // The plan was noted and the program died before it turned the records.
    server.plan = 'premium';
    server.refused.clear();
    await store.replica.applyPlan('premium');
    await store.replica.hold('first', await asHeld());
    expect(await held()).toEqual(['ENTRY_LIMIT']);
    expect(await run()).toEqual(synced);
    expect(server.ids()).toEqual(['fourth']);
  });

  it('P23 frees a held entry when another was deleted elsewhere', async () => {
    server.plan = 'free';
    for (const id of ['a', 'b', 'c']) server.put(foreign(id, id));
    server.refused.set('fourth', 'ENTRY_LIMIT');
    await write('fourth', 'four');
    expect(await run()).toEqual(synced);
    expect(await held()).toEqual(['ENTRY_LIMIT']);
    server.put(foreign('a', '', { version: { other: 2 }, deleted: true, body: {} }));
    server.refused.clear();
    expect(await run()).toEqual(synced);
    expect([await held(), server.ids()]).toEqual([[], ['a', 'b', 'c', 'fourth']]);
  });

  it('P23 frees a held entry when another is deleted here, in the same run', async () => {
    server.plan = 'free';
    for (const id of ['a', 'b', 'c']) server.put(foreign(id, id));
    server.refused.set('fourth', 'ENTRY_LIMIT');
    await write('fourth', 'four');
    await run();
    await store.records.remove('a', { other: 1 });
    server.refused.clear();
    expect(await run()).toEqual(synced);
    expect([await held(), server.get('fourth')?.body.content]).toEqual([[], 'four']);
  });

  it('P22 asks a server that refuses an entry again no more than twice in a run', async () => {
    server.plan = 'free';
    server.refused.set('fourth', 'ENTRY_LIMIT');
    await write('fourth', 'four');
    expect(await run()).toEqual(synced);
    expect(server.asked.filter((question) => question.startsWith('push'))).toHaveLength(2);
    expect(await held()).toEqual(['ENTRY_LIMIT']);
  });

  it('A27 P22 P45 holds back what the server has no room for, and asks nothing more for it', async () => {
    await write('a', 'short');
    await run();
    server.maxBytes = 1_000;
    await write('long', 'x'.repeat(1_000));
    await write('b', 'b');
    server.maxBytes = 1_800;
    expect(await run()).toEqual(synced);
    expect([await waiting(), await held(), server.ids()]).toEqual([
      [],
      ['RECORD_QUOTA'],
      ['a', 'b'],
    ]);
    expect((await store.records.find(journalEntry, 'long'))?.body.content).toHaveLength(1_000);
    server.asked.length = 0;
    session = newSession();
    expect(await run()).toEqual(synced);
    expect(server.asked.filter((asked) => asked.startsWith('push'))).toEqual([]);
  });

  it('A27 P23 P45 sends it once something is deleted here, in the same run', async () => {
    const a = await write('a', 'x'.repeat(1_000));
    await run();
    server.maxBytes = 2_500;
    await write('long', 'y'.repeat(1_000));
    expect(await run()).toEqual(synced);
    expect(await held()).toEqual(['RECORD_QUOTA']);
    await store.records.remove('a', a.version);
    expect(await run()).toEqual(synced);
    expect([await held(), server.get('long')?.body.content]).toEqual([[], 'y'.repeat(1_000)]);
  });

  it('A27 P23 P45 sends the oldest that fit once there is room, though no event said so', async () => {
    server.maxBytes = 0;
    await write('first', 'x'.repeat(500));
    await write('long', 'x'.repeat(9_000));
    await write('last', 'x'.repeat(500));
    expect(await run()).toEqual(synced);
    expect(await held()).toHaveLength(3);
    server.maxBytes = 3_000;
    session = newSession();
    expect(await run()).toEqual(synced);
    expect([await held(), server.ids()]).toEqual([['RECORD_QUOTA'], ['first', 'last']]);
  });

  it('A27 P45 leaves held what a server without a quota says nothing of', async () => {
    server.refused.set('a', 'RECORD_QUOTA');
    await write('a', 'words');
    server.afterPush = async ({ room, ...answer }) => answer;
    expect(await run()).toEqual(synced);
    expect(await held()).toEqual(['RECORD_QUOTA']);
    expect(server.asked.filter((asked) => asked.startsWith('push'))).toHaveLength(1);
  });

  it('A27 P24 P46 merges conflicts in as they are told, and pushes the rest again in the same run', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    for (const id of ids) await write(id, `first ${id}`);
    await run();
    for (const id of ids) {
      const seen = server.get(id);
      if (!seen) throw new Error(`${id} did not arrive`);
      server.put({
        ...seen,
        version: { ...seen.version, other: 1 },
        body: {
          ...seen.body,
          content: `first ${id}
theirs`,
        },
      });
      await write(
        id,
        `mine
first ${id}`,
      );
    }
    server.maxConflicts = 2;
    server.asked.length = 0;
    expect(await run()).toEqual(synced);
    for (const id of ids) {
      expect(server.get(id)?.body.content).toBe(`mine
first ${id}
theirs`);
    }
    const pushes = server.asked.filter((asked) => asked.startsWith('push'));
    // Five with two told; then those two merged beside the three left out, and so on.
    expect(pushes).toEqual(['push 5', 'push 5', 'push 3', 'push 1']);
    expect(server.asked.indexOf('push 1')).toBeLessThan(
      server.asked.findIndex((asked) => asked.startsWith('pull')),
    );
  });

  it('P21 keeps pending what was changed while it travelled, and pushes it in the same run', async () => {
    await write('a', 'first words');
    server.afterPush = async (answer) => {
      server.afterPush = async (later) => later;
      await write('a', 'second words');
      return answer;
    };
    expect(await run()).toEqual(synced);
    expect(server.get('a')?.body.content).toBe('second words');
    expect(await waiting()).toEqual([]);
  });

  it('P18 P24 merges a conflict in and pushes the result', async () => {
    const mine = await write('a', 'my line');
    await run();
    server.put({
      ...foreign('a', 'my line\ntheir line', { updatedAt: 9_999 }),
      version: { ...mine.version, other: 1 },
    });
    await write('a', 'my new line\nand more');
    expect(await run()).toEqual(synced);
    expect(JSON.stringify(server.get('a'))).toContain('their line');
    expect(JSON.stringify(server.get('a'))).toContain('my new line');
    const here = await store.records.find(journalEntry, 'a');
    expect(here?.version).toEqual(server.get('a')?.version);
  });

  it('P29 halves what is too large for one request and holds back what is too large alone', async () => {
    for (const id of ['a', 'b', 'c']) await write(id, `words of ${id}`);
    server.before = async (question) => {
      const rows = Number(server.asked.at(-1)?.split(' ')[1]);
      const isTooLarge = question === 'push' && rows > 1;
      return isTooLarge ? failed({ kind: 'too-large' }) : undefined;
    };
    expect(await run()).toEqual(synced);
    expect(server.ids()).toEqual(['a', 'b', 'c']);
    await write('d', 'a very long morning');
    server.before = async (question) =>
      question === 'push' ? failed({ kind: 'too-large' }) : undefined;
    expect(await run()).toEqual(synced);
    expect(await held()).toEqual(['RECORD_TOO_LARGE']);
    expect((await store.records.find(journalEntry, 'd'))?.body.content).toBe('a very long morning');
  });

  it('P30 moves kept versions out before it pushes', async () => {
    const kept = Array.from({ length: 9 }, (_, index) => ({
      hash: `h${index}`,
      field: 'content',
      value: `${index} ${'x'.repeat(10_000)}`,
      updatedAt: index,
    }));
    const body = { content: 'words', audioUrl: null, keptVersions: kept };
    const input = { kind: journalEntry, id: 'a', day: '2026-03-01', body, opened: undefined };
    await store.records.save(input);
    expect(await run()).toEqual(synced);
    const states = server.ids().map((id) => server.get(id));
    expect(states.length).toBeGreaterThan(1);
    for (const { value } of kept) expect(JSON.stringify(states)).toContain(value);
    expect(JSON.stringify(server.get('a')).length).toBeLessThan(70_000);
  });

  it.each([
    { kind: 'signed-out' },
    { kind: 'upgrade-required' },
    { kind: 'erased' },
    { kind: 'try-again', error: 'BUSY', retryAfterMs: 7_000 },
  ] as const)('P33 P34 P35 P36 ends with %j and keeps everything', async (failure) => {
    await run();
    await write('a', 'words');
    server.before = async () => failed(failure);
    expect(await run()).toEqual(failure);
    expect(await waiting()).toEqual(['a']);
  });

  it('ends when aborted and leaves what is pending pending', async () => {
    await write('a', 'words');
    const ended = new AbortController();
    server.before = async (question) => {
      if (question === 'push') ended.abort();
      return question === 'push' ? failed({ kind: 'aborted' }) : undefined;
    };
    const outcome = await syncOnce(store.replica, server, ended.signal, session);
    expect([outcome, await waiting()]).toEqual([{ kind: 'aborted' }, ['a']]);
  });
});

describe('another epoch', () => {
  it('P13 P14 F6 is entered, pulled and then given everything that is here', async () => {
    await write('a', 'one');
    await write('b', 'two');
    await run();
    server.restoreEmpty('second');
    server.put(foreign('c', 'only there'));
    server.asked.length = 0;
    expect(await run()).toEqual(synced);
    expect(server.ids()).toEqual(['a', 'b', 'c']);
    expect(await store.records.all()).toHaveLength(3);
    const entered = server.asked.indexOf('pull 0 second');
    expect(entered).toBeGreaterThanOrEqual(0);
    expect(server.asked.indexOf('push 2')).toBeGreaterThan(entered);
  });

  it('P16 F6 of the same name is entered anew', async () => {
    await write('a', 'one');
    await run();
    server.restoreEmpty('first');
    expect(await run()).toEqual(synced);
    expect(server.ids()).toEqual(['a']);
  });

  it('P54 of a server that has exactly what is here is entered with one question', async () => {
    server.put(foreign('theirs', 'from elsewhere'));
    await write('a', 'one');
    await run();
    server.epoch = 'second';
    server.asked.length = 0;
    expect(await run()).toEqual(synced);
    expect(server.asked).toEqual(['pull 2 first', 'digest']);
    expect(events.at(-1)).toEqual({ kind: 'epoch-entered', epoch: 'second' });
    const now = { epoch: 'second', checkpoint: 2, initialPullDone: true };
    expect(await store.replica.readState()).toMatchObject(now);
    server.asked.length = 0;
    await run();
    expect(server.asked).toEqual(['pull 2 second']);
  });

  it('P54 P14 of a server that lacks something, or has more, is pulled and given everything', async () => {
    for (const id of ['a', 'b']) await write(id, 'words');
    await run();
    server.drop('b');
    server.epoch = 'second';
    server.asked.length = 0;
    expect(await run()).toEqual(synced);
    expect(server.asked.slice(0, 4)).toEqual(['pull 2 first', 'digest', 'pull 0 second', 'push 1']);
    expect(server.ids()).toEqual(['a', 'b']);
    server.put(foreign('c', 'only there'));
    server.epoch = 'third';
    expect(await run()).toEqual(synced);
    expect((await store.records.all()).map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
    expect(await waiting()).toEqual([]);
  });

  it('P54 is not compared while anything waits or is held', async () => {
    server.put(foreign('theirs', 'from elsewhere'));
    await run();
    await write('a', 'words');
    server.epoch = 'second';
    server.asked.length = 0;
    await run();
    expect(server.asked.slice(0, 2)).toEqual(['push 1', 'pull 0 null']);
    server.refused.set('b', 'INVALID_RECORD');
    await write('b', 'words');
    await run();
    server.epoch = 'third';
    server.asked.length = 0;
    await run();
    expect(server.asked.slice(0, 2)).toEqual(['pull 2 second', 'pull 0 null']);
  });

  it('P54 P16 is not compared where its name is the same: its sequence went back', async () => {
    await write('a', 'one');
    await run();
    const { checkpoint } = await store.replica.readState();
    await store.replica.advance('first', checkpoint + 5, true);
    server.asked.length = 0;
    expect(await run()).toEqual(synced);
    expect(server.asked.slice(0, 2)).toEqual([`pull ${checkpoint + 5} first`, 'pull 0 null']);
    expect(await store.replica.readState()).toMatchObject({ checkpoint });
  });

  it('P54 loses nothing that is saved, or told to another tab, after the server was asked', async () => {
    await write('a', 'one');
    await run();
    const tab = await open();
    const meanwhile = [
      () => write('a', 'newer'),
      () => write('b', 'new'),
      () => tab.replica.mergeIn('second', [foreign('late', 'of the old server')]),
    ];
    for (const happen of meanwhile) {
      server.epoch = { first: 'second', second: 'third', third: 'fourth' }[server.epoch] ?? '';
      if (server.epoch === 'fourth') await store.replica.enterEpoch('second');
      if (server.epoch === 'fourth') await run();
      server.before = async (question) => {
        if (question === 'digest') {
          server.before = async () => undefined;
          await happen();
        }
        return undefined;
      };
      expect(await run()).toEqual(synced);
      expect(await waiting()).toEqual([]);
    }
    await tab.close();
    expect(server.get('a')?.body.content).toBe('newer');
    expect(server.ids()).toEqual(['a', 'b']);
  });

  it.each([0, 1])(
    'P54 P13 a crash at any write loses nothing, where the server lacks %i records',
    async (missing) => {
      let ids = 0;
      for (let writes = 0; writes < 12; writes += 1) {
        const before = await run();
        expect(before).toEqual(synced);
        const id = `entry-${ids++}`;
        await write(id, 'words');
        await run();
        await store.close();
        if (missing > 0) server.drop(id);
        server.epoch = `epoch-${missing}-${writes}`;
        const process = createProcess();
        process.killAfter(writes);
        const dying = await disk.open('anna', process, () => 1_000).catch(() => undefined);
        if (dying) await run(dying.replica);
        await dying?.close().catch(() => undefined);
        store = await open();
        session = newSession();
        expect(await run()).toEqual(synced);
        expect(server.ids()).toHaveLength(ids);
        expect(await waiting()).toEqual([]);
        expect(await store.replica.readState()).toMatchObject({ epoch: server.epoch });
      }
    },
  );

  it('P54 P36 is asked for again where the question gets no answer, and pulled where it gets a failure', async () => {
    await write('a', 'one');
    await run();
    server.epoch = 'second';
    const unreachable = { kind: 'try-again', error: 'UNREACHABLE' } as const;
    server.before = async (question) => (question === 'digest' ? failed(unreachable) : undefined);
    expect(await run()).toEqual(unreachable);
    expect(await store.replica.readState()).toMatchObject({ epoch: 'first', checkpoint: 1 });
    let digests = 0;
    server.before = async (question) => {
      if (question === 'digest') digests += 1;
      const isFirst = question === 'digest' && digests === 1;
      return isFirst ? failed({ kind: 'try-again', error: 'INTERNAL' }) : undefined;
    };
    expect(await run()).toEqual(synced);
    expect(server.asked).toContain('pull 0 null');
    expect(await store.replica.readState()).toMatchObject({ epoch: 'second', checkpoint: 1 });
  });

  it('P12 acknowledges nothing on an answer that names another epoch', async () => {
    await run();
    await write('a', 'words');
    server.afterPush = async (answer) => {
      server.before = async () => failed({ kind: 'try-again', error: 'UNREACHABLE' });
      return { ...answer, epoch: 'second' };
    };
    await run();
    expect(await waiting()).toEqual(['a']);
  });

  it('P12 discards an answer to a request of the epoch before', async () => {
    await write('a', 'words');
    await run();
    await write('a', 'newer words');
    let letThrough: () => void = () => undefined;
    server.afterPush = (answer) =>
      new Promise((resolve) => {
        letThrough = () => resolve(answer);
      });
    const late = run();
    await expect.poll(() => server.get('a')?.body.content).toBe('newer words');
    server.restoreEmpty('second');
    server.afterPush = async (answer) => answer;
    const tab = await open();
    await tab.replica.enterEpoch('second');
    server.before = async () => failed({ kind: 'try-again', error: 'UNREACHABLE' });
    letThrough();
    expect(await late).toEqual({ kind: 'try-again', error: 'UNREACHABLE' });
    expect(await waiting()).toEqual(['a']);
    await tab.close();
    server.before = async () => undefined;
    await run();
    expect(server.get('a')?.body.content).toBe('newer words');
  });
});

describe('a local database that fails', () => {
  it('F1 P36 ends the run at whatever call, and the next one catches up', {
    timeout: 60_000,
  }, async () => {
    server.pageRows = 1;
    for (let failing = 1; ; failing += 1) {
      await write(`mine-${failing}`, 'words');
      server.restoreEmpty(`epoch-${failing}`);
      server.put(foreign('a', 'one', { version: { other: failing } }));
      server.put(foreign('b', 'two', { version: { other: failing } }));
      let calls = 0;
      // What only opens for speed ends nothing.
      const outcome = await run(
        replicaFailing((method) => method !== 'beReady' && ++calls === failing),
      );
      if (calls < failing) break;
      expect(outcome).toEqual({ kind: 'try-again', error: 'LOCAL_STORE_FAILED' });
      expect(await run()).toEqual(synced);
      expect(server.ids()).toHaveLength(failing + 2);
    }
  });
});

describe('the digest', () => {
  it('P39 is compared once a session, when nothing is left to do', async () => {
    await write('a', 'words');
    await run();
    await run();
    expect(server.asked.filter((asked) => asked === 'digest')).toHaveLength(1);
    expect(server.asked.indexOf('digest')).toBeGreaterThan(server.asked.indexOf('push 1'));
    session = newSession();
    await run();
    expect(server.asked.filter((asked) => asked === 'digest')).toHaveLength(2);
  });

  it('P39 is compared again after a new epoch', async () => {
    await run();
    server.restoreEmpty('second');
    await run();
    expect(server.asked.filter((asked) => asked === 'digest')).toHaveLength(2);
  });

  it('P39 F7 heals a record that the server has and this device missed', async () => {
    await run();
    server.put(foreign('a', 'missed'));
    const { checkpoint } = await store.replica.readState();
    await store.replica.advance('first', checkpoint + 1, true);
    session = newSession();
    expect(await run()).toEqual(synced);
    expect(await store.records.all()).toHaveLength(1);
    expect(events.filter(({ kind }) => kind === 'digest-differs')).toEqual([
      { kind: 'digest-differs', healing: 'repull' },
    ]);
  });

  it('P39 F7 heals a record that the server lost after it had accepted it', async () => {
    await write('a', 'words');
    await run();
    server.drop('a');
    session = newSession();
    expect(await run()).toEqual(synced);
    expect(server.ids()).toEqual(['a']);
    expect(events).toContainEqual({ kind: 'digest-differs', healing: 'reenter-epoch' });
  });

  it('P39 gives up healing what it cannot heal, and says so', async () => {
    await run();
    const { digest } = server;
    server.digest = async (request) => {
      const answer = await digest.call(server, request);
      return answer.ok ? { ok: true, value: { ...answer.value, digest: 'ff' } } : answer;
    };
    session = newSession();
    expect(await run()).toEqual(synced);
    expect(events.at(-1)).toEqual({ kind: 'digest-differs', healing: 'none' });
  });

  it('P41 a record that the server can’t open holds nothing up, and is not healed for ever', async () => {
    server.put(foreign('a', 'one'));
    server.put(foreign('b', 'lost'));
    server.put(foreign('c', 'three'));
    server.unreadable.add('b');
    expect(await run()).toEqual(synced);
    expect((await store.records.all()).map(({ id }) => id).sort()).toEqual(['a', 'c']);
    expect(await store.replica.readState()).toMatchObject({ checkpoint: 3, unreadable: ['b'] });
    expect(events.filter(({ kind }) => kind === 'digest-differs')).toEqual([]);
  });

  it('P41 a device that still has it sends it again, and then it is there', async () => {
    await write('a', 'words');
    await run();
    server.unreadable.add('a');
    await store.replica.repull('first');
    expect(await run()).toEqual(synced);
    expect([server.unreadable.size, await waiting()]).toEqual([0, []]);
    expect(await store.replica.readState()).toMatchObject({ unreadable: [] });
    session = newSession();
    expect(await run()).toEqual(synced);
    expect(events.filter(({ kind }) => kind === 'digest-differs')).toEqual([]);
  });

  it('P47 with more to leave out than one question may name, nothing is compared, and nothing fails', async () => {
    await write('a', 'words');
    const { replica } = store;
    const leaveOut = Array.from({ length: LIMITS.digestIds + 1 }, (_, index) => `held-${index}`);
    const { digest } = await replica.digest();
    replica.digest = async () => ({ digest, leaveOut });
    expect(await run()).toEqual(synced);
    expect(await run()).toEqual(synced);
    expect(server.asked).not.toContain('digest');
  });

  it.each([
    { kind: 'too-large' } as const,
    { kind: 'try-again', error: 'INVALID_REQUEST' } as const,
  ])('P47 a comparison that is refused as %o is not asked for again', async (failure) => {
    await write('a', 'words');
    server.before = async (question) => (question === 'digest' ? failed(failure) : undefined);
    expect(await run()).toEqual(synced);
    expect(await run()).toEqual(synced);
    expect(server.asked.filter((asked) => asked === 'digest')).toHaveLength(1);
  });

  it('P39 leaves out what is held back', async () => {
    server.plan = 'free';
    server.refused.set('b', 'ENTRY_LIMIT');
    await write('a', 'one');
    await write('b', 'two');
    await run();
    expect(await held()).toEqual(['ENTRY_LIMIT']);
    expect(events.filter(({ kind }) => kind === 'digest-differs')).toEqual([]);
  });
});

async function asHeld() {
  const rows = await store.replica.pendingRows(10, 1_000_000);
  return rows.map((state) => ({ state, code: 'ENTRY_LIMIT' }));
}
