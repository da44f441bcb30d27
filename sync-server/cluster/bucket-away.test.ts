import { afterAll, beforeAll, expect, it } from 'vitest';
import { MEDIA } from '../../shared/protocol/media';
import { sampleRecord } from '../store/testing/samples';
import { type Cluster, type ClusterServer, startCluster } from '../testing/cluster';
import { type PieceAnswer, pieceHeaders, sampleRecording } from '../testing/recordings';
import { call } from '../testing/writing';

const RECORDING = sampleRecording(3 * MEDIA.segmentBytes + 77);

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ name: 'bucket-away', servers: 2 });
});
afterAll(() => cluster.close());

it('G13 V3 the bucket is away: recordings wait, text goes on, and the upload ends on another server', async () => {
  const [first, second] = cluster.servers as unknown as [ClusterServer, ClusterServer];
  const person = await cluster.addPerson('anna');
  const put = ({ origin }: ClusterServer, piece?: { first: number; end: number }) =>
    call<PieceAnswer>(person, `${origin}/api/media/recording-of-anna-1`, {
      method: 'PUT',
      headers: pieceHeaders(RECORDING, piece),
      ...(piece && { body: RECORDING.slice(piece.first, piece.end) }),
    });
  const whole = { first: 0, end: RECORDING.length };
  cluster.bucket.meet = async () => 'cut';
  expect(await put(first, whole)).toMatchObject({ outcome: 503 });
  const pushed = await call(person, `${first.origin}/api/sync/v1/push`, {
    method: 'POST',
    json: { epoch: await epochOf(first), rows: [sampleRecord()] },
  });
  expect(pushed).toMatchObject({ outcome: 200, body: { accepted: [{ id: 'entry-1' }] } });
  expect(await first.isReady()).toBe(true);
  cluster.bucket.meet = async () => undefined;
  const at = (await put(second)).body?.received ?? 0;
  const sent = await put(second, { first: at, end: RECORDING.length });
  expect(sent).toMatchObject({ outcome: 200, body: { received: RECORDING.length } });
  const heard = await fetch(`${first.origin}/api/media/recording-of-anna-1`, {
    headers: { cookie: person.cookie, 'x-user-id': person.id },
  });
  expect(Buffer.from(await heard.arrayBuffer()).equals(RECORDING)).toBe(true);

  async function epochOf({ origin }: ClusterServer): Promise<string> {
    const pull = await call<{ readonly epoch: string }>(
      person,
      `${origin}/api/sync/v1/pull?since=0`,
    );
    return pull.body?.epoch ?? '';
  }
});
