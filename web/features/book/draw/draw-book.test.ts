import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FONT_NAMES } from '../layout/type';
import { TAKEN } from '../model/choices';
import { makeBook } from '../model/make-book';
import { readPdf } from '../testing/read-pdf';
import { aCheckIn, aDrop, anEntry, aPhoto, dropWords } from '../testing/records';
import { SAMPLE_PHOTO } from '../testing/sample-photo';
import { drawBook } from './draw-book';
import type { ForeignText } from './foreign-text';
import type { FontFiles } from './open-document';

const fonts = Object.fromEntries(
  FONT_NAMES.map((name) => [
    name,
    new Uint8Array(readFileSync(`web/features/book/fonts/book-${name}.woff`)),
  ]),
) as FontFiles;

/** Node has no canvas: what a browser would draw is a grey box. */
const boxes: ForeignText = {
  width: (text, { size }) => text.length * size,
  draw: (text, { size }) => ({
    pixels: new Uint8ClampedArray(4 * 12).fill(120),
    across: 4,
    down: 3,
    left: 0,
    above: size,
    width: text.length * size,
    height: size,
  }),
};

const PHOTO = 'photo-that-is-here';
const records = [
  aDrop('2026-03-01', 1, { reflection: 'Office hours, affinity, flow.' }),
  aCheckIn('2026-03-01', 'I am led.'),
  anEntry('2026-03-01', 'Dvořák by the lake 🙏', {
    title: 'The lake',
    tags: ['water'],
    photos: [aPhoto(PHOTO), aPhoto('photo-that-is-torn')],
  }),
  aDrop('2026-03-08', 8),
];
const book = makeBook(records, new Map([[1, dropWords(1)]]), {
  span: { kind: 'journey', journey: 1, from: '2026-03-01', to: '2026-03-08' },
  taken: new Set(TAKEN),
  name: 'Miriam',
  today: '2026-03-09',
  missingPhotos: new Set(),
});

async function draw() {
  const shares: number[] = [];
  const drawn = await drawBook(book, {
    fonts,
    foreign: boxes,
    photos: {
      read: async (id) => (id === PHOTO ? SAMPLE_PHOTO : new Uint8Array([0x89, 0x50])),
    },
    madeAt: new Date('2026-03-09T10:00:00Z'),
    onProgress: (share) => shares.push(share),
  });
  const bytes = new Uint8Array(await drawn.pdf.arrayBuffer());
  return { ...drawn, bytes, shares, read: await readPdf(bytes) };
}

/** Everything that the file packs, unpacked. */
function unpacked(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes);
  const texts: string[] = [];
  for (let at = raw.indexOf('stream\n'); at >= 0; at = raw.indexOf('stream\n', at + 7)) {
    const end = raw.indexOf('\nendstream', at);
    try {
      texts.push(inflateSync(raw.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // A photo is packed in its own way.
    }
  }
  return texts.join('');
}

test('the words are text that can be copied, ligatures and further letters too', async () => {
  const { read, pages, shares } = await draw();
  expect(read.pages).toHaveLength(pages);
  const all = read.pages.join('\n');
  for (const words of [
    'Ninety days',
    'Miriam',
    'Be still, and know that I am God.',
    'Psalm 46:10, World English Bible',
    'Office hours, affinity, flow.',
    'I am led.',
    'Dvořák by the lake',
    'The passage of Day 8 wasn’t on this device.',
    'Scripture is from the World English Bible, in the public domain.',
  ])
    expect(all).toContain(words);
  expect(shares.at(-1)).toBe(1);
});

test('B7 a photo goes in byte for byte, and one that can’t be read leaves a word in its place', async () => {
  const { read, bytes, missingPhotos } = await draw();
  expect(Buffer.from(bytes).includes(Buffer.from(SAMPLE_PHOTO))).toBe(true);
  expect(read.pages.join('\n')).toContain('This photo couldn’t be read.');
  expect(missingPhotos).toBe(1);
});

test('B9 a text that is drawn as a picture still is the text', async () => {
  const { bytes, read } = await draw();
  const utf16 = Buffer.from('🙏', 'utf16le').swap16().toString('latin1');
  expect(unpacked(bytes)).toMatch(new RegExp(`/ActualText \\(þÿ${utf16}\\)`));
  // The photo, and the picture of the emoji.
  expect(read.images).toBe(2);
});

test('B11 the contents name the page of each chapter and lead to it, and so does the outline', async () => {
  const { read } = await draw();
  const contents = read.pages[1] ?? '';
  const links = await read.linksOf(2);
  const starts = ['Beginning', 'Rest'].map(
    (title) => read.pages.findIndex((text, at) => at > 1 && text.includes(title)) + 1,
  );
  expect(links).toEqual(starts);
  for (const start of starts) expect(contents).toContain(String(start));
  expect(read.outline).toEqual([
    'Week 1 · Beginning',
    'Sunday, March 1',
    'Week 2 · Rest',
    'Sunday, March 8',
  ]);
});

test('B12 the file names its title, person and dates, and no id', async () => {
  const { read, bytes } = await draw();
  expect(read.info).toMatchObject({
    Title: 'Ninety days, March 1 to 8, 2026',
    Author: 'Miriam',
    Creator: 'Choose Wholeness',
    Language: 'en-US',
  });
  const raw = Buffer.from(bytes).toString('latin1');
  for (const { id } of records) expect(raw).not.toContain(id);
  expect(raw).not.toContain(PHOTO);
});
