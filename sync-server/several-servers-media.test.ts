import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MEDIA } from '../shared/protocol/media';
import { createMediaBucket } from './media/media-bucket';
import { createMediaFolder } from './media/media-folder';
import { listMedia } from './services/media/known-media';
import { MediaTurns } from './services/media/media-turns';
import { databaseFile } from './store/sqlite/database-file';
import type { Store } from './store/store';
import { forgetMedia } from './testing/forget-media';
import { type PieceAnswer, pieceHeaders, putPiece, sampleRecording } from './testing/recordings';
import { openTestBucket } from './testing/s3';
import { type Client, client, openTestApp, type TestApp } from './testing/test-app';

const ID = 'recording-of-ruth-1';
const SEGMENT = MEDIA.segmentBytes;
const recording = sampleRecording(20 * SEGMENT + 77);

function openGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

const places = {
  async 'a folder'() {
    const folder = mkdtempSync(join(tmpdir(), 'several-media-'));
    return {
      open: () => createMediaFolder(folder),
      close: async () => rmSync(folder, { recursive: true }),
    };
  },
  async 'a bucket'() {
    const { store, close } = await openTestBucket();
    return { open: () => createMediaBucket(store, randomUUID), close };
  },
};

describe.each(Object.entries(places))('two servers on one database and %s', (_, openPlace) => {
  let folder: string;
  let place: Awaited<ReturnType<typeof openPlace>>;
  let servers: TestApp[];
  let store: Store;
  let here: Client;
  let there: Client;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'several-'));
    place = await openPlace();
    const open = () => {
      const media = { files: place.open(), turns: new MediaTurns() };
      return openTestApp({ media, randomId: randomUUID }, databaseFile(folder));
    };
    const [first, second] = [open(), open()];
    servers = [first, second];
    store = first.store;
    here = await first.person('ruth');
    there = client(second.app, here.id, here.cookie);
  });
  afterEach(async () => {
    for (const server of servers) await server.close();
    await place.close();
    rmSync(folder, { recursive: true });
  });

  async function expectServed(expected = recording): Promise<void> {
    for (const { app } of servers) {
      const headers = { cookie: here.cookie ?? '' };
      const answer = await app.request(`/api/media/${ID}`, { headers });
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer()).equals(expected)).toBe(true);
    }
  }

  /** An upload whose line gives so many bytes, and the rest only when it is told to. */
  function slowUpload(person: Client, bytes: Uint8Array<ArrayBuffer>, first: number) {
    const [held, taken] = [openGate(), openGate()];
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (sent >= first) {
          taken.open();
          await held.opened;
        }
        const chunk = bytes.subarray(sent, sent + SEGMENT);
        sent += chunk.length;
        if (chunk.length > 0) controller.enqueue(chunk);
        else controller.close();
      },
    });
    const headers = pieceHeaders(bytes, { first: 0, end: bytes.length });
    const answer = person.call<PieceAnswer>('PUT', `/api/media/${ID}`, { headers, body });
    return { taken: taken.opened, goOn: held.open, answer };
  }

  it.each([1, 17, 20])(
    'V19 both take a recording at once, the first after a pause behind segment %d, and it is whole',
    async (segments) => {
      const slow = slowUpload(here, recording, segments * SEGMENT);
      await slow.taken;
      const answer = await putPieces(there, 7 * SEGMENT);
      slow.goOn();
      expect(answer).toMatchObject({ received: recording.length, complete: true });
      expect(await slow.answer).toMatchObject({ status: 200, body: { complete: true } });
      await expectServed();
    },
  );

  it('V19 both take a recording at once, each as it comes, and it is whole', async () => {
    const both = await Promise.all([putPieces(here, 3 * SEGMENT), putPieces(there, 5 * SEGMENT)]);
    expect(both.map(({ complete }) => complete)).toEqual([true, true]);
    await expectServed();
    expect(await listMedia(store, here.id)).toHaveLength(1);
  });

  it('V19 pieces go to either, and it is whole', async () => {
    let first = 0;
    for (let at = 0; first < recording.length; at += 1) {
      const end = Math.min(first + 3 * SEGMENT, recording.length);
      const answer = await putPiece(at % 2 ? there : here, ID, recording, { first, end });
      expect(answer.body.received).toBe(end);
      first = end;
    }
    await expectServed();
  });

  it('V20 one begins another recording under the id, and the other’s late end changes nothing', async () => {
    const other = sampleRecording(18 * SEGMENT, 'audio/wav');
    for (const pause of [3, 20]) {
      const slow = slowUpload(here, recording, pause * SEGMENT);
      await slow.taken;
      await expect.poll(async () => (await listMedia(store, here.id)).length).toBe(1);
      expect((await putPiece(there, ID, other)).body.complete).toBe(true);
      slow.goOn();
      const { status, body } = await slow.answer;
      expect(status).toBeLessThan(500);
      expect(body.complete).not.toBe(true);
      await expectServed(other);
      await forgetMedia(store, { accountId: here.id, id: ID });
    }
  });

  it('F10 both are sent the same bytes at once, and they have one address', async () => {
    const post = (person: Client) => {
      const data = new FormData();
      data.append('audio', new Blob([recording], { type: 'audio/webm' }), 'one.webm');
      return person.call<{ audioUrl: string }>('POST', '/api/journal/audio', { body: data });
    };
    const answers = await Promise.all([post(here), post(there), post(here)]);
    expect(new Set(answers.map(({ body }) => body.audioUrl)).size).toBe(1);
    const files = await place.open().list(here.id);
    expect(files.map(({ isPart }) => isPart)).toEqual([false]);
  });

  /** Sends a recording as the app does: asks where the server is, sends a piece, and goes on from its answer. */
  async function putPieces(person: Client, pieceBytes: number): Promise<PieceAnswer> {
    let first = 0;
    for (let tries = 0; tries < 200; tries += 1) {
      const end = Math.min(first + pieceBytes, recording.length);
      const { body } = await putPiece(person, ID, recording, { first, end });
      if (body.complete) return body;
      first = body.received ?? 0;
    }
    throw new Error('The upload came to no end');
  }
});
