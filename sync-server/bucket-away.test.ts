import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MEDIA } from '../shared/protocol/media';
import { createMediaBucket } from './media/media-bucket';
import { createS3Store } from './objects/s3-store';
import { createBucketLedger } from './services/erasure/bucket-ledger';
import { eraseAccount } from './services/erasure/erase-account';
import { isErased } from './services/erasure/is-erased';
import { MediaTurns } from './services/media/media-turns';
import { sampleRecord } from './store/testing/samples';
import {
  askReceived,
  brokenOff,
  pieceHeaders,
  putPiece,
  sampleRecording,
} from './testing/recordings';
import { startS3, type TestS3 } from './testing/s3';
import { type Client, openTestApp, type TestApp } from './testing/test-app';

const ID = 'recording-of-ruth-1';
const SEGMENT = MEDIA.segmentBytes;
const recording = sampleRecording(20 * SEGMENT + 77);

describe('a server whose bucket is away', () => {
  let s3: TestS3;
  let test: TestApp;
  let ruth: Client;
  beforeEach(async () => {
    s3 = await startS3();
    const objects = createS3Store(s3.settings, { random: () => 0 });
    const media = { files: createMediaBucket(objects, randomUUID), turns: new MediaTurns() };
    test = openTestApp({ media, randomId: randomUUID });
    ruth = await test.person('ruth');
  });
  afterEach(async () => {
    await test.close();
    await s3.stop();
  });
  const goAway = (fault: number | 'cut') => {
    s3.meet = async () => fault;
  };
  const comeBack = () => {
    s3.meet = async () => undefined;
  };
  const busy = { status: 503, body: { code: 'BUSY' } };

  it.each([503, 'cut'] as const)(
    'F12 takes words, and recordings wait and arrive later (%s)',
    async (fault) => {
      const [end, middle] = [recording.length, 16 * SEGMENT];
      const first = await putPiece(ruth, ID, recording, { first: 0, end: middle });
      expect(first.body.received).toBe(middle);
      goAway(fault);
      const rows = [sampleRecord()];
      const push = await ruth.call('POST', '/api/sync/v1/push', {
        headers: { 'x-sync-protocol': '1' },
        json: { epoch: 'epoch-1', rows },
      });
      expect(push).toMatchObject({ status: 200, body: { accepted: [{ id: 'entry-1' }] } });
      const refused = await putPiece(ruth, ID, recording, { first: middle, end });
      expect(refused).toMatchObject(busy);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(JSON.stringify(refused.body)).not.toContain(ID);
      comeBack();
      expect((await askReceived(ruth, ID, recording)).body.received).toBe(middle);
      const rest = await putPiece(ruth, ID, recording, { first: middle, end });
      expect(rest.body).toMatchObject({ received: end, complete: true });
      goAway(fault);
      expect(await ruth.call('GET', `/api/media/${ID}`)).toMatchObject(busy);
      comeBack();
      expect((await ruth.call('GET', `/api/media/${ID}`)).status).toBe(200);
    },
  );

  it('F12 acknowledges nothing of a piece that did not get there', async () => {
    let puts = 0;
    s3.meet = async (method) => (method === 'PUT' && ++puts > 1 ? 503 : undefined);
    const end = recording.length;
    expect(await putPiece(ruth, ID, recording, { first: 0, end })).toMatchObject(busy);
    comeBack();
    expect((await askReceived(ruth, ID, recording)).body.received).toBe(16 * SEGMENT);
  });

  it('F12 keeps the whole segments of a line that broke', async () => {
    const headers = pieceHeaders(recording, { first: 0, end: recording.length });
    const body = brokenOff(recording, 3 * SEGMENT + 5);
    await ruth.call('PUT', `/api/media/${ID}`, { headers, body });
    const { received } = (await askReceived(ruth, ID, recording)).body;
    expect([0, 1, 2, 3].map((segments) => segments * SEGMENT)).toContain(received);
    const rest = { first: received, end: recording.length };
    expect((await putPiece(ruth, ID, recording, rest)).body.complete).toBe(true);
  });

  it('A24 acknowledges no erasure that the ledger has not', async () => {
    const { store, pokes, clock } = test;
    const objects = createS3Store(s3.settings, { random: () => 0 });
    const deps = {
      store,
      files: createMediaBucket(objects, randomUUID),
      erased: createBucketLedger(objects),
      letters: { forget: () => undefined },
      pokes,
      now: () => clock.now,
    };
    await putPiece(ruth, ID, recording);
    goAway(503);
    await expect(eraseAccount(deps, ruth.id)).rejects.toMatchObject({ status: 503 });
    expect(await isErased(store, { accountId: ruth.id })).toBe(false);
    expect((await ruth.call('GET', '/api/journal')).status).toBe(200);
    comeBack();
    await eraseAccount(deps, ruth.id);
    expect((await ruth.call('GET', '/api/journal')).status).toBe(410);
    expect([...s3.objects.keys()]).toEqual([`erased/${ruth.id}.json`]);
  });
});
