import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MEDIA, mediaUrl } from '../../../shared/protocol/media';
import type { RecordBody, RecordState } from '../../../shared/records/record';
import { idsOf, samplePhoto } from '../../../shared/testing/sample-photo';
import { editOf, NO_RULES, sampleRecord, tombstoneOf } from '../../store/testing/samples';
import { forgetMedia } from '../../testing/forget-media';
import { putPiece, sampleRecording } from '../../testing/recordings';
import { type Client, openTestApp, type TestApp } from '../../testing/test-app';
import { type Collected, collectMedia } from './collect-media';
import { findMedia, listMedia } from './known-media';

const DAY_MS = 86_400_000;
const ID = 'recording-of-ruth-1';
const OTHER = 'recording-of-ruth-2';
let test: TestApp;
let ruth: Client;
beforeEach(async () => {
  test = openTestApp();
  ruth = await test.person('ruth');
});
afterEach(() => test.close());

const recording = sampleRecording(MEDIA.segmentBytes + 9);
const nothing: Collected = { dropped: 0, abandoned: 0, adopted: 0, unreadable: 0 };
/** Files and folders of a person whose names begin so, those within before their folder. */
const pathsOf = (beginning: string) => {
  const folder = join(test.mediaFolder, ruth.id);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.startsWith(beginning)).map((name) => join(folder, name));
};
const collect = () => collectMedia(test.media, new AbortController().signal);
const isThere = async (id = ID) => (await ruth.call('GET', `/api/media/${id}`)).status === 200;
const push = (...rows: RecordState[]) => test.store.applyPush(ruth.id, rows, NO_RULES);
const named = (body: RecordBody, change: Partial<RecordState> = {}) =>
  sampleRecord({ ...change, body });

/** Collects daily, as the server does. */
async function collectFor(days: number): Promise<Collected> {
  const sum = { ...nothing };
  for (let day = 0; day < days; day += 1) {
    test.clock.now += DAY_MS;
    const collected = await collect();
    for (const key of Object.keys(sum) as (keyof Collected)[]) sum[key] += collected[key];
  }
  return sum;
}

