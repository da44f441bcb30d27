import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../platform/testing/memory-storage';
import { forgetHeardNotes, keepHeardNote, readHeardNote } from './heard-notes';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

it('A22 is of one person, and goes without touching the other', () => {
  keepHeardNote('ada', 'speed', '1.5');
  keepHeardNote('ada', 'day-12', '3 14000');
  keepHeardNote('eve', 'speed', '2');
  expect(readHeardNote('ada', 'day-12')).toBe('3 14000');
  forgetHeardNotes('ada');
  expect(readHeardNote('ada', 'speed')).toBeNull();
  expect(readHeardNote('ada', 'day-12')).toBeNull();
  expect(readHeardNote('eve', 'speed')).toBe('2');
});
