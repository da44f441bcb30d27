import { describe, expect, it } from 'vitest';
import { mergeBodies } from '../domain/merge/merge-bodies';
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
