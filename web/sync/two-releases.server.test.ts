import { afterEach, beforeEach, expect, it } from 'vitest';
import { journalEntry } from '../../shared/records/journal-entry';
import { manualTimers } from '../../shared/testing/manual-timers';
import { everyRecord } from '../../sync-server/services/records/in-pages';
import { createIndexedDbDisk } from '../records/testing/disk';
import { openTab, type Tab } from '../records/testing/open-tab';
import { syncOnce } from './sync-once';
import { createSyncSession, type SyncSession } from './sync-run';
import { type SimServer, startSimServer } from './testing/sim-server';
import { createTransport, type SyncTransport } from './transport';

const WORDS = 'Grace arrived quietly this morning, before the first train. '.repeat(20);

/** How each push came. */
let pushes: string[];
/** As a server of the release before compression answers, while another serves beside it. */
let isOfReleaseBefore: boolean;
let server: SimServer;
let tab: Tab;
let transport: SyncTransport;
let session: SyncSession;

beforeEach(async () => {
  pushes = [];
  isOfReleaseBefore = false;
  server = await startSimServer(['anna'], () => 1_000);
  await server.setPlan('anna', 'premium');
  tab = await openTab(createIndexedDbDisk(), { name: 'phone', personId: 'anna' });
  session = createSyncSession({ now: () => 1_000, log: () => undefined });
  transport = createTransport({
    personId: 'anna',
    fetch: (input, init) => answer(new Request(new URL(String(input), 'http://localhost'), init)),
    timers: manualTimers(),
    now: () => 1_000,
  });
});
afterEach(async () => {
  await tab.close();
  await server.close();
});

async function answer(request: Request): Promise<Response> {
  const encoding = request.headers.get('content-encoding');
  if (request.url.endsWith('/push')) pushes.push(encoding ?? 'plain');
  if (!isOfReleaseBefore) return server.handle('anna', request);
  if (encoding !== null) {
    const message = 'Please send this request uncompressed.';
    return Response.json({ message, code: 'INVALID_REQUEST' }, { status: 415 });
  }
  const response = await server.handle('anna', request);
  response.headers.delete('accept-encoding');
  return response;
}

async function writeAndSync(id: string) {
  const body = { content: `${id} ${WORDS}`, audioUrl: null };
  await tab.records.save({ kind: journalEntry, id, day: '2026-03-01', body, opened: undefined });
  return syncOnce(tab.replica, transport, new AbortController().signal, session);
}

async function onServer(): Promise<string[]> {
  const states = await everyRecord(server.store, 'anna');
  return states.map(({ id, body }) => (body.content === `${id} ${WORDS}` ? id : 'damaged')).sort();
}

it('P60 a device compresses for a new server, and words arrive as they were written', async () => {
  for (const id of ['a', 'b']) expect(await writeAndSync(id)).toMatchObject({ kind: 'synced' });
  expect(pushes).toEqual(['gzip', 'gzip']);
  expect(await onServer()).toEqual(['a', 'b']);
});

it('P60 a device sends to a server of the release before as it always did', async () => {
  isOfReleaseBefore = true;
  for (const id of ['a', 'b']) expect(await writeAndSync(id)).toMatchObject({ kind: 'synced' });
  expect(pushes).toEqual(['plain', 'plain']);
  expect(await onServer()).toEqual(['a', 'b']);
});

it('P60 a rollback, or a server of the release before beside a new one, fails no run', async () => {
  await writeAndSync('a');
  isOfReleaseBefore = true;
  expect(await writeAndSync('b')).toMatchObject({ kind: 'synced' });
  expect(pushes).toEqual(['gzip', 'gzip', 'plain']);
  isOfReleaseBefore = false;
  expect(await writeAndSync('c')).toMatchObject({ kind: 'synced' });
  expect(pushes.slice(3)).toEqual(['plain']);
  expect(await onServer()).toEqual(['a', 'b', 'c']);
});
