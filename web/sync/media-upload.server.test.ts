import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../../shared/outcome';
import { MEDIA, mediaUrl } from '../../shared/protocol/media';
import { manualTimers } from '../../shared/testing/manual-timers';
import { createTestNetwork, type Fate, type TestNetwork } from '../../shared/testing/network';
import { forgetMedia } from '../../sync-server/testing/forget-media';
import { type Client, openTestApp, type TestApp } from '../../sync-server/testing/test-app';
import { createIndexedDbDisk } from '../records/testing/disk';
import { FaultyDisk } from '../records/testing/faulty-disk';
import { closeTabs, openTab, type Tab } from '../records/testing/open-tab';
import { whenLive } from '../records/testing/when-live';
import { type Failure, success } from './failure';
import { createMediaTransport, type MediaPiece, type MediaReply } from './media-transport';
import { uploadOnce } from './media-upload';
import type { SyncOutcome } from './sync-outcome';
import type { SyncEvent } from './sync-run';

const PIECES = 2.5;
const BYTES = PIECES * MEDIA.pieceBytes;
const EPOCH = 'epoch-1';
const WEBM = [0x1a, 0x45, 0xdf, 0xa3];

let server: TestApp;
let anna: Client;
let cookie: string | undefined;
let network: TestNetwork;
let fates: Fate[];
let events: SyncEvent[];
let onRequest: (request: Request) => void;

beforeEach(async () => {
  server = openTestApp();
  anna = await server.person('anna');
  cookie = anna.cookie;
  fates = [];
  events = [];
  onRequest = () => undefined;
  network = createTestNetwork((request) => {
    onRequest(request);
    if (cookie !== undefined) request.headers.set('cookie', cookie);
    return server.app.fetch(request);
  });
});

afterEach(async () => {
  await closeTabs();
  await server.close();
});

function soundOf(seed: number, bytes = BYTES, head = WEBM): Blob {
  const sound = new Uint8Array(bytes).map((_, at) => at * seed);
  sound.set(head);
  return new Blob([sound]);
}

async function openDevice(disk = createIndexedDbDisk()): Promise<Tab> {
  const tab = await openTab(disk, { name: 'a-device-with-a-name', personId: anna.id });
  await tab.replica.enterEpoch(EPOCH);
  return tab;
}

async function keep(
  { media, surroundings }: Tab,
  sound: Blob,
  type = 'audio/webm;codecs=opus',
): Promise<string> {
  const id = await media.begin('journal:new', type);
  for (let from = 0; from < sound.size; from += 300_000) {
    await media.append(id, sound.slice(from, from + 300_000), from);
  }
  await media.finish(id);
  await media.keep(id);
  surroundings.time += 1;
  return id;
}

/** One run over a network whose requests meet the fates in turn, then pass. */
function upload(tab: Tab, signal = new AbortController().signal): Promise<SyncOutcome> {
  const fetch = network.link(() => fates.shift() ?? 'pass');
  const now = () => 1_000;
  const transport = createMediaTransport({ personId: anna.id, fetch, timers: manualTimers(), now });
  const log = (event: SyncEvent) => void events.push(event);
  return uploadOnce(tab.mediaReplica, transport, signal, { now, log });
}

/** One run against a server that answers as told. */
function uploadTo(
  tab: Tab,
  put: (piece: MediaPiece) => Outcome<MediaReply, Failure>,
): Promise<SyncOutcome> {
  const { signal } = new AbortController();
  const session = { now: () => 1_000, log: () => undefined };
  return uploadOnce(tab.mediaReplica, { put: async (piece) => put(piece) }, signal, session);
}

