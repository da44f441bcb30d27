import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SealedObject } from './keys';
import { createKeys } from './master-key-keys';
import { createOpenerThreads } from './opener-threads';
import type { OpenPacked } from './packed-objects';

const MASTER_KEY = Buffer.alloc(32, 5);
const plainKeys = createKeys(MASTER_KEY);
const wrapped = plainKeys.newWrappedKey('anna');
const anna = plainKeys.unwrap('anna', wrapped);

const ENDS_WHEN_ASKED = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', () => process.exit());
`;

const placeOf = (id: string) => ({ id, kind: 'journal-entry', beside: [1, 'ü'] });
const objectOf = (id: string, words: unknown): SealedObject => ({
  text: `{"id":${JSON.stringify(id)},"body":`,
  value: { place: placeOf(id), sealed: anna.seal(placeOf(id), Buffer.from(JSON.stringify(words))) },
});
const long = (letter: string) => letter.repeat(20_000);

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'openers-'));
  await build({
    entryPoints: [join(import.meta.dirname, 'opener-thread.ts')],
    outfile: join(folder, 'opener-thread.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function open(openMany: OpenPacked | undefined, objects: readonly SealedObject[]) {
  const key = createKeys(MASTER_KEY, openMany).unwrap('anna', wrapped);
  const { json, broken } = await key.openPacked(key.pack(objects));
  return { rows: JSON.parse(Buffer.from(json).toString()), broken };
}

describe.each([
  ['on this thread', async () => undefined],
  ['on other threads', startThreads],
])('objects that are opened together %s', (_, start) => {
  it('are a list in their order', async () => {
    const objects = [
      objectOf('a', { content: long('a') }),
      { text: '{"id":"open","body":"nothing here is sealed"}' },
      objectOf('ö🕊', 'ü “”'),
    ];
    expect(await open(await start(), objects)).toEqual({
      rows: [
        { id: 'a', body: { content: long('a') } },
        { id: 'open', body: 'nothing here is sealed' },
        { id: 'ö🕊', body: 'ü “”' },
      ],
      broken: [],
    });
    expect(await open(await start(), [])).toEqual({ rows: [], broken: [] });
  });

  it('A23 are left out and named where one was changed, cut or moved', async () => {
    const [first, moved, last] = ['a', 'b', 'c'].map((id) => objectOf(id, long(id)));
    const sealed = first?.value?.sealed ?? new Uint8Array();
    const changed = Uint8Array.from(sealed);
    changed[100]! ^= 1;
    const elsewhere = { place: placeOf('c'), sealed: moved?.value?.sealed ?? sealed };
    const objects = [
      { text: '{"body":', value: { place: placeOf('a'), sealed: changed } },
      { text: '{"body":', value: { place: placeOf('a'), sealed: sealed.subarray(0, 20) } },
      { text: '{"body":', value: elsewhere },
      last!,
    ];
    expect(await open(await start(), objects)).toEqual({
      rows: [{ id: 'c', body: long('c') }],
      broken: [0, 1, 2],
    });
  });

  it('A23 open nothing of another person', async () => {
    const ben = plainKeys.unwrap('ben', plainKeys.newWrappedKey('ben'));
    const sealed = ben.seal(placeOf('a'), Buffer.from(JSON.stringify(long('a'))));
    const objects = [{ text: '{"body":', value: { place: placeOf('a'), sealed } }];
    expect(await open(await start(), objects)).toEqual({ rows: [], broken: [0] });
  });
});

it('each of many gets its own answer', async () => {
  const openMany = await startThreads();
  const ids = Array.from({ length: 40 }, () => randomBytes(6).toString('hex'));
  const answers = await Promise.all(
    ids.map((id) => open(openMany, [objectOf(id, { content: long(id) })])),
  );
  expect(answers.map(({ rows }) => rows[0].id)).toEqual(ids);
});

it('a thread that ends rejects what it had, and others are opened here until the next is up', async () => {
  writeFileSync(join(folder, 'ends.mjs'), ENDS_WHEN_ASKED);
  const openMany = await startThreads('ends.mjs');
  await expect(open(openMany, [objectOf('a', long('a'))])).rejects.toThrow('thread');
  expect(await open(openMany, [objectOf('a', long('a'))])).toMatchObject({ broken: [] });
});

it('where no thread can start, they are opened here', async () => {
  const missing = createOpenerThreads(new URL('nothing.mjs', fileUrl()), 1);
  const objects = [objectOf('a', long('a'))];
  expect(await open(missing, objects)).toMatchObject({ rows: [{ id: 'a' }], broken: [] });
});

/** Threads, of which one is up. What starts them is opened here. */
async function startThreads(name = 'opener-thread.mjs'): Promise<OpenPacked> {
  const openMany = createOpenerThreads(fileUrl(name), 2);
  const isUp = new Promise<void>((done) => {
    process.once('worker', (worker) => worker.once('online', () => done()));
  });
  await open(openMany, [objectOf('first', long('f'))]);
  await isUp;
  return openMany;
}

function fileUrl(name = 'opener-thread.mjs'): URL {
  return pathToFileURL(join(folder, name));
}
