import { describe, expect, it } from 'vitest';
import { mediaUrl } from '../../../shared/protocol/media';
import type { DeviceRecord } from '../../../shared/records/record';
import { allKinds } from '../../../shared/records/registry';
import { idsOf, samplePhoto } from '../../../shared/testing/sample-photo';
import type { Recording } from '../../media/contract';
import type { OutboxItem } from '../../outbox/contract';
import { countUnsent, type Unsent, unsentLines, unsentTitle } from './unsent';

/** As long as a real one. */
const ONE = 'one'.padEnd(22, '0');

function record(kind: string, day: string): DeviceRecord {
  return {
    id: `${kind}:${day}`,
    kind,
    day,
    order: 0,
    version: { a: 1 },
    deleted: false,
    createdAt: 0,
    updatedAt: 0,
    utcOffsetMinutes: 0,
    body: {},
    sync: 1,
  };
}

function recording(id: string, createdAt: string): Recording {
  return {
    id,
    type: 'audio/webm',
    createdAt: Date.parse(createdAt),
    durationMs: 1_000,
    bytes: 9,
    state: 'waiting',
    sentBytes: 0,
  };
}

describe('what has not been sent', () => {
  it('is listed by kind and day in words', () => {
    const records = [
      record('check-in', '2026-03-02'),
      record('journal-entry', '2026-03-02'),
      record('journal-entry', '2026-03-02'),
      record('bible-prayer-day', '2026-03-01'),
      record('from-a-newer-version', '2026-02-20'),
    ];
    const lines = unsentLines({ records, recordings: [], outbox: [] }, '2026-03-02');
    expect(lines.map(({ text }) => text)).toEqual([
      'Check-In, today',
      '2 journal entries, today',
      'Bible & Prayer, yesterday',
      'An entry, February 20',
    ]);
  });

  it('names a recording with the entry that keeps it, or by itself where that one has been sent', () => {
    const entry = {
      ...record('journal-entry', '2026-03-02'),
      body: { audioUrl: mediaUrl(ONE) },
    };
    const recordings = [recording(ONE, '2026-03-02T08:00Z'), recording('two', '2026-03-01T23:30Z')];
    const texts = (offset: number) =>
      unsentLines({ records: [entry], recordings, outbox: [] }, '2026-03-02', offset).map(
        ({ text }) => text,
      );
    expect(texts(0)).toEqual(['A journal entry and a recording, today', 'A recording, yesterday']);
    expect(texts(60)).toEqual(['A journal entry and a recording, today', 'A recording, today']);
    expect(countUnsent({ records: [entry], recordings, outbox: [] })).toBe(3);
  });

  it('V17 names photos with the entry that has them, each once, with its preview', () => {
    const [lake, hill] = [samplePhoto('lake'), samplePhoto('hill')];
    const entry = {
      ...record('journal-entry', '2026-03-02'),
      body: { audioUrl: mediaUrl(ONE), photos: [lake, hill] },
    };
    const picture = (id: string, previewOf?: string): Recording => ({
      ...recording(id, '2026-03-02T08:00Z'),
      type: 'image/jpeg',
      ...(previewOf !== undefined && { previewOf }),
    });
    const pictures = [lake, hill]
      .map(idsOf)
      .flatMap(({ photo, preview }) => [picture(photo), picture(preview, photo)]);
    const recordings = [recording(ONE, '2026-03-02T08:00Z'), ...pictures];
    const texts = (unsent: Unsent) => unsentLines(unsent, '2026-03-02').map(({ text }) => text);
    const all = { records: [entry], recordings, outbox: [] };
    expect(texts(all)).toEqual(['A journal entry, a recording, and 2 photos, today']);
    expect(countUnsent(all)).toBe(4);
    const rest = { records: [], recordings: pictures.slice(1, 2), outbox: [] };
    expect(texts(rest)).toEqual(['A photo, today']);
    expect(countUnsent(rest)).toBe(1);
  });

  it('names what other people are to read by its day', () => {
    const said = (key: string, createdAt: string): OutboxItem => ({
      key,
      kind: 'feedback',
      path: '/api/feedback',
      body: {},
      createdAt: Date.parse(createdAt),
      state: 'waiting',
    });
    const outbox = [said('a', '2026-03-02T08:00Z'), said('b', '2026-03-01T23:30Z')];
    const unsent = { records: [], recordings: [], outbox };
    const texts = (offset: number) =>
      unsentLines(unsent, '2026-03-02', offset).map(({ text }) => text);
    expect(texts(0)).toEqual(['Feedback, today', 'Feedback, yesterday']);
    expect(texts(60)).toEqual(['2 feedback messages, today']);
    expect(countUnsent(unsent)).toBe(2);
  });

  it('has a name of its own for each of the five activities', () => {
    for (const { name, flag } of allKinds()) {
      if (flag === undefined) continue;
      const records = [record(name, '2026-03-02')];
      const [line] = unsentLines({ records, recordings: [], outbox: [] }, '2026-03-02');
      expect(line?.text).not.toContain('An entry');
    }
  });

  it('is counted in words', () => {
    expect(unsentTitle(1)).toBe('One item isn’t synced yet');
    expect(unsentTitle(4)).toBe('Four items aren’t synced yet');
    expect(unsentTitle(12)).toBe('12 items aren’t synced yet');
  });
});