async function onServer(id: string): Promise<Buffer | undefined> {
  const headers = { cookie: anna.cookie ?? '' };
  const answer = await server.app.request(mediaUrl(id), { headers });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

async function bytesOf(sound: Blob): Promise<Buffer> {
  return Buffer.from(await sound.arrayBuffer());
}

const SYNCED = { kind: 'synced', at: 1_000 };

describe('an upload', () => {
  it('V4 V5 brings a recording to the server byte for byte, a piece at a time', async () => {
    const tab = await openDevice();
    const sound = soundOf(3);
    const id = await keep(tab, sound);
    expect(await upload(tab)).toEqual(SYNCED);
    expect((await onServer(id))?.equals(await bytesOf(sound))).toBe(true);
    expect(network.sent).toHaveLength(3);
    expect(await whenLive(tab.media.liveOne(id))).toMatchObject({
      state: 'synced',
      sentBytes: BYTES,
    });
    expect(await upload(tab)).toEqual(SYNCED);
    expect(network.sent).toHaveLength(3);
  });

  it.each<[Fate, number]>([
    ['request-lost', 0],
    ['request-lost', 1],
    ['request-lost', 2],
    ['answer-lost', 0],
    ['answer-lost', 1],
    ['answer-lost', 2],
    ['answer-cut', 1],
    ['portal', 1],
    ['busy', 1],
    ['late-copy', 1],
    ['twice', 0],
    ['twice', 2],
  ])(
    'F12 V4 goes on where the server is after a request met with %s (number %i)',
    async (fate, at) => {
      const tab = await openDevice();
      const sound = soundOf(5);
      const id = await keep(tab, sound);
      fates = [...new Array<Fate>(at).fill('pass'), fate];
      const first = await upload(tab);
      if (first.kind !== 'synced') {
        expect(first.kind).toBe('try-again');
        expect(await upload(tab)).toEqual(SYNCED);
      }
      await network.deliverLate();
      expect((await onServer(id))?.equals(await bytesOf(sound))).toBe(true);
      expect(await tab.mediaReplica.waiting()).toEqual([]);
    },
  );

  it('V4 sends nothing twice that the server named: it asks first, also after a restart', async () => {
    const disk = createIndexedDbDisk();
    const tab = await openDevice(disk);
    const id = await keep(tab, soundOf(7));
    fates = ['pass', 'request-lost'];
    await upload(tab);
    expect(await tab.mediaReplica.waiting()).toMatchObject([
      { id, sentBytes: MEDIA.pieceBytes, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    await tab.close();
    const ranges: (string | null)[] = [];
    onRequest = (request) => ranges.push(request.headers.get('content-range'));
    expect(await upload(await openDevice(disk))).toEqual(SYNCED);
    expect(ranges).toEqual([
      `bytes */${BYTES}`,
      `bytes ${MEDIA.pieceBytes}-${2 * MEDIA.pieceBytes - 1}/${BYTES}`,
      `bytes ${2 * MEDIA.pieceBytes}-${BYTES - 1}/${BYTES}`,
    ]);
  });

  it('V4 takes the offset that the server names when it stands somewhere else', async () => {
    const tab = await openDevice();
    const sound = soundOf(9);
    const id = await keep(tab, sound);
    fates = ['pass', 'request-lost'];
    await upload(tab);
    // As if the note of what was sent had not reached the disk.
    await tab.mediaReplica.noteSent(id, 0);
    expect(await upload(tab)).toEqual(SYNCED);
    expect((await onServer(id))?.equals(await bytesOf(sound))).toBe(true);
  });

  it('F6 asks a restored server and sends again what it lacks', async () => {
    const tab = await openDevice();
    const [kept, lost] = [await keep(tab, soundOf(3, 90)), await keep(tab, soundOf(5, 90))];
    await upload(tab);
    const files = await server.media.files.list(anna.id);
    for (const file of files.filter(({ id }) => id === lost)) await server.media.files.remove(file);
    await forgetMedia(server.store, { accountId: anna.id, id: lost });
    await tab.replica.enterEpoch(EPOCH);
    expect(await upload(tab)).toEqual(SYNCED);
    expect([(await onServer(kept))?.length, (await onServer(lost))?.length]).toEqual([90, 90]);
  });

  it('V21 counts what a server of another epoch has for nothing, and sends it to its own', async () => {
    const tab = await openDevice();
    const id = await keep(tab, soundOf(3, 90));
    const old = { received: 90, complete: true, epoch: 'before-the-failover' };
    expect(await uploadTo(tab, () => success(old))).toEqual({
      kind: 'try-again',
      error: 'OTHER_EPOCH',
    });
    expect((await tab.mediaReplica.waiting()).map((waiting) => waiting.id)).toEqual([id]);
    expect(await upload(tab)).toEqual(SYNCED);
    expect((await onServer(id))?.length).toBe(90);
    expect(await tab.mediaReplica.waiting()).toEqual([]);
  });

  it('goes on with the others when the server fails over one', async () => {
    const tab = await openDevice();
    const [bad, good] = [await keep(tab, soundOf(3, 90)), await keep(tab, soundOf(5, 90))];
    const outcome = await uploadTo(tab, ({ id }) =>
      id === bad
        ? { ok: false, problem: { kind: 'try-again', error: 'INTERNAL' } }
        : success({ received: 90, complete: true }),
    );
    expect(outcome).toEqual({ kind: 'try-again', error: 'INTERNAL' });
    expect((await tab.mediaReplica.waiting()).map(({ id }) => id)).toEqual([bad]);
    expect(await whenLive(tab.media.liveOne(good))).toMatchObject({ state: 'synced' });
  });

  it('rests when the answers move nothing', async () => {
    const tab = await openDevice();
    await keep(tab, soundOf(3));
    let asked = 0;
    const outcome = await uploadTo(tab, () => {
      asked += 1;
      return success({ received: 0, complete: false });
    });
    expect([outcome, asked]).toEqual([{ kind: 'try-again', error: 'NO_PROGRESS' }, 3]);
  });

  it('V3 V5 goes on waiting where the server has every byte and does not say that it is complete', async () => {
    const tab = await openDevice();
    const id = await keep(tab, soundOf(3, 90));
    const received = { received: 90, complete: false };
    expect(await uploadTo(tab, () => success(received))).toMatchObject({ kind: 'try-again' });
    expect((await tab.mediaReplica.waiting()).map((waiting) => waiting.id)).toEqual([id]);
    expect(await uploadTo(tab, () => success({ ...received, complete: true }))).toEqual(SYNCED);
    expect(await tab.mediaReplica.waiting()).toEqual([]);
  });

  it('stops when it is told to, and goes on later', async () => {
    const tab = await openDevice();
    const id = await keep(tab, soundOf(11));
    const end = new AbortController();
    onRequest = () => end.abort();
    expect(await upload(tab, end.signal)).toEqual({ kind: 'aborted' });
    onRequest = () => undefined;
    expect(await upload(tab)).toEqual(SYNCED);
    expect(await onServer(id)).toHaveLength(BYTES);
  });

  it('F1 tells a failing local database in the log and tries again later', async () => {
    const disk = new FaultyDisk(createIndexedDbDisk(), 'refused');
    const tab = await openDevice(disk);
    await keep(tab, soundOf(3, 90));
    disk.isFaulty = () => true;
    expect(await upload(tab)).toEqual({ kind: 'try-again', error: 'LOCAL_STORE_FAILED' });
    expect(events).toMatchObject([{ kind: 'local-store-failed' }]);
    disk.isFaulty = () => false;
    expect(await upload(tab)).toEqual(SYNCED);
  });
});

describe('a photo', () => {
  const JPEG = [0xff, 0xd8, 0xff, 0xe0];

  it.each<Fate>(['request-lost', 'answer-lost', 'answer-cut'])(
    'V12 F12 V4 on its way when the browser is killed arrives byte for byte, after %s and a restart',
    async (fate) => {
      const disk = createIndexedDbDisk();
      const tab = await openDevice(disk);
      const [whole, small] = [soundOf(5, BYTES, JPEG), soundOf(9, 12_000, JPEG)];
      const photo = await keep(tab, whole, 'image/jpeg');
      const preview = await keep(tab, small, 'image/jpeg');
      fates = ['pass', fate];
      await upload(tab);
      // Killed: nothing is closed. The program starts again on the same disk.
      const later = await openDevice(disk);
      expect(await upload(later)).toEqual(SYNCED);
      for (const [id, picture] of [[photo, whole] as const, [preview, small] as const]) {
        expect((await onServer(id))?.equals(await bytesOf(picture))).toBe(true);
      }
      expect(await later.mediaReplica.waiting()).toEqual([]);
    },
  );

  it('V12 V7 for which there is no room stays on the device, held', async () => {
    const tab = await openDevice();
    const photo = await keep(tab, soundOf(5, 90_000, JPEG), 'image/jpeg');
    expect(await uploadTo(tab, () => success({ refused: 'MEDIA_QUOTA' }))).toEqual(SYNCED);
    expect(await whenLive(tab.media.liveOne(photo))).toMatchObject({
      state: 'held',
      code: 'MEDIA_QUOTA',
    });
    expect((await tab.media.read(photo))?.type).toBe('image/jpeg');
  });
});

describe('what the server refuses', () => {
  it('V6 V7 is held with the code, and the others are sent', async () => {
    const tab = await openDevice();
    const page = await keep(tab, soundOf(3, 90, [60, 33, 68, 79]));
    const sound = await keep(tab, soundOf(5, 90));
    expect(await upload(tab)).toEqual(SYNCED);
    expect(await whenLive(tab.media.liveOne(page))).toMatchObject({
      state: 'held',
      code: 'MEDIA_TYPE',
    });
    expect(await onServer(sound)).toHaveLength(90);
  });

  it('V5 is held when the address belongs to another recording', async () => {
    const tab = await openDevice();
    const id = await keep(tab, soundOf(3, 90));
    await upload(tab);
    const other = await openDevice();
    await other.media.restore({ id, content: soundOf(5, 90), durationMs: 1_000 });
    expect(await upload(other)).toEqual(SYNCED);
    expect(await whenLive(other.media.liveOne(id))).toMatchObject({
      state: 'held',
      code: 'MEDIA_EXISTS',
    });
  });

  it('V5 is sent once more from the start when it arrived damaged, and held the second time', async () => {
    const tab = await openDevice();
    const id = await keep(tab, soundOf(3));
    const offsets: number[] = [];
    const outcome = await uploadTo(tab, ({ from, piece }) => {
      offsets.push(from);
      const received = from + (piece?.size ?? 0);
      return received < BYTES
        ? success({ received, complete: false })
        : success({ refused: 'MEDIA_DAMAGED' });
    });
    expect(outcome).toEqual(SYNCED);
    const once = [0, MEDIA.pieceBytes, 2 * MEDIA.pieceBytes];
    expect(offsets).toEqual([...once, ...once]);
    expect(await whenLive(tab.media.liveOne(id))).toMatchObject({ code: 'MEDIA_DAMAGED' });
  });

  it('V7 is held when it is beyond the size limit or the quota', async () => {
    for (const refused of ['BODY_TOO_LARGE', 'MEDIA_QUOTA']) {
      const tab = await openDevice();
      const id = await keep(tab, soundOf(3, 90));
      expect(await uploadTo(tab, () => success({ refused }))).toEqual(SYNCED);
      expect(await whenLive(tab.media.liveOne(id))).toMatchObject({ state: 'held', code: refused });
      expect((await tab.media.read(id))?.size).toBe(90);
    }
  });
});

describe('what stands in the way of all', () => {
  it('P34 is a session that has ended, or belongs to somebody else', async () => {
    const tab = await openDevice();
    await keep(tab, soundOf(3, 90));
    cookie = undefined;
    expect(await upload(tab)).toEqual({ kind: 'signed-out' });
    cookie = (await server.person('other')).cookie;
    expect(await upload(tab)).toEqual({ kind: 'signed-out' });
    cookie = anna.cookie;
    expect(await upload(tab)).toEqual(SYNCED);
  });

  it.each([
    [426, 'UPGRADE_REQUIRED', { kind: 'upgrade-required' }],
    [410, 'ACCOUNT_ERASED', { kind: 'erased' }],
    [429, 'RATE_LIMITED', { kind: 'try-again', error: 'RATE_LIMITED', retryAfterMs: 7_000 }],
    [503, 'BUSY', { kind: 'try-again', error: 'BUSY', retryAfterMs: 7_000 }],
  ])('P33 P35 P36 is an answer of %i: nothing more is sent', async (status, code, outcome) => {
    const tab = await openDevice();
    await keep(tab, soundOf(3, 90));
    await keep(tab, soundOf(5, 90));
    let asked = 0;
    network = createTestNetwork(() => {
      asked += 1;
      const headers = { 'retry-after': '7' };
      return Response.json({ message: 'No.', code }, { status, headers });
    });
    expect([await upload(tab), asked]).toEqual([outcome, 1]);
    expect(await tab.mediaReplica.waiting()).toHaveLength(2);
  });
});
