import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mediaUrl } from '../../../shared/protocol/media';
import { findKind } from '../../../shared/records/registry';
import { manualTimers } from '../../../shared/testing/manual-timers';
import { collectMedia } from '../../../sync-server/services/media/collect-media';
import {
  type Client,
  NOON,
  openTestApp,
  type TestApp,
} from '../../../sync-server/testing/test-app';
import { unsentLines } from '../../app/sign-out/unsent';
import { gatherExport } from '../../features/data-export/commands';
import { writeZip } from '../../features/data-export/model/write-zip';
import { createImportRun } from '../../features/data-import/import-run';
import { summarize } from '../../features/data-import/summary';
import { viewOf } from '../../features/day/views';
import { withMediaRetained } from '../../media/with-media-retained';
import { countedKinds } from '../../records/kind-words';
import { createIndexedDbDisk } from '../../records/testing/disk';
import { closeTabs, openTab, type Tab } from '../../records/testing/open-tab';
import { whenLive } from '../../records/testing/when-live';
import { openSearch } from '../../search/open-search';
import { serveSearch } from '../../search/serve-search';
import { createMediaTransport } from '../../sync/media-transport';
import { uploadOnce } from '../../sync/media-upload';
import { syncOnce } from '../../sync/sync-once';
import { createSyncSession } from '../../sync/sync-run';
import { createTransport } from '../../sync/transport';
import { note } from './note';

const DAY = '2026-03-01';
const DAY_MS = 86_400_000;
const WEBM = [0x1a, 0x45, 0xdf, 0xa3];
const SOUND = new Blob([Uint8Array.from({ length: 90_000 }, (_, at) => WEBM[at] ?? at % 251)]);

let server: TestApp;
let anna: Client;

beforeEach(async () => {
  server = openTestApp();
  anna = await server.person('anna');
});

afterEach(async () => {
  await closeTabs();
  await server.close();
});

function openDevice(name: string, personId = anna.id): Promise<Tab> {
  // Ids begin with it, and are as long as real ones.
  return openTab(createIndexedDbDisk(), { name: name.padEnd(20, '-'), personId });
}

/** Speaks and writes a note, and saves it as a form does. */
async function keepNote(tab: Tab): Promise<string> {
  const id = await tab.media.begin(`note:${DAY}`, 'audio/webm');
  await tab.media.append(id, SOUND, 4_000);
  await tab.media.finish(id);
  const body = { thought: 'Rain on the tin roof.', spoken: mediaUrl(id) };
  const input = { kind: note, id: note.idFor(DAY), day: DAY, body, opened: undefined };
  await withMediaRetained(tab).save(input);
  return id;
}

/** One run of the sync, and one of the uploads. */
async function sync({ replica, mediaReplica }: Tab) {
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const request = new Request(new URL(String(url), 'http://localhost'), init);
    request.headers.set('cookie', anna.cookie ?? '');
    return server.app.fetch(request);
  };
  const { signal } = new AbortController();
  const deps = { personId: anna.id, fetch, timers: manualTimers(), now: () => NOON };
  const session = { now: () => NOON, log: () => undefined };
  const synced = await syncOnce(replica, createTransport(deps), signal, createSyncSession(session));
  const uploaded = await uploadOnce(mediaReplica, createMediaTransport(deps), signal, session);
  expect([synced.kind, uploaded.kind]).toEqual(['synced', 'synced']);
}

async function isOnServer(id: string): Promise<boolean> {
  const answer = await server.app.request(mediaUrl(id), {
    headers: { cookie: anna.cookie ?? '' },
  });
  return answer.ok && (await answer.arrayBuffer()).byteLength === SOUND.size;
}

async function exportOf({ records, drafts, outbox, media, personId }: Tab) {
  const meta = { exportedAt: NOON, account: { id: personId, username: 'anna' } };
  const keeper = { all: () => drafts.all() };
  const askServer = async () => ({ notInThisFile: 'Only on our server.' });
  const file = await gatherExport({ records, keeper, outbox, askServer }, meta);
  const fetchFile = () => Promise.reject(new TypeError('Failed to fetch'));
  const job = { signal: new AbortController().signal, progress: () => undefined };
  return writeZip(file, { media, fetchFile }, job);
}

async function readFrom(zip: Blob, name: string): Promise<string> {
  const entries = await new ZipReader(new BlobReader(zip), { useWebWorkers: false }).getEntries();
  const entry = entries.find(({ filename }) => filename === name);
  return entry && !entry.directory ? entry.getData(new TextWriter()) : '';
}

