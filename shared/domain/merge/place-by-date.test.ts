import { describe, expect, it } from 'vitest';
import type { RecordBody, RecordState } from '../../records/record';
import { orderFor } from '../record-order';
import { mergeIn } from './merge-in';
import { placeByDate } from './place-by-date';
import { removeOver, saveOver } from './save-over';
import { acknowledgedOf, pendingOf, stateOf } from './testing/records';

const DOT = { deviceId: 'a', dot: 100 };
const MOMENT = { now: Date.parse('2026-03-10T12:00:00Z'), utcOffsetMinutes: 60 };
const WRITTEN = Date.parse('2026-03-01T08:00:00Z');

function entry(version: Record<string, number>, body: RecordBody, changed = 0): RecordState {
  const placed = { day: '2026-03-01', order: orderFor('2026-03-01', WRITTEN, 60) };
  return {
    ...stateOf(version, { content: 'words', audioUrl: null, ...body }),
    ...placed,
    id: 'e1',
    kind: 'journal-entry',
    createdAt: WRITTEN,
    updatedAt: WRITTEN + changed,
    utcOffsetMinutes: 60,
  };
}

const save = (current: RecordState | undefined, body: RecordBody) =>
  saveOver(
    current && acknowledgedOf(current),
    { id: 'e1', kind: 'journal-entry', day: '2026-03-10', body, opened: current },
    DOT,
    MOMENT,
  ).record;

const orderAt = (minute: string) =>
  orderFor(minute.slice(0, 10), Date.parse(`${minute}Z`) - 3_600_000, 60);

describe('M17 an entry that says when it was', () => {
  it('moves to that day and its place within it when it is saved, and keeps when it was written', () => {
    const moved = save(entry({ a: 1 }, {}), { datedAt: '2026-02-14T21:30' });
    expect(moved).toMatchObject({
      day: '2026-02-14',
      order: orderAt('2026-02-14T21:30'),
      createdAt: WRITTEN,
    });
  });

  it('moves later as well as earlier, and again', () => {
    const once = save(entry({ a: 1 }, {}), { datedAt: '2026-03-09T07:00' });
    expect(once.day).toBe('2026-03-09');
    const again = saveOver(
      once,
      {
        id: 'e1',
        kind: 'journal-entry',
        day: once.day,
        body: { datedAt: '2026-03-04T07:00' },
        opened: once,
      },
      { deviceId: 'a', dot: 101 },
      MOMENT,
    ).record;
    expect(again.day).toBe('2026-03-04');
  });

  it('begins there where it says so from the start', () => {
    expect(save(undefined, { content: 'x', datedAt: '2026-03-08T06:00' }).day).toBe('2026-03-08');
  });

  it('stays where it says after it met an edit of another device, which M11 would take back', () => {
    const base = entry({ a: 1, b: 1 }, {});
    const moved = pendingOf(
      placeByDate(entry({ a: 2, b: 1 }, { datedAt: '2026-03-09T07:00' }, 5)),
      base,
    );
    const edited = entry({ a: 1, b: 2 }, { content: 'more words' }, 9);
    const { record } = mergeIn(moved, edited, DOT);
    expect(record).toMatchObject({
      day: '2026-03-09',
      order: orderAt('2026-03-09T07:00'),
      body: { content: 'more words', datedAt: '2026-03-09T07:00' },
    });
  });

  it('stands where the later of two devices moved it', () => {
    const base = entry({ a: 1, b: 1 }, {});
    const mine = placeByDate(entry({ a: 2, b: 1 }, { datedAt: '2026-02-20T07:00' }, 5));
    const theirs = placeByDate(entry({ a: 1, b: 2 }, { datedAt: '2026-03-05T07:00' }, 9));
    expect(mergeIn(pendingOf(mine, base), theirs, DOT).record.day).toBe('2026-03-05');
    expect(mergeIn(pendingOf(theirs, base), mine, DOT).record.day).toBe('2026-03-05');
  });

  it('leaves a tombstone on the day it had', () => {
    const moved = acknowledgedOf(placeByDate(entry({ a: 1 }, { datedAt: '2026-02-14T21:30' })));
    const removal = removeOver(moved, moved.version, DOT, MOMENT);
    expect(removal.ok && removal.value?.record).toMatchObject({
      deleted: true,
      day: '2026-02-14',
    });
  });
});

describe('what names no date', () => {
  it.each([{}, { datedAt: '2026-02-30T00:00' }, { datedAt: 7 }])('stays where it is', (body) => {
    const state = entry({ a: 1 }, body);
    expect(placeByDate(state)).toBe(state);
  });

  it('another kind is not dated by a field of that name', () => {
    const state = { ...entry({ a: 1 }, { datedAt: '2026-02-14T21:30' }), kind: 'dream' };
    expect(placeByDate(state)).toBe(state);
  });
});
