import { expect, test } from 'vitest';
import type { DeviceRecord, RecordBody } from '../../../shared/records/record';
import { excerptOf, mediaItem, recordItem } from './unsynced-items';

function pending(kind: string, body: RecordBody, more: Partial<DeviceRecord> = {}): DeviceRecord {
  return {
    id: 'id',
    kind,
    day: '2026-11-20',
    order: 0,
    version: { a: 1 },
    deleted: false,
    createdAt: 1,
    updatedAt: 5,
    utcOffsetMinutes: 0,
    body,
    sync: 1,
    ...more,
  };
}

const detail = (...args: Parameters<typeof pending>) => recordItem(pending(...args)).detail;

test('what is new says how many words it has', () => {
  const body = { mood: 'hopeful', truthStatement: 'I am held.', gratitude1: ' rain ' };
  expect(recordItem(pending('check-in', body))).toEqual({
    key: 'id',
    hour: 'check',
    name: 'Check-In',
    at: 5,
    detail: '4 words',
  });
  expect(detail('journal-entry', { content: 'Rest', audioUrl: null })).toBe('1 word');
  expect(detail('journal-entry', { content: '', audioUrl: '/api/media/x' })).toBe('');
  expect(detail('a-kind-to-come', { text: 'unknown words' })).toBe('');
});

test('what the server has an older state of says what changed', () => {
  const before = { bibleReading: true, biblePassage: 'Psalm 27', reflection: null };
  const base = pending('bible-prayer-day', before);
  const edited = (body: RecordBody) => detail('bible-prayer-day', body, { base });
  expect(edited({ ...before, reflection: 'Stay' })).toBe('Edited: What stayed with you?');
  expect(edited({ bibleReading: false, biblePassage: null, reflection: null })).toBe(
    'Edited: Did you read today? and 1 more',
  );
  expect(edited({ ...before, keptVersions: [] })).toBe('Edited');
  const entry = { content: 'Later', audioUrl: null };
  const earlier = pending('journal-entry', { content: 'Earlier', audioUrl: null });
  expect(detail('journal-entry', entry, { base: earlier })).toBe('Edited: Text');
});

test('a deletion that waits says so', () => {
  expect(detail('journal-entry', {}, { deleted: true })).toBe('Deleted');
});

test('a recording says its length, its size and how far it has come', () => {
  const recording = {
    id: 'r',
    type: 'audio/webm',
    createdAt: 7,
    durationMs: 42_400,
    bytes: 310_000,
    state: 'waiting',
    sentBytes: 0,
  } as const;
  expect(mediaItem(recording)).toMatchObject({
    name: 'Voice recording',
    media: 'recording',
    at: 7,
    detail: '0:42, 310 kB',
  });
  expect(mediaItem({ ...recording, sentBytes: 65_536 }).detail).toBe('0:42, 310 kB, 21% synced');
});

test('V12 a photo by its size and how much of it is synced', () => {
  const photo = {
    id: 'p',
    type: 'image/jpeg',
    createdAt: 7,
    durationMs: 0,
    bytes: 310_000,
    state: 'waiting',
    sentBytes: 65_536,
  } as const;
  expect(mediaItem(photo)).toMatchObject({
    name: 'Photo',
    media: 'photo',
    detail: '310 kB, 21% synced',
  });
});

test('a person knows a record by its first words', () => {
  expect(excerptOf({ kind: 'check-in', body: { truthStatement: ' ', gratitude2: 'Rain' } })).toBe(
    'Rain',
  );
  expect(excerptOf({ kind: 'check-in', body: { mood: 'hopeful' } })).toBe('');
});
