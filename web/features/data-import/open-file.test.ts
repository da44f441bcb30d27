import {
  BlobWriter,
  TextReader,
  Uint8ArrayReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import { expect, test } from 'vitest';
import { buildExport, type ExportedRecording } from '../../../shared/api/export';
import { hashBlob } from '../../platform/hash-blob';
import { openFile } from './open-file';

const { signal } = new AbortController();
const SOUND = Uint8Array.from({ length: 90_000 }, (_, at) => (at * 31) % 251);
const PATH = 'recordings/spoken.webm';

async function dataWith(change: object = {}): Promise<string> {
  const recording: ExportedRecording = {
    id: 'spoken',
    file: PATH,
    type: 'audio/webm;codecs=opus',
    bytes: SOUND.length,
    sha256: await hashBlob(new Blob([SOUND])),
    durationMs: 4200,
  };
  const file = buildExport([], { exportedAt: 0, account: { id: 'm', username: 'miriam' } });
  return JSON.stringify({ ...file, recordings: [{ ...recording, ...change }] });
}

async function zipOf(files: Record<string, string | Uint8Array>, level = 0): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false, level });
  for (const [name, content] of Object.entries(files)) {
    const reader =
      typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content);
    await zip.add(name, reader as TextReader);
  }
  return zip.close();
}

const open = (content: BlobPart, name = 'a.zip') => openFile(new File([content], name), signal);

async function soundOf(zip: Blob): Promise<Blob | undefined> {
  const result = await open(zip);
  const [recording] = result.ok ? result.value.content.recordings : [];
  if (!result.ok || !recording || 'missing' in recording) throw new Error('Not opened');
  return result.value.readRecording(recording, signal);
}

test('a zip of ours opens, and its sound is what was recorded', async () => {
  const sound = await soundOf(await zipOf({ 'data.json': await dataWith(), [PATH]: SOUND }));
  expect(sound?.type).toBe('audio/webm;codecs=opus');
  expect(new Uint8Array((await sound?.arrayBuffer()) ?? [])).toEqual(SOUND);
});

test('V12 a photo in it is what was exported', async () => {
  const file = { type: 'image/jpeg', file: 'photos/lake.jpg' };
  const zip = await zipOf({ 'data.json': await dataWith(file), 'photos/lake.jpg': SOUND });
  const picture = await soundOf(zip);
  expect([picture?.type, picture?.size]).toEqual(['image/jpeg', SOUND.length]);
});

test('so does one that was unpacked and packed again, folder and all', async () => {
  const files = {
    'mine/data.json': await dataWith(),
    [`mine/${PATH}`]: SOUND,
    '__MACOSX/mine/._x': '',
  };
  expect((await soundOf(await zipOf(files, 6)))?.size).toBe(SOUND.length);
});

test('so does the data.json alone, without its sound', async () => {
  const result = await open(await dataWith(), 'data.json');
  expect(result).toMatchObject({
    ok: true,
    value: { content: { account: { username: 'miriam' } } },
  });
});

test.each([
  ['a picture', () => Promise.resolve(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)), 'NOT_OURS'],
  ['nothing at all', () => Promise.resolve(''), 'NOT_OURS'],
  ['a zip of something else', () => zipOf({ 'holiday.txt': 'Sand.' }), 'NOT_OURS'],
  [
    'a zip cut short',
    async () => (await zipOf({ 'data.json': await dataWith() })).slice(0, -40),
    'DAMAGED',
  ],
  [
    'a zip whose words changed',
    async () => flipped(await zipOf({ 'data.json': await dataWith() })),
    'DAMAGED',
  ],
] as const)('%s is refused', async (_what, make, fault) => {
  expect(await open(await make())).toEqual({ ok: false, problem: fault });
});

test('A16 a zip bomb is refused by what it declares, and by what comes out of it', async () => {
  const bomb = await zipOf({ 'data.json': new Uint8Array(471_000_000) }, 9);
  expect(bomb.size).toBeLessThan(1_000_000);
  expect(await open(bomb)).toEqual({ ok: false, problem: 'TOO_LARGE' });
  const liar = await declaring(bomb, 5_000);
  expect(await open(liar)).toMatchObject({ ok: false });
}, 30_000);

test.each([
  ['has another hash', { sha256: '0'.repeat(64) }],
  ['is longer than it says', { bytes: 5 }],
  ['is not there', { file: 'recordings/other.webm' }],
  ['is no sound', { type: 'text/html' }],
])('a recording that %s is left out', async (_what, change) => {
  const zip = await zipOf({ 'data.json': await dataWith(change), [PATH]: SOUND });
  expect(await soundOf(zip)).toBeUndefined();
});

test('cancelled, it says nothing more', async () => {
  const aborter = new AbortController();
  const zip = new File([await zipOf({ 'data.json': await dataWith() })], 'a.zip');
  aborter.abort();
  await expect(openFile(zip, aborter.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

/** The zip with one byte of its first file turned. */
async function flipped(zip: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await zip.arrayBuffer());
  bytes[200] = (bytes[200] ?? 0) ^ 1;
  return new Blob([bytes]);
}

/** The zip with another unpacked size in its list of files. */
async function declaring(zip: Blob, size: number): Promise<Blob> {
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return new Blob([bytes]);
}
