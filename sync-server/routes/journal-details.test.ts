import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type JournalEntryView, journalAnswer } from '../../shared/api/journal';
import {
  MOST_JOINED_PHOTOS,
  MOST_JOINED_TAGS,
  MOST_PHOTOS,
  MOST_TAGS,
} from '../../shared/records/journal-entry';
import type { RecordBody } from '../../shared/records/record';
import { samplePhoto } from '../../shared/testing/sample-photo';
import { sampleRecord } from '../store/testing/samples';
import { type Client, openTestApp, type TestApp, TODAY } from '../testing/test-app';
import { TEST_EPOCH } from '../testing/test-store';

let test: TestApp;
let ruth: Client;
beforeEach(async () => {
  test = openTestApp();
  ruth = await test.person('ruth');
});
afterEach(() => test.close());

const DETAILS = {
  title: 'At the lake',
  mood: 'joyful',
  tags: ['rest', 'Ana'],
  starred: true,
  datedAt: '2026-02-14T21:30',
};
const WORDS = { content: 'words', audioUrl: null };
const many = (count: number) => Array.from({ length: count }, (_, nth) => `tag ${nth}`);

const add = (json: object) => ruth.call<JournalEntryView>('POST', '/api/journal', { json });

/** The codes with which a phone's entry with these details is refused; none where it is taken. */
async function refusals(details: RecordBody): Promise<string[]> {
  const headers = { 'x-user-id': ruth.id, 'x-sync-protocol': '1' };
  const rows = [sampleRecord({ body: { ...WORDS, ...details } })];
  const json = { epoch: TEST_EPOCH, rows };
  const { body } = await ruth.call<{ rejected: { code: string }[] }>('POST', '/api/sync/v1/push', {
    json,
    headers,
  });
  return body.rejected.map(({ code }) => code);
}

/** Beyond the bounds of each detail, whichever way it comes. */
const OUT_OF_BOUNDS: readonly (readonly [string, RecordBody])[] = [
  ['a title of 201 characters', { title: 'x'.repeat(201) }],
  ['a title that is no text', { title: 7 }],
  ['a mood that is none', { mood: 'sunny' }],
  ['tags that are no list', { tags: 'rest' }],
  ['an empty tag', { tags: [''] }],
  ['a tag of 41 characters', { tags: ['x'.repeat(41)] }],
  ['a star that is no yes or no', { starred: 'yes' }],
  ['a date that does not exist', { datedAt: '2026-02-30T21:30' }],
  ['a date before 1970', { datedAt: '1969-12-31T23:59' }],
  ['photos that are no list', { photos: samplePhoto('lake') }],
  [
    'a photo of another server',
    { photos: [{ ...samplePhoto('lake'), url: 'https://evil.example/a' }] },
  ],
  [
    'a preview of another server',
    { photos: [{ ...samplePhoto('lake'), preview: '//evil.example/a' }] },
  ],
  ['a photo without its preview', { photos: [{ ...samplePhoto('lake'), preview: undefined }] }],
  ['a photo without width', { photos: [{ ...samplePhoto('lake'), width: 0 }] }],
  ['a photo beyond all size', { photos: [{ ...samplePhoto('lake'), height: 20_001 }] }],
  ['a date with a zone', { datedAt: '2026-02-14T21:30Z' }],
];

describe('the details of an entry that a device pushes', () => {
  it('P29 are taken, each alone and all together', async () => {
    expect(await refusals(DETAILS)).toEqual([]);
    expect(await refusals({})).toEqual([]);
  });

  it.each(OUT_OF_BOUNDS)('P29 are refused: %s', async (_, details) => {
    expect(await refusals(details)).toEqual(['INVALID_RECORD']);
  });

  it('P29 can be more tags than a screen lets one choose, since devices join theirs', async () => {
    expect(await refusals({ tags: many(MOST_JOINED_TAGS) })).toEqual([]);
    expect(await refusals({ tags: many(MOST_JOINED_TAGS + 1) })).toEqual(['INVALID_RECORD']);
  });
});

describe('photos', () => {
  const photos = Array.from({ length: MOST_PHOTOS }, (_, nth) => samplePhoto(`nr${nth}`));
  const views = photos.map(({ hash: _, ...view }) => view);

  it('V12 come with an entry, with or without words, and are answered and listed', async () => {
    const { status, body } = await add({ photos: views });
    expect([status, body]).toEqual([201, expect.objectContaining({ content: '', photos: views })]);
    expect(journalAnswer.parse((await ruth.call('GET', '/api/journal')).body)).toEqual([body]);
    expect((await test.store.getRecord(ruth.id, body.id))?.body.photos).toEqual(
      views.map((view, nth) => ({ hash: photos[nth]?.hash, ...view })),
    );
  });

  it('V12 are named once each', async () => {
    const { body } = await add({ photos: [views[0], views[0], views[1]] });
    expect(body.photos).toEqual(views.slice(0, 2));
  });

  it('V12 are no more than a person can choose, though devices may join theirs', async () => {
    expect((await add({ photos: [...views, samplePhoto('more')] })).status).toBe(400);
    const joined = Array.from({ length: MOST_JOINED_PHOTOS }, (_, nth) => samplePhoto(`nr${nth}`));
    expect(await refusals({ photos: joined })).toEqual([]);
    expect(await refusals({ photos: [...joined, samplePhoto('more')] })).toEqual([
      'INVALID_RECORD',
    ]);
  });

  it('V12 make no entry where there are none', async () => {
    expect((await add({ photos: [] })).status).toBe(400);
  });
});

describe('the details of an entry that comes by POST /api/journal', () => {
  it('are kept, answered and listed', async () => {
    const { status, body } = await add({ content: 'words', ...DETAILS });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ content: 'words', ...DETAILS }),
    ]);
    const listed = journalAnswer.parse((await ruth.call('GET', '/api/journal')).body);
    expect(listed).toEqual([body]);
  });

  it('are absent where none were sent', async () => {
    const { body } = await add({ content: 'words' });
    expect(Object.keys(body).sort()).toEqual(['audioUrl', 'content', 'createdAt', 'id']);
  });

  it('M17 put it on the day it names, whatever today is', async () => {
    const { body } = await add({ content: 'words', datedAt: DETAILS.datedAt });
    expect(await test.store.getRecord(ruth.id, body.id)).toMatchObject({ day: '2026-02-14' });
    const today = await add({ content: 'words' });
    expect(await test.store.getRecord(ruth.id, today.body.id)).toMatchObject({ day: TODAY });
  });

  it.each([
    ...OUT_OF_BOUNDS,
    ['more tags than can be chosen', { tags: many(MOST_TAGS + 1) }] as const,
    ['half a character', { title: 'half \ud83d of one' }] as const,
  ])('A26 are refused: %s', async (_, details) => {
    expect((await add({ content: 'words', ...details })).status).toBe(400);
  });

  it('make no entry of nothing', async () => {
    expect((await add({ ...DETAILS })).status).toBe(400);
  });
});