describe('collectMedia', () => {
  it('V9 drops a recording 30 days after the entry that named it was deleted', async () => {
    await putPiece(ruth, ID, recording);
    const entry = named({ content: '', audioUrl: mediaUrl(ID) });
    await push(entry);
    expect(await collectFor(40)).toEqual(nothing);
    await push(tombstoneOf(entry));
    expect(await collectFor(30)).toEqual(nothing);
    expect(await isThere()).toBe(true);
    expect(await collectFor(1)).toEqual({ ...nothing, dropped: 1 });
    expect(await isThere()).toBe(false);
    expect(await test.media.files.list(ruth.id)).toEqual([]);
    expect(await listMedia(test.store, ruth.id)).toEqual([]);
  });

  it('V15 V9 drops a photo and its preview 30 days after they were taken out of the entry, and keeps the others', async () => {
    const [lake, hill] = [samplePhoto('lake'), samplePhoto('hill')];
    const ids = [lake, hill].map(idsOf);
    for (const { photo, preview } of ids) {
      await putPiece(ruth, photo, sampleRecording(90_000, 'image/jpeg'));
      await putPiece(ruth, preview, sampleRecording(900, 'image/jpeg'));
    }
    const entry = named({ content: '', audioUrl: null, photos: [lake, hill] });
    await push(entry);
    expect(await collectFor(40)).toEqual(nothing);
    const without = { ...editOf(entry, ''), body: { ...entry.body, photos: [hill] } };
    await push(without);
    expect(await collectFor(31)).toEqual({ ...nothing, dropped: 2 });
    const there = ids.map(({ photo, preview }) => Promise.all([isThere(photo), isThere(preview)]));
    expect(await Promise.all(there)).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('V9 keeps what is named again within the 30 days', async () => {
    await putPiece(ruth, ID, recording);
    const entry = named({ content: '', audioUrl: mediaUrl(ID) });
    const gone = tombstoneOf(entry);
    await push(entry);
    await push(gone);
    await collectFor(29);
    await push({ ...editOf(gone, ''), body: { content: '', audioUrl: mediaUrl(ID) } });
    expect(await collectFor(40)).toEqual(nothing);
    expect(await isThere()).toBe(true);
  });

  it.each<[string, RecordState]>([
    [
      'a kept version',
      named({
        content: 'x',
        audioUrl: null,
        keptVersions: [{ hash: 'h', field: 'audioUrl', value: mediaUrl(ID), updatedAt: 1 }],
      }),
    ],
    [
      'a page of kept versions',
      named(
        {
          of: 'entry-1',
          keptVersions: [{ hash: 'h', field: 'audioUrl', value: mediaUrl(ID), updatedAt: 1 }],
        },
        { kind: 'kept-versions', id: 'kept-versions:1' },
      ),
    ],
    [
      'a value kept as JSON',
      named({
        content: 'x',
        audioUrl: null,
        keptVersions: [
          { hash: 'h', field: 'takes', value: JSON.stringify([mediaUrl(ID)]), updatedAt: 1 },
        ],
      }),
    ],
    ['a photo', named({ content: '', audioUrl: null, photos: [{ url: mediaUrl(ID) }] })],
    ['a preview', named({ content: '', audioUrl: null, photos: [{ preview: mediaUrl(ID) }] })],
    [
      'photos that are kept as another version',
      named({
        content: 'x',
        audioUrl: null,
        keptVersions: [
          {
            hash: 'h',
            field: 'photos',
            value: JSON.stringify([{ url: mediaUrl(ID) }]),
            updatedAt: 1,
          },
        ],
      }),
    ],
    ['a kind of tomorrow', named({ songs: [{ at: mediaUrl(ID) }] }, { kind: 'songbook' })],
  ])('V9 keeps what only %s names', async (_, record) => {
    await putPiece(ruth, ID, recording);
    await push(record);
    expect(await collectFor(60)).toEqual(nothing);
  });

  it('V9 counts nobody else’s records, and not those whose address only begins the same', async () => {
    await putPiece(ruth, ID, recording);
    const ben = await test.person('ben');
    await test.store.applyPush(ben.id, [named({ audioUrl: mediaUrl(ID) })], NO_RULES);
    await push(named({ content: '', audioUrl: mediaUrl(`${ID}0`) }));
    expect((await collectFor(31)).dropped).toBe(1);
  });

  it('V9 gives a new recording 30 days to be named, and finds it among many records', async () => {
    await putPiece(ruth, ID, recording);
    await putPiece(ruth, OTHER, recording);
    await collectFor(29);
    const many = Array.from({ length: 600 }, (_, index) => sampleRecord({ id: `entry-${index}` }));
    await push(...many, named({ content: '', audioUrl: mediaUrl(ID) }, { id: 'last' }));
    expect(await collectFor(40)).toEqual({ ...nothing, dropped: 1 });
    expect([await isThere(ID), await isThere(OTHER)]).toEqual([true, false]);
  });

  it('V9 drops nothing on a search that a push overtakes', async () => {
    await putPiece(ruth, ID, recording);
    await collectFor(30);
    test.clock.now += DAY_MS;
    const overtake: typeof test.store.push = async (accountId, work) => {
      await push(named({ content: '', audioUrl: mediaUrl(ID) }));
      return test.store.push(accountId, work);
    };
    const overtaken = { ...test.media, store: { ...test.store, push: overtake } };
    expect(await collectMedia(overtaken, new AbortController().signal)).toEqual(nothing);
    expect(await collectFor(40)).toEqual(nothing);
    expect(await isThere()).toBe(true);
  });

  it('V9 drops nothing of a person with a record that can’t be read', async () => {
    await putPiece(ruth, ID, recording);
    const store = {
      ...test.store,
      pull: async (...args: Parameters<typeof test.store.pull>) => ({
        ...(await test.store.pull(...args)),
        unreadable: ['entry-1'],
      }),
    };
    for (let day = 0; day < 40; day += 1) {
      test.clock.now += DAY_MS;
      const collected = await collectMedia({ ...test.media, store }, new AbortController().signal);
      expect(collected).toEqual(nothing);
    }
  });

  it('F12 throws away an upload that nobody has gone on with for 30 days', async () => {
    const end = MEDIA.segmentBytes;
    await putPiece(ruth, ID, recording, { first: 0, end });
    await putPiece(ruth, OTHER, recording, { first: 0, end });
    const touch = (id: string, at: number) => {
      for (const path of pathsOf(`${id}.`)) utimesSync(path, at / 1_000, at / 1_000);
    };
    touch(ID, test.clock.now);
    touch(OTHER, test.clock.now + 5 * DAY_MS);
    expect(await collectFor(29)).toEqual(nothing);
    expect(await collectFor(1)).toEqual({ ...nothing, abandoned: 1 });
    const listed = await test.media.files.list(ruth.id);
    expect(listed.map(({ id }) => id)).toEqual([OTHER]);
    expect((await putPiece(ruth, ID, recording)).body.complete).toBe(true);
  });

  it('F12 V9 throws away what is left of an upload beside a recording that is complete, and keeps the recording', async () => {
    await putPiece(ruth, ID, recording);
    await push(named({ content: '', audioUrl: mediaUrl(ID) }));
    const complete = await findMedia(test.store, { accountId: ruth.id, id: ID });
    const upload = { accountId: ruth.id, id: ID, attempt: complete?.attempt ?? '' };
    for (const attempt of [upload.attempt, 'another']) {
      await test.media.files.append({ ...upload, attempt }, 0, recording.subarray(0, 9));
    }
    const parts = pathsOf(`${ID}.`).filter((path) => path.includes('.part'));
    const at = test.clock.now / 1_000;
    for (const path of pathsOf(`${ID}.`)) utimesSync(path, at, at);
    expect(parts).toHaveLength(4);
    expect(await collectFor(30)).toEqual({ ...nothing, abandoned: 2 });
    for (const part of parts) expect(existsSync(part)).toBe(false);
    expect(await findMedia(test.store, { accountId: ruth.id, id: ID })).toEqual(complete);
    expect(await isThere()).toBe(true);
  });

  it('F6 knows recordings again that a restored database has not heard of', async () => {
    await putPiece(ruth, ID, recording);
    await forgetMedia(test.store, { accountId: ruth.id, id: ID });
    expect(await isThere()).toBe(false);
    expect(await collect()).toEqual({ ...nothing, adopted: 1 });
    expect(await isThere()).toBe(true);
    expect((await putPiece(ruth, ID, recording)).body.complete).toBe(true);
    expect(await collectFor(29)).toEqual(nothing);
    expect(await collectFor(1)).toEqual({ ...nothing, dropped: 1 });
  });

  it('throws away a file without a row that does not open', async () => {
    const upload = { accountId: ruth.id, id: ID, attempt: 'first' };
    await test.media.files.append(upload, 0, recording);
    await (await test.media.files.openPart(upload))?.finish();
    expect(await collect()).toEqual({ ...nothing, unreadable: 1 });
    expect(await test.media.files.list(ruth.id)).toEqual([]);
  });

  it('leaves the files of an account alone that the database does not know', async () => {
    const name = { accountId: 'of-another-database', id: ID, attempt: 'first' };
    await test.media.files.append(name, 0, recording);
    expect(await collectFor(60)).toEqual(nothing);
    expect(await test.media.files.list(name.accountId)).toHaveLength(1);
  });

  it('stops where it is when it is told to', async () => {
    await putPiece(ruth, ID, recording);
    await forgetMedia(test.store, { accountId: ruth.id, id: ID });
    expect(await collectMedia(test.media, AbortSignal.abort())).toEqual(nothing);
  });
});
