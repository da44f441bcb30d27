import { afterEach, expect, it, vi } from 'vitest';
import {
  formatDayAndTime,
  formatMinute,
  formatMinuteTime,
  formatRecentTime,
  formatTime,
  formatTimeWithoutPeriod,
} from './times';

afterEach(() => vi.unstubAllEnvs());

it('a moment has the time of this device', () => {
  const at = new Date(2026, 10, 3, 7, 5).getTime();
  expect(formatTime(at)).toBe('7:05 AM');
  expect(formatTimeWithoutPeriod(at)).toBe('7:05');
  expect(formatDayAndTime(at)).toBe('November 3, 7:05 AM');
  expect(formatTime(new Date(at).toISOString())).toBe('7:05 AM');
});

it('a recent moment has the name of its day', () => {
  const now = new Date(2026, 10, 21, 9, 45).getTime();
  const said = (day: number, hour: number, minute: number) =>
    formatRecentTime(new Date(2026, 10, day, hour, minute).getTime(), now);
  expect(said(21, 6, 52)).toBe('Today, 6:52 AM');
  expect(said(20, 21, 14)).toBe('Yesterday, 9:14 PM');
  expect(said(3, 7, 5)).toBe('November 3, 7:05 AM');
});

it('a local minute has the twelve hours of a clock', () => {
  const times = ['T00:05', 'T09:30', 'T12:00', 'T23:59'].map((at) =>
    formatMinuteTime(`2026-11-20${at}`),
  );
  expect(times).toEqual(['12:05 AM', '9:30 AM', '12:00 PM', '11:59 PM']);
});

it('a local minute that this device’s clocks skip is said as it was written', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(formatMinute('2026-03-08T02:30', '2026-03-08')).toBe('Today, 2:30 AM');
});

it('local minutes nearby have the name of their day, and those of other years their year', () => {
  const said = (day: string) => formatMinute(`${day}T20:40`, '2026-11-20');
  expect(['2026-11-20', '2026-11-19', '2026-11-18', '2025-11-20'].map(said)).toEqual([
    'Today, 8:40 PM',
    'Yesterday, 8:40 PM',
    'November 18, 8:40 PM',
    'November 20, 2025, 8:40 PM',
  ]);
});
