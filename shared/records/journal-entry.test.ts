import { describe, expect, it } from 'vitest';
import { mergeBodies } from '../domain/merge/merge-bodies';
import { samplePhoto } from '../testing/sample-photo';
import { type JournalEntryBody, journalEntry } from './journal-entry';
import type { RecordBody } from './record';

const OLD: JournalEntryBody = { content: 'words', audioUrl: null };

/** Two devices that changed the same entry without seeing each other, the second one later. */
function merged(earlier: RecordBody, later: RecordBody, base?: RecordBody) {
  const side = (body: RecordBody, updatedAt: number) => ({
    body: { ...OLD, ...body },
    version: {},
    updatedAt,
  });
  return mergeBodies(
    journalEntry.name,
    side(earlier, 1),
    side(later, 2),
    base && { ...OLD, ...base },
  );
}

describe('a journal entry', () => {
  it('of an earlier release is one, and carries along what only a newer one knows', () => {
    expect(journalEntry.schema.parse(OLD)).toEqual(OLD);
    const newer = { ...OLD, weather: 'rain' };
    expect(journalEntry.schema.parse(newer)).toEqual(newer);
  });

  it('with details and neither words nor recording does not count as done', () => {
    const body = { content: ' ', audioUrl: null, title: 'At the lake', starred: true };
    expect(journalEntry.countsAsDone(body)).toBe(false);
  });
});

describe('details that two devices changed', () => {
  it('M9 tags of both are there, but those that one took off', () => {
    const { tags } = merged({ tags: ['rest', 'Ana'] }, { tags: ['sea'] }, { tags: ['rest'] });
    expect(tags).toEqual(['sea', 'Ana']);
  });

  it('M5 the later title stands, and the other is kept', () => {
    const both = merged({ title: 'Rain' }, { title: 'Sea' }, { title: 'Lake' });
    expect(both).toMatchObject({
      title: 'Sea',
      keptVersions: [expect.objectContaining({ field: 'title', value: 'Rain' })],
    });
  });

  it('M10 a star or a mood on one side only stands, else the later', () => {
    const base = { starred: false, mood: 'foggy' };
    expect(merged({ starred: true, mood: 'foggy' }, base, base)).toMatchObject({ starred: true });
    const both = merged({ ...base, mood: 'hopeful' }, { ...base, mood: 'joyful' }, base);
    expect(both).toMatchObject({ mood: 'joyful' });
    expect(both.keptVersions).toBeUndefined();
  });

  it('M3 a detail meets an edit of a device that knows none', () => {
    const both = merged({ title: 'Sea', tags: ['rest'], starred: true }, { content: 'more' }, {});
    expect(both).toMatchObject({ content: 'more', title: 'Sea', tags: ['rest'], starred: true });
  });
});

describe('photos of an entry', () => {
  const [lake, hill, sea] = ['lake', 'hill', 'sea'].map(samplePhoto);
  const parse = (photo: object) =>
    journalEntry.schema.safeParse({ ...OLD, photos: [{ ...lake, ...photo }] }).success;

  it('V12 are named by addresses of this server alone, each by its own id, with a size that can be one', () => {
    expect(parse({})).toBe(true);
    expect(parse({ place: 'only a newer app knows' })).toBe(true);
    const wrong = [
      { url: 'https://elsewhere.example/api/media/photo-lake000000000000' },
      { preview: 'https://elsewhere.example/small.jpg' },
      { preview: undefined },
      { hash: hill?.hash },
      { width: 0 },
      { height: 20_001 },
      { width: 12.5 },
    ];
    expect(wrong.filter(parse)).toEqual([]);
  });

  it('V15 M9 that two devices added at once are all there, but those that one took off', () => {
    const both = merged({ photos: [lake, hill] }, { photos: [sea] }, { photos: [lake] });
    expect(both.photos).toEqual([sea, hill]);
  });

  it('V15 M6 meet those of an entry that parted without a base: all stay', () => {
    expect(merged({ photos: [lake] }, { photos: [hill] }).photos).toEqual([hill, lake]);
  });

  it('V15 M9 of one who edits words alone stay beside the words', () => {
    const base = { photos: [lake] };
    const both = merged({ ...base, content: 'more' }, { photos: [lake, hill] }, base);
    expect(both).toMatchObject({ photos: [lake, hill] });
  });

  it('count as done without a word', () => {
    const body = { ...OLD, content: '', photos: [samplePhoto('lake')] };
    expect(journalEntry.countsAsDone(body)).toBe(true);
  });
});
