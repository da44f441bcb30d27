import { afterEach, beforeEach, expect, it } from 'vitest';
import { MEDIA, mediaUrl } from '../../shared/protocol/media';
import { journalEntry } from '../../shared/records/journal-entry';
import { manualTimers } from '../../shared/testing/manual-timers';
import { createTestNetwork } from '../../shared/testing/network';
import { collectMedia } from '../../sync-server/services/media/collect-media';
import { type Client, openTestApp, type TestApp } from '../../sync-server/testing/test-app';
import { createIndexedDbDisk } from '../records/testing/disk';
import { closeTabs, openTab, type Tab } from '../records/testing/open-tab';
import { whenLive } from '../records/testing/when-live';
import { createMediaTransport } from './media-transport';
import { uploadOnce } from './media-upload';
import { syncOnce } from './sync-once';
import { createSyncSession } from './sync-run';
import { createTransport } from './transport';

const DAY_MS = 86_400_000;
const DAY = '2026-03-01';
const ENTRY = 'entry-of-anna';
const SPOKEN = Uint8Array.from({ length: 5_000 }, (_, at) => at % 251);
SPOKEN.set([0x1a, 0x45, 0xdf, 0xa3]);

let server: TestApp;
let anna: Client;
/** Which bytes of recordings devices have asked about or sent, as they say it. */
let ranges: (string | null)[];

beforeEach(async () => {
  ranges = [];
  server = openTestApp();
  anna = await server.person('anna');
});

afterEach(async () => {
  await closeTabs();
  await server.close();
});

const device = (name: string) =>
  openTab(createIndexedDbDisk(), { name: `${name}-with-a-name`, personId: anna.id });

/** One run of the records, then of the recordings, then the clean-up, as the app does. */
async function sync(tab: Tab): Promise<void> {
  const network = createTestNetwork((request) => {
    request.headers.set('cookie', anna.cookie ?? '');
    if (request.method === 'PUT') ranges.push(request.headers.get('content-range'));
    return server.app.fetch(request);
  });
  const now = () => server.clock.now;
  const deps = {
    personId: anna.id,
    fetch: network.link(() => 'pass'),
    timers: manualTimers(),
    now,
  };
  const session = createSyncSession({ now, log: () => undefined });
  const { signal } = new AbortController();
  const synced = await syncOnce(tab.replica, createTransport(deps), signal, session);
  expect(synced.kind).toBe('synced');
  tab.surroundings.time = now();
  await tab.mediaReplica.sweep();
  const sent = await uploadOnce(tab.mediaReplica, createMediaTransport(deps), signal, session);
  expect(sent.kind).toBe('synced');
}

async function speakAnEntry(tab: Tab): Promise<string> {
  const id = await tab.media.begin('journal:new', 'audio/webm');
  await tab.media.append(id, new Blob([SPOKEN]), 1_000);
  await tab.media.finish(id);
  await tab.media.keep(id);
  await write(tab, '', id);
  return id;
}

async function write({ records }: Tab, content: string, spoken: string) {
  const opened = await records.find(journalEntry, ENTRY);
  const body = { content, audioUrl: mediaUrl(spoken) };
  await records.save({ kind: journalEntry, id: ENTRY, day: DAY, body, opened });
}

async function removeEntry({ records }: Tab) {
  const seen = await records.find(journalEntry, ENTRY);
  expect(await records.remove(ENTRY, seen!.version)).toEqual({ ok: true, value: undefined });
}

async function collectFor(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    server.clock.now += DAY_MS;
    await collectMedia(server.media, new AbortController().signal);
  }
}

async function onServer(id: string): Promise<Buffer | number> {
  const headers = { cookie: anna.cookie ?? '', 'x-user-id': anna.id };
  const answer = await server.app.request(mediaUrl(id), { headers });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : answer.status;
}

it('F15 V22 a device that comes back late brings the recording of the entry that its edit keeps alive', async () => {
  const [phone, laptop] = [await device('phone'), await device('laptop')];
  const id = await speakAnEntry(phone);
  await sync(phone);
  await sync(laptop);
  await write(phone, 'Words from the drawer.', id);
  await removeEntry(laptop);
  await sync(laptop);
  await collectFor(MEDIA.graceDays + 2);
  expect(await onServer(id)).toBe(404);

  await sync(phone);
  await sync(laptop);
  // An edit beats a deletion (M12), on every device.
  expect((await laptop.records.find(journalEntry, ENTRY))?.body).toMatchObject({
    content: 'Words from the drawer.',
    audioUrl: mediaUrl(id),
  });
  expect(await onServer(id)).toEqual(Buffer.from(SPOKEN));
});

it('V22 a device that has the bytes brings them where another one kept the entry alive', async () => {
  const [phone, laptop] = [await device('phone'), await device('laptop')];
  const id = await speakAnEntry(phone);
  await sync(phone);
  await sync(laptop);
  await write(laptop, 'Words from the drawer.', id);
  await removeEntry(phone);
  await sync(phone);
  await collectFor(MEDIA.graceDays + 2);
  expect(await onServer(id)).toBe(404);

  await sync(laptop);
  await sync(phone);
  expect(await onServer(id)).toEqual(Buffer.from(SPOKEN));
});

it('V22 what the server still has is asked for, not sent again', async () => {
  const phone = await device('phone');
  const id = await speakAnEntry(phone);
  await sync(phone);
  const entry = await phone.records.find(journalEntry, ENTRY);
  await removeEntry(phone);
  await sync(phone);
  const { body, day } = entry!;
  ranges = [];
  await phone.records.save({ kind: journalEntry, id: ENTRY, day, body, opened: entry });
  await sync(phone);
  expect(await whenLive(phone.media.liveOne(id))).toMatchObject({ state: 'synced' });
  expect(ranges).toEqual([`bytes */${SPOKEN.length}`]);
  expect(await onServer(id)).toEqual(Buffer.from(SPOKEN));
});
