import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MEDIA } from '../../shared/protocol/media';
import { RATE_RULES } from '../middleware/rate-rules';
import { keepMedia, listMedia } from '../services/media/known-media';
import {
  askReceived,
  brokenOff,
  HEADS,
  type PieceAnswer,
  pieceHeaders,
  putPiece,
  sampleRecording,
} from '../testing/recordings';
import { type Answer, type Client, openTestApp, type TestApp } from '../testing/test-app';

const SEGMENT = MEDIA.segmentBytes;
const SEALED = SEGMENT + 28;
const ID = 'recording-of-ruth-1';
let test: TestApp;
let ruth: Client;
beforeEach(async () => {
  test = openTestApp();
  ruth = await test.person('ruth');
});
afterEach(() => test.close());

const recording = sampleRecording(3 * SEGMENT + 1_234);
const complete = { received: recording.length, complete: true };
const folderOf = (person: Client) => join(test.mediaFolder, person.id);
/** Ids of recordings, with `.part` behind those of uploads under way. */
const filesOf = (person: Client) =>
  readdirSync(folderOf(person)).map((name) => name.replace(/\.[\w-]+?(\.part)?$/, '$1'));

/** The file of a whole recording. */
function fileOf(id: string): string {
  const names = readdirSync(folderOf(ruth));
  return join(
    folderOf(ruth),
    names.find((name) => /^[\w-]+\.[\w-]+$/.test(name) && name.startsWith(id)) ?? '',
  );
}

/** The file of an upload under way. */
function partFileOf(id: string): string {
  const names = readdirSync(folderOf(ruth));
  const part = join(
    folderOf(ruth),
    names.find((name) => name.startsWith(id) && name.endsWith('.part')) ?? '',
  );
  return join(part, readdirSync(part)[0] ?? '');
}

/** A form as it goes over the line. */
async function bytesOf(form: FormData) {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const type = { 'content-type': request.headers.get('content-type') ?? '' };
  return { body: new Uint8Array(await request.arrayBuffer()), type };
}

