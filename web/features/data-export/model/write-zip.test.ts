import {
  BlobReader,
  BlobWriter,
  TextWriter,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import { expect, test } from 'vitest';
import { buildExport, dataExport } from '../../../../shared/api/export';
import { idsOf, samplePhoto } from '../../../../shared/testing/sample-photo';
import { HttpError } from '../../../answers/http-error';
import type { Recording } from '../../../media/contract';
import { sampleKept } from '../testing/sample-kept';
import type { ExportJob } from './export-run';
import { writeZip } from './write-zip';

const ids = ['here', 'there', 'lost', 'away'].map((name) => name.padEnd(16, '0'));
const [HERE, THERE, LOST, AWAY] = ids as [string, string, string, string];
const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 31) % 251);

const file = {
  ...buildExport(
    ids.map((id, at) => ({
      id: `entry-${at}`,
      kind: 'journal-entry',
      day: '2026-03-01',
      order: at,
      version: { phone: at + 1 },
      deleted: false,
      createdAt: 0,
      updatedAt: 0,
      utcOffsetMinutes: 0,
      body: { content: '', audioUrl: `/api/media/${id}` },
    })),
    { exportedAt: 0, account: { id: 'm', username: 'miriam' } },
  ),
  drafts: [],
  notInThisFile: 'We couldn’t reach the server.',
};

const sources = {
  media: {
    read: async (id: string) =>
      id === HERE ? new Blob([bytes(100_000)], { type: 'audio/webm;codecs=opus' }) : undefined,
    liveOne: (id: string) => ({
      get: () => (id === HERE ? ({ durationMs: 4200 } as Recording) : null),
      subscribe: () => () => undefined,
    }),
  },
  fetchFile: async (path: string) => {
    if (path.includes(THERE)) return new Blob([bytes(70_000)], { type: 'audio/mp4' });
    if (path.includes(LOST)) throw new HttpError(404, '', undefined, undefined);
    throw new TypeError('Failed to fetch');
  },
};

function job(): ExportJob & { readonly shares: number[]; cancel(): void } {
  const aborter = new AbortController();
  const shares: number[] = [];
  return {
    signal: aborter.signal,
    cancel: () => aborter.abort(),
    progress: (share) => void shares.push(share),
    shares,
  };
}

test('the zip holds the data, every recording as it was, a page to read, and a word to whoever finds it', async () => {
  const { zip, recordings } = await writeZip(file, sources, job());
  const entries = await new ZipReader(new BlobReader(zip), { useWebWorkers: false }).getEntries();
  const names = entries.map(({ filename }) => filename);
  expect(names).toEqual([
    `recordings/${HERE}.webm`,
    `recordings/${THERE}.m4a`,
    'data.json',
    'index.html',
    'README.txt',
  ]);
  const data = entries[2];
  const text = data && !data.directory ? await data.getData(new TextWriter()) : '';
  expect(JSON.parse(text)).toEqual({ ...file, recordings });
  expect(dataExport.parse(JSON.parse(text))).toBeTruthy();
  expect(recordings).toMatchObject([
    { id: HERE, type: 'audio/webm;codecs=opus', bytes: 100_000, durationMs: 4200 },
    { id: THERE, type: 'audio/mp4', bytes: 70_000 },
    { id: LOST, missing: 'NOT_FOUND' },
    { id: AWAY, missing: 'OFFLINE' },
  ]);
  const sound = entries[0];
  const back = sound && !sound.directory ? await sound.getData(new BlobWriter()) : new Blob();
  expect(new Uint8Array(await back.arrayBuffer())).toEqual(bytes(100_000));
});

test('the picture lies beside the data where it can be fetched, and is named where it can’t', async () => {
  const { notInThisFile: _, ...written } = file;
  const whole = { ...written, states: [], alsoKept: sampleKept('Mercy') };
  const pictureIn = async (fetchFile: typeof sources.fetchFile) => {
    const { zip } = await writeZip(whole, { ...sources, fetchFile }, job());
    const entries = await new ZipReader(new BlobReader(zip), { useWebWorkers: false }).getEntries();
    const data = entries.find(({ filename }) => filename === 'data.json');
    const text = data && !data.directory ? await data.getData(new TextWriter()) : '';
    const { alsoKept } = JSON.parse(text) as typeof whole;
    return [entries.map(({ filename }) => filename).includes('picture.png'), alsoKept.picture];
  };
  const url = '/api/profile/image/one';
  const image = async () => new Blob([bytes(10)], { type: 'image/png' });
  expect(await pictureIn(image)).toEqual([true, { url, file: 'picture.png' }]);
  expect(await pictureIn(sources.fetchFile)).toEqual([false, { url }]);
});

test('it says how far it is', async () => {
  const told = job();
  await writeZip(file, sources, told);
  expect(told.shares).toEqual([0, 0.2, 0.4, 0.6]);
});

test('cancelled between two recordings it goes no further', async () => {
  const told = job();
  const cancelled = async () => {
    told.cancel();
    return new Blob(['x']);
  };
  const slow = { ...sources, fetchFile: cancelled };
  await expect(writeZip(file, slow, told)).rejects.toMatchObject({ name: 'AbortError' });
  expect(told.shares).toEqual([0, 0.2]);
});

test('V12 photos lie beside the data, their previews out of the way, and the page shows them', async () => {
  const lake = samplePhoto('lake');
  const { photo, preview } = idsOf(lake);
  const [entry] = file.states;
  const states = [{ ...entry!, body: { content: '', audioUrl: null, photos: [lake] } }];
  const account = { id: 'm', username: 'miriam' };
  const { notInThisFile } = file;
  const written = { ...buildExport(states, { exportedAt: 0, account }), notInThisFile };
  const jpeg = async () => new Blob([bytes(30_000)], { type: 'image/jpeg' });
  const { zip, recordings, tally } = await writeZip(
    written,
    { ...sources, fetchFile: jpeg },
    job(),
  );
  const entries = await new ZipReader(new BlobReader(zip), { useWebWorkers: false }).getEntries();
  expect(entries.map(({ filename }) => filename).slice(0, 2)).toEqual([
    `photos/${photo}.jpg`,
    `photos/previews/${preview}.jpg`,
  ]);
  expect(recordings).toMatchObject([
    { id: photo, type: 'image/jpeg', bytes: 30_000 },
    { id: preview, type: 'image/jpeg' },
  ]);
  expect(tally.included).toEqual({ recordings: 0, photos: 1 });
  const page = entries.find(({ filename }) => filename === 'index.html');
  const html = page && !page.directory ? await page.getData(new TextWriter()) : '';
  expect(html).toContain(
    `<img src="photos/${photo}.jpg" width="1600" height="1200" alt="Photo of March 1, 2026">`,
  );
});