it('P50 V18 a new kind is saved, synced to a server and to another device, and its recording is uploaded', async () => {
  const phone = await openDevice('phone');
  const sound = await keepNote(phone);
  expect((await whenLive(phone.media.liveOne(sound)))?.state).toBe('waiting');
  await sync(phone);
  expect(await isOnServer(sound)).toBe(true);

  const tablet = await openDevice('tablet');
  await sync(tablet);
  expect(await tablet.records.find(note, note.idFor(DAY))).toMatchObject({
    day: DAY,
    body: { thought: 'Rain on the tin roof.', spoken: mediaUrl(sound) },
    sync: 0,
  });
});

it('P50 V18 the recording of a new kind is not dropped as unnamed, on the device or on the server', async () => {
  const phone = await openDevice('phone');
  const sound = await keepNote(phone);
  await sync(phone);
  const { signal } = new AbortController();
  for (const days of [0, 40]) {
    phone.surroundings.time += days * DAY_MS;
    server.clock.now += days * DAY_MS;
    await phone.mediaReplica.sweep();
    expect(await collectMedia(server.media, signal)).toMatchObject({ dropped: 0 });
  }
  expect((await phone.media.read(sound))?.size).toBe(SOUND.size);
  expect(await isOnServer(sound)).toBe(true);
});

it('P50 V18 a new kind is in the export, to be read and to be imported into another account', async () => {
  const phone = await openDevice('phone');
  const sound = await keepNote(phone);
  const { zip, tally } = await exportOf(phone);
  expect(tally.included).toEqual({ recordings: 1, photos: 0 });
  const page = await readFrom(zip, 'index.html');
  expect(page).toContain('<h3>Note of the day</h3>');
  expect(page).toContain('<p>Rain on the tin roof.</p>');
  expect(page).toContain(`src="recordings/${sound}.webm"`);

  const other = await openDevice('other', 'ben');
  const run = createImportRun(other);
  await run.pick(new File([zip], 'export.zip'));
  const found = run.get();
  if (found.phase !== 'found') throw new Error(found.phase);
  expect(summarize(found.file.content)).toMatchObject({
    counts: [{ label: 'Notes', count: 1 }],
    recordings: 1,
  });
  await run.start();
  expect((await other.records.find(note, note.idFor(DAY)))?.body.spoken).toBe(mediaUrl(sound));
  expect((await other.media.read(sound))?.size).toBe(SOUND.size);
});

it('P50 the export that the server makes tells a new kind with those it knows', async () => {
  const phone = await openDevice('phone');
  await keepNote(phone);
  await sync(phone);
  const { body } = await anna.call('GET', '/api/data-export');
  expect(body).toMatchObject({
    records: { note: [{ id: note.idFor(DAY), thought: 'Rain on the tin roof.' }] },
    unread: [],
  });
});

it('P50 V18 a new kind is counted and named when a person signs out before it was sent', async () => {
  const phone = await openDevice('phone');
  const sound = await whenKept(phone);
  const records = await phone.records.all();
  const lines = unsentLines({ records, recordings: [sound], outbox: [] }, DAY);
  expect(lines.map(({ text }) => text)).toEqual(['A note and a recording, today']);
  expect(countedKinds().map(({ label }) => label)).toContain('Notes');
});

it('P50 a new kind is found by its words', async () => {
  const phone = await openDevice('phone');
  await keepNote(phone);
  const search = openSearch(phone.records, (onAnswer) => {
    const serve = serveSearch(
      (answer) => setImmediate(() => onAnswer(answer)),
      () => 0,
    );
    return { send: serve, end: () => undefined };
  });
  search.ask('tin roof', 10);
  await vi.waitFor(() => expect(search.get().answer?.hits).toMatchObject([{ kind: 'note' }]));
  search.close();
});

it('P50 the page of a day shows a new kind field by field', async () => {
  const phone = await openDevice('phone');
  await keepNote(phone);
  const saved = await phone.records.find(note, note.idFor(DAY));
  if (!saved) throw new Error('Not saved');
  const View = viewOf(note.name);
  const record = { ...saved, body: { ...saved.body, spoken: null } };
  expect(renderToStaticMarkup(<View record={record} />)).toContain('Rain on the tin roof.');
  expect(findKind('note')?.fields).toHaveProperty('spoken', 'recording');
});

async function whenKept(tab: Tab) {
  const id = await keepNote(tab);
  const found = await whenLive(tab.media.liveOne(id));
  if (!found) throw new Error('Not kept');
  return found;
}