/** The recording as the server serves it, byte for byte. */
async function fetchBytes(id = ID, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost/api/media/${id}`, {
    headers: { ...headers, cookie: ruth.cookie ?? '' },
  });
  const response = await test.app.fetch(request);
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function expectServed(id = ID, expected = recording): Promise<void> {
  const { response, bytes } = await fetchBytes(id);
  expect(response.status).toBe(200);
  expect(Buffer.from(bytes).equals(expected)).toBe(true);
}

describe('PUT /api/media/{id}', () => {
  it('V4 V5 takes a recording piece by piece and says how far it is', async () => {
    expect((await askReceived(ruth, ID, recording)).body).toMatchObject({
      received: 0,
      complete: false,
    });
    const first = await putPiece(ruth, ID, recording, { first: 0, end: SEGMENT });
    expect(first).toMatchObject({ status: 200, body: { received: SEGMENT, complete: false } });
    const second = await putPiece(ruth, ID, recording, { first: SEGMENT, end: 3 * SEGMENT });
    expect(second.body).toMatchObject({ received: 3 * SEGMENT, complete: false });
    expect((await askReceived(ruth, ID, recording)).body).toEqual(second.body);
    expect((await ruth.call('GET', `/api/media/${ID}`)).status).toBe(404);
    const end = recording.length;
    const last = await putPiece(ruth, ID, recording, { first: 3 * SEGMENT, end });
    expect(last.body).toMatchObject(complete);
    expect((await askReceived(ruth, ID, recording)).body).toMatchObject(complete);
    await expectServed();
    expect(filesOf(ruth)).toEqual([ID]);
  });

  it.each([16, 1_000, SEGMENT - 1, SEGMENT, SEGMENT + 1, 2 * SEGMENT])(
    'takes a recording of %d bytes in one piece',
    async (bytes) => {
      const one = sampleRecording(bytes);
      expect((await putPiece(ruth, ID, one)).body).toMatchObject({
        received: bytes,
        complete: true,
      });
      await expectServed(ID, one);
    },
  );

  it.each([0, 1, 2, 3].flatMap((segment) => [segment * SEGMENT, segment * SEGMENT + 999]))(
    'F12 V4 goes on after a line that broke at byte %d',
    async (cutAt) => {
      const headers = pieceHeaders(recording, { first: 0, end: recording.length });
      const whole = Math.floor(cutAt / SEGMENT);
      const size = async () => {
        const [part] = await test.media.files.list(ruth.id);
        return (part && (await test.media.files.openPart(part))?.bytes) ?? 0;
      };
      const written = () => expect.poll(size).toBe(whole * SEALED);
      const body = brokenOff(recording, cutAt, written);
      await ruth.call('PUT', `/api/media/${ID}`, { headers, body });
      const { received } = (await askReceived(ruth, ID, recording)).body;
      expect(received).toBe(whole * SEGMENT);
      expect((await ruth.call('GET', `/api/media/${ID}`)).status).toBe(404);
      const rest = { first: received, end: recording.length };
      expect((await putPiece(ruth, ID, recording, rest)).body).toMatchObject(complete);
      await expectServed();
    },
  );

  it('F12 counts a body that simply ends early as cut', async () => {
    const headers = pieceHeaders(recording, { first: 0, end: recording.length });
    const body = recording.slice(0, 2 * SEGMENT + 5);
    const answer = await ruth.call('PUT', `/api/media/${ID}`, { headers, body });
    expect(answer.body).toMatchObject({ received: 2 * SEGMENT, complete: false });
  });

  it('F12 lets a new request go on while the old one hangs', async () => {
    let hangs: () => void = () => undefined;
    const hanging = new Promise<void>((resolve) => {
      hangs = resolve;
    });
    let sent = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent) hangs();
        else controller.enqueue(recording.subarray(0, SEGMENT + 5));
        sent = true;
        return hanging.then(() => new Promise(() => undefined));
      },
    });
    const headers = pieceHeaders(recording, { first: 0, end: recording.length });
    const old = ruth.call<PieceAnswer>('PUT', `/api/media/${ID}`, { headers, body });
    await expect.poll(() => filesIfAny(ruth)).toEqual([`${ID}.part`]);
    const asked = await askReceived(ruth, ID, recording);
    expect(asked.body).toMatchObject({ received: SEGMENT, complete: false });
    expect((await old).body.complete).toBe(false);
    const rest = { first: SEGMENT, end: recording.length };
    expect((await putPiece(ruth, ID, recording, rest)).body).toMatchObject(complete);
  });

  it('V4 refuses a piece that begins elsewhere, and says where to go on', async () => {
    await putPiece(ruth, ID, recording, { first: 0, end: 2 * SEGMENT });
    for (const first of [0, SEGMENT, 3 * SEGMENT]) {
      const answer = await putPiece(ruth, ID, recording, { first, end: recording.length });
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'MEDIA_OFFSET', received: 2 * SEGMENT },
      });
    }
  });

  it.each([
    'bytes 1-65535/200000',
    'bytes 0-65534/200000',
    'bytes 65536-65535/200000',
    'bytes 0-199999/100000',
    'bytes 0-65535/*',
    'bytes */0',
    'items 0-65535/200000',
    '',
  ])('V4 refuses the range "%s"', async (range) => {
    const headers = { ...pieceHeaders(recording), 'content-range': range };
    const answer = await ruth.call('PUT', `/api/media/${ID}`, { headers });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  });

  it('refuses a hash that is none, and a body longer than its range', async () => {
    const noHash = { ...pieceHeaders(recording), 'x-media-sha256': 'abc' };
    const answer = await ruth.call('PUT', `/api/media/${ID}`, { headers: noHash });
    expect(answer.status).toBe(400);
    const headers = pieceHeaders(recording, { first: 0, end: SEGMENT });
    const longer = await ruth.call('PUT', `/api/media/${ID}`, { headers, body: recording });
    expect(longer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  });

  it('V5 accepts the same recording again, whole or in part, and refuses another', async () => {
    await putPiece(ruth, ID, recording);
    expect((await putPiece(ruth, ID, recording)).body).toMatchObject(complete);
    const part = { first: SEGMENT, end: 2 * SEGMENT };
    expect((await putPiece(ruth, ID, recording, part)).body).toMatchObject(complete);
    const other = await putPiece(ruth, ID, sampleRecording(50));
    expect(other).toMatchObject({ status: 409, body: { code: 'MEDIA_EXISTS' } });
    await expectServed();
  });

  it('V21 says in which database a recording is complete', async () => {
    await putPiece(ruth, ID, recording);
    const epoch = await test.store.readEpoch();
    expect((await askReceived(ruth, ID, recording)).body).toEqual({ ...complete, epoch });
  });

  it('V5 begins anew where another hash is announced before it is complete', async () => {
    await putPiece(ruth, ID, recording, { first: 0, end: 3 * SEGMENT });
    const other = sampleRecording(SEGMENT + 7, 'audio/wav');
    expect((await askReceived(ruth, ID, other)).body.received).toBe(0);
    expect((await putPiece(ruth, ID, other)).body.complete).toBe(true);
    await expectServed(ID, other);
  });

  it('V5 throws away what is not what was announced, and takes it anew', async () => {
    const end = recording.length;
    const headers = {
      ...pieceHeaders(recording, { first: 0, end }),
      'x-media-sha256': '0'.repeat(64),
    };
    const answer = await ruth.call('PUT', `/api/media/${ID}`, { headers, body: recording });
    expect(answer).toMatchObject({ status: 422, body: { code: 'MEDIA_DAMAGED' } });
    expect((await ruth.call('GET', `/api/media/${ID}`)).status).toBe(404);
    expect(filesOf(ruth)).toEqual([]);
    expect((await putPiece(ruth, ID, recording)).body).toMatchObject(complete);
  });

  it('V5 F12 notices a part that was damaged on the disk, and asks for it anew', async () => {
    await putPiece(ruth, ID, recording, { first: 0, end: 3 * SEGMENT });
    const part = readFileSync(partFileOf(ID));
    writeFileSync(partFileOf(ID), part.fill(0, SEGMENT, 2 * SEGMENT));
    const rest = { first: 3 * SEGMENT, end: recording.length };
    const answer = await putPiece(ruth, ID, recording, rest);
    expect(answer).toMatchObject({ status: 422, body: { code: 'MEDIA_DAMAGED' } });
    expect((await askReceived(ruth, ID, recording)).body.received).toBe(0);
  });

  it('F12 forgets a segment that a killed server left torn', async () => {
    await putPiece(ruth, ID, recording, { first: 0, end: 2 * SEGMENT });
    const part = readFileSync(partFileOf(ID));
    writeFileSync(partFileOf(ID), Buffer.concat([part, Buffer.alloc(SEGMENT)]));
    expect((await askReceived(ruth, ID, recording)).body.received).toBe(2 * SEGMENT);
    const rest = { first: 2 * SEGMENT, end: recording.length };
    expect((await putPiece(ruth, ID, recording, rest)).body).toMatchObject(complete);
    await expectServed();
  });

  it('F6 takes a recording again whose file a restore did not bring back', async () => {
    await putPiece(ruth, ID, recording);
    await test.media.files.removeAll(ruth.id);
    expect((await ruth.call('GET', `/api/media/${ID}`)).status).toBe(404);
    expect((await askReceived(ruth, ID, recording)).body).toMatchObject({
      received: 0,
      complete: false,
    });
    expect((await putPiece(ruth, ID, recording)).body).toMatchObject(complete);
    await expectServed();
  });

  it('V7 A16 refuses more than one recording may have before it reads any of it', async () => {
    const headers = {
      ...pieceHeaders(recording),
      'content-range': `bytes 0-65535/${MEDIA.maxBytes + 1}`,
    };
    const body = recording.slice(0, SEGMENT);
    const answer = await ruth.call('PUT', `/api/media/${ID}`, { headers, body });
    expect(answer).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } });
  });

  it('V7 keeps within the quota of the person, uploads under way included', async () => {
    const held = {
      sha256: 'x',
      type: 'audio/webm',
      begunAt: 0,
      completedAt: null,
      attempt: '',
    } as const;
    const bytes = MEDIA.quotaBytes - recording.length;
    await keepMedia(test.store, ruth.id, { ...held, id: 'held', bytes }, MEDIA.quotaBytes);
    const ids = ['recording-of-ruth-2', 'recording-of-ruth-3'];
    const race = await Promise.all(ids.map((id) => putPiece(ruth, id, recording)));
    expect(race.map(({ status }) => status).sort()).toEqual([200, 403]);
    const refused = race.find(({ status }) => status === 403);
    expect(refused?.body.code).toBe('MEDIA_QUOTA');
    const naomi = await test.person('naomi');
    expect((await putPiece(naomi, ID, recording)).status).toBe(200);
  });

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['HTML that has ftyp where MP4 has it', '<!--ftyp--><script>alert(1)</script>'],
    ['a picture', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'],
    ['RIFF that is no WAVE', 'RIFF\u0010\0\0\0WEBPVP8 '],
    ['a program', 'MZ\u0090\0\u0003\0\0\0\u0004\0\0\0'],
    ['too few bytes to tell', '\u001aE\u00df\u00a3'],
  ])('A14 V6 refuses %s, whatever it calls itself', async (_, text) => {
    const bytes = new Uint8Array(Buffer.from(text, 'latin1'));
    const answer = await putPiece(ruth, ID, bytes);
    expect(answer).toMatchObject({ status: 415, body: { code: 'MEDIA_TYPE' } });
    expect(await listMedia(test.store, ruth.id)).toEqual([]);
  });

  it.each([
    '..%2f..%2fetc%2fpasswd',
    '..%5c..%5cwindows',
    'short',
    `${ID}.part`,
    'x'.repeat(65),
    'réc̈ording-of-ruth-1',
  ])('A15 knows no recording called %s', async (id) => {
    for (const answer of [
      await putPiece(ruth, id, recording),
      await ruth.call('GET', `/api/media/${id}`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect(filesIfAny(ruth)).toEqual([]);
  });

  it('A16 stops reading a body without length at what its range says', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += SEGMENT;
        controller.enqueue(sampleRecording(SEGMENT));
        // An end after all, so that a missing limit fails the test instead of hanging it.
        if (sent > 100_000_000) controller.close();
      },
    });
    const headers = pieceHeaders(recording, { first: 0, end: SEGMENT });
    const answer = await ruth.call('PUT', `/api/media/${ID}`, { headers, body });
    expect(answer.status).toBe(400);
    expect(sent).toBeLessThan(2_000_000);
  });

  it('A23 keeps nothing of it readable on the disk', async () => {
    const spoken = Buffer.from('words that were spoken alone');
    const marked = new Uint8Array(recording);
    for (let at = 100; at < marked.length - 100; at += 1_000) marked.set(spoken, at);
    await putPiece(ruth, ID, marked);
    await putPiece(ruth, 'recording-of-ruth-2', marked, { first: 0, end: SEGMENT });
    for (const file of [fileOf(ID), partFileOf('recording-of-ruth-2')]) {
      expect(readFileSync(file).includes(spoken)).toBe(false);
    }
  });

  it('counts uploads by themselves', async () => {
    const uploadsPerAccount = { burst: 2, windowMs: 60_000 };
    const other = openTestApp({ rateRules: { ...RATE_RULES, uploadsPerAccount } });
    const naomi = await other.person('naomi');
    const statuses: number[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      statuses.push((await askReceived(naomi, ID, recording)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect((await naomi.call('GET', '/api/journal')).status).toBe(200);
    await other.close();
  });
});

function filesIfAny(person: Client): string[] {
  try {
    return filesOf(person);
  } catch {
    return [];
  }
}

describe('GET /api/media/{id}', () => {
  beforeEach(async () => {
    await putPiece(ruth, ID, recording);
  });

  it('V6 V12 A14 serves it under the type of its bytes, and never as a page', async () => {
    for (const [type, head] of Object.entries(HEADS)) {
      const id = `recording-${type.slice(6)}-12345`;
      const one = new Uint8Array(Buffer.concat([head, Buffer.alloc(40)]));
      await putPiece(ruth, id, one);
      const { headers } = await ruth.call('GET', `/api/media/${id}`);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-disposition')).toBe('inline');
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    }
  });

  it('V6 is there for its owner alone', async () => {
    const eve = await test.person('eve');
    expect((await eve.call('GET', `/api/media/${ID}`)).status).toBe(404);
    expect((await test.visitor.call('GET', `/api/media/${ID}`)).status).toBe(401);
    const headers = { 'x-user-id': ruth.id };
    expect((await eve.call('GET', `/api/media/${ID}`, { headers })).status).toBe(409);
    expect((await askReceived(eve, ID, recording)).body.received).toBe(0);
    expect((await putPiece(eve, ID, sampleRecording(99))).status).toBe(200);
    await expectServed();
  });

  it.each([
    ['bytes=0-0', 0, 1],
    ['bytes=0-', 0, recording.length],
    [`bytes=${SEGMENT - 3}-${SEGMENT + 2}`, SEGMENT - 3, SEGMENT + 3],
    [`bytes=${2 * SEGMENT}-`, 2 * SEGMENT, recording.length],
    [`bytes=5-${10 * SEGMENT}`, 5, recording.length],
    ['bytes=-7', recording.length - 7, recording.length],
    [`bytes=-${recording.length + 7}`, 0, recording.length],
  ])('answers the range %s', async (range, first, end) => {
    const { response, bytes } = await fetchBytes(ID, { range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(
      `bytes ${first}-${end - 1}/${recording.length}`,
    );
    expect(response.headers.get('content-length')).toBe(String(end - first));
    expect(Buffer.from(bytes).equals(recording.subarray(first, end))).toBe(true);
  });

  it.each([`bytes=${recording.length}-`, 'bytes=9-8', 'bytes=-0'])(
    'refuses the range %s',
    async (range) => {
      const { response } = await fetchBytes(ID, { range });
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe(`bytes */${recording.length}`);
    },
  );

  it('answers HEAD with everything but the bytes', async () => {
    const answer = await ruth.call('HEAD', `/api/media/${ID}`);
    expect(answer).toMatchObject({ status: 200, body: '' });
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(answer.headers.get('content-length')).toBe(String(recording.length));
    const part = await ruth.call('HEAD', `/api/media/${ID}`, { headers: { range: 'bytes=0-9' } });
    expect(part.status).toBe(206);
  });

  it.each<[string, (sealed: Buffer) => Buffer]>([
    ['changed', (sealed) => sealed.fill(1, SEGMENT + 100, SEGMENT + 101)],
    ['swapped', (sealed) => swapSegments(sealed)],
    ['dropped', (sealed) => Buffer.concat([sealed.subarray(SEALED), sealed.subarray(0, SEALED)])],
  ])('A23 V5 serves no byte of a segment that was %s', async (_, change) => {
    const file = fileOf(ID);
    writeFileSync(file, change(readFileSync(file)));
    await expect(fetchBytes()).rejects.toThrow();
  });

  it('A23 serves nothing of a file that was cut off, or put in the place of another', async () => {
    const sealed = readFileSync(fileOf(ID));
    writeFileSync(fileOf(ID), sealed.subarray(0, 3 * SEALED));
    expect((await ruth.call('GET', `/api/media/${ID}`)).status).toBe(404);
    const other = 'recording-of-ruth-2';
    await putPiece(ruth, other, recording);
    writeFileSync(fileOf(other), sealed);
    await expect(fetchBytes(other)).rejects.toThrow();
  });
});

function swapSegments(sealed: Buffer): Buffer {
  const [first, second] = [sealed.subarray(0, SEALED), sealed.subarray(SEALED, 2 * SEALED)];
  return Buffer.concat([second, first, sealed.subarray(2 * SEALED)]);
}

describe.each(['/api/journal/audio', '/api/daily-drop/audio'])('POST %s', (path) => {
  const form = (bytes: Uint8Array<ArrayBuffer>, name = 'journal-recording.webm') => {
    const data = new FormData();
    data.append('audio', new Blob([bytes], { type: 'audio/webm' }), name);
    return data;
  };
  const post = (body: BodyInit, headers = {}) =>
    ruth.call<{ audioUrl: string; code?: string }>('POST', path, { body, headers });
  const idOf = (url: string) => url.slice('/api/media/'.length);

  it.each([16, SEGMENT, SEGMENT + 1, recording.length])(
    'V6 keeps a recording of %d bytes and says where it is',
    async (bytes) => {
      const one = sampleRecording(bytes);
      const answer = await post(form(one));
      expect(answer).toMatchObject({ status: 200, body: { audioUrl: expect.any(String) } });
      await expectServed(idOf(answer.body.audioUrl), one);
      const entry = { content: '', audioUrl: answer.body.audioUrl };
      expect((await ruth.call('POST', '/api/journal', { json: entry })).status).toBe(201);
      expect(filesOf(ruth)).toHaveLength(1);
    },
  );

  it('F10 answers the same bytes with the same address, also both at once', async () => {
    const answers = await Promise.all([post(form(recording)), post(form(recording))]);
    const again = await post(form(recording, 'other name.mp4'));
    expect(new Set([...answers, again].map(({ body }) => body.audioUrl)).size).toBe(1);
    expect(filesOf(ruth)).toHaveLength(1);
    expect(await listMedia(test.store, ruth.id)).toHaveLength(1);
  });

  it('V5 continues no upload: the app’s own of the same bytes is found', async () => {
    await putPiece(ruth, ID, recording);
    expect((await post(form(recording))).body.audioUrl).toBe(`/api/media/${ID}`);
  });

  it('A14 refuses what is no recording, whatever its name and type', async () => {
    const answer = await post(form(new Uint8Array(Buffer.from('<script>alert(1)</script>'))));
    expect(answer).toMatchObject({ status: 415, body: { code: 'MEDIA_TYPE' } });
    expect((await post(form(new Uint8Array()))).status).toBe(415);
    expect(filesIfAny(ruth)).toEqual([]);
  });

  it('V12 refuses a picture: a sound is asked for', async () => {
    const answer = await post(form(sampleRecording(1_000, 'image/jpeg')));
    expect(answer).toMatchObject({ status: 415, body: { code: 'MEDIA_TYPE' } });
    expect(filesIfAny(ruth)).toEqual([]);
    expect(await listMedia(test.store, ruth.id)).toEqual([]);
  });

  it('A15 makes nothing of the file’s name', async () => {
    const answer = await post(form(recording, '../../../etc/passwd\0.webm'));
    expect(answer.status).toBe(200);
    expect(filesOf(ruth)).toEqual([idOf(answer.body.audioUrl)]);
  });

  it('A38 has few uploads of one person under way at once, and turns away the others', async () => {
    const { body: bytes, type } = await bytesOf(form(recording));
    const open: ReadableStreamDefaultController<Uint8Array>[] = [];
    const hangingBody = () =>
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            open.push(controller);
            controller.enqueue(bytes.slice(0, -20));
            return new Promise(() => undefined);
          },
        },
        { highWaterMark: 0 },
      );
    const hanging = Array.from({ length: 45 }, () => post(hangingBody(), type));
    const refused: Answer[] = [];
    for (const one of hanging) void one.then((answer) => refused.push(answer));
    await expect.poll(() => refused.length).toBe(hanging.length - MEDIA.uploadsAtOnce);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    await expect.poll(() => filesIfAny(ruth).length).toBe(MEDIA.uploadsAtOnce);
    expect((await putPiece(await test.person('naomi'), ID, recording)).status).toBe(200);
    for (const controller of open) {
      controller.enqueue(bytes.slice(-20));
      controller.close();
    }
    const statuses = (await Promise.all(hanging)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MEDIA.uploadsAtOnce);
    expect((await post(form(recording))).status).toBe(200);
  });

  it('V7 keeps within the quota', async () => {
    const held = {
      sha256: 'x',
      type: 'audio/webm',
      begunAt: 0,
      completedAt: null,
      attempt: '',
    } as const;
    const bytes = MEDIA.quotaBytes - 10;
    await keepMedia(test.store, ruth.id, { ...held, id: 'held', bytes }, MEDIA.quotaBytes);
    const answer = await post(form(recording));
    expect(answer).toMatchObject({ status: 403, body: { code: 'MEDIA_QUOTA' } });
    expect(filesOf(ruth)).toEqual([]);
  });

  it('asks for a form with a file', async () => {
    const empty = new FormData();
    empty.append('audio', 'only words');
    for (const body of [empty, JSON.stringify({})]) {
      const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
      expect(await post(body, headers)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_REQUEST' },
      });
    }
    const noBoundary = await post('x', { 'content-type': 'multipart/form-data' });
    expect(noBoundary.status).toBe(400);
  });

  it('F12 keeps nothing of a form that breaks off', async () => {
    const { body: bytes, type } = await bytesOf(form(recording));
    for (const end of [20, 300, 2 * SEGMENT, bytes.length - 20]) {
      const body = bytes.slice(0, end);
      expect((await post(body, type)).status).toBe(400);
      expect((await post(brokenOff(bytes, end), type)).status).toBe(400);
    }
    expect(filesIfAny(ruth)).toEqual([]);
    expect(await listMedia(test.store, ruth.id)).toEqual([]);
  });

  it('A16 cuts off a form without end, keeping nothing of it', async () => {
    const head = `--x\r\nContent-Disposition: form-data; name="audio"; filename="a"\r\n\r\n`;
    const chunk = sampleRecording(1_000_000);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? Buffer.from(head) : chunk);
        sent += chunk.length;
        // An end after all, so that a missing limit fails the test instead of hanging it.
        if (sent > 200_000_000) controller.close();
      },
    });
    const answer = await post(body, { 'content-type': 'multipart/form-data; boundary=x' });
    expect(answer).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } });
    expect(sent).toBeLessThan(MEDIA.maxBytes + 10_000_000);
    expect(filesOf(ruth)).toEqual([]);
  });

  it('A2 is for people with a session', async () => {
    const answer = await test.visitor.call('POST', path, { body: form(recording) });
    expect(answer.status).toBe(401);
  });

  it('A6 refuses another site', async () => {
    expect((await post(form(recording), { origin: 'https://evil.example' })).status).toBe(403);
  });
});
