import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../protocol/limits';
import { SYNC } from '../../records/record';
import { keepVersion } from './kept-versions';
import { keptVersionsToSpill, spillIdFor, spillInto, withoutSpilled } from './spill';
import { acknowledgedOf, pendingOf, stateOf, tombstoneOf } from './testing/records';

const MOMENT = { now: 9_000, utcOffsetMinutes: 0 };
const DOT = { deviceId: 'a', dot: 100 };
const long = (name: string, at: number) => keepVersion('reflection', name.repeat(20_000), at);
const kept = [long('a', 1), long('b', 2), long('c', 3), long('d', 4)];
const full = pendingOf(
  stateOf({ a: 1 }, { reflection: 'x', keptVersions: kept }),
  stateOf({ b: 1 }, {}),
);

describe('P30 kept versions past their size', () => {
  it('are the oldest', () => {
    expect(keptVersionsToSpill(full)).toEqual(kept.slice(0, 1));
  });

  it('are none while they fit', () => {
    expect(
      keptVersionsToSpill(acknowledgedOf(stateOf({}, { keptVersions: kept.slice(1) }))),
    ).toEqual([]);
    expect(keptVersionsToSpill(acknowledgedOf(stateOf({}, {})))).toEqual([]);
  });

  it('may be the only one', () => {
    const huge = keepVersion('reflection', 'x'.repeat(LIMITS.keptVersionsBytes + 1), 1);
    expect(keptVersionsToSpill(acknowledgedOf(stateOf({}, { keptVersions: [huge] })))).toEqual([
      huge,
    ]);
  });

  it('stay in the record that was made for them, however long', () => {
    const huge = keepVersion('reflection', 'x'.repeat(LIMITS.keptVersionsBytes + 1), 1);
    const record = acknowledgedOf(stateOf({}, { keptVersions: [huge] }));
    const page = spillInto(undefined, record, huge, DOT, MOMENT).record;
    expect(page.body.keptVersions).toEqual([huge]);
    expect(keptVersionsToSpill(page)).toEqual([]);
  });

  it('move to a record of their own, the same on every device, with the day and place of the first', () => {
    const [oldest] = kept;
    if (!oldest) throw new Error('none');
    expect(spillIdFor(full, oldest)).toBe(
      spillIdFor(acknowledgedOf(stateOf({ z: 9 }, {})), oldest),
    );
    expect(spillIdFor(full, oldest)).toMatch(/^kept-versions:[0-9a-f]{64}$/);
    expect(spillInto(undefined, full, oldest, DOT, MOMENT).record).toMatchObject({
      id: spillIdFor(full, oldest),
      kind: 'kept-versions',
      day: full.day,
      order: full.order,
      createdAt: full.createdAt,
      body: { of: full.id, keptVersions: [oldest] },
      sync: SYNC.pending,
    });
  });

  it('move once, however often it runs', () => {
    const [oldest] = kept;
    if (!oldest) throw new Error('none');
    const { record } = spillInto(undefined, full, oldest, DOT, MOMENT);
    expect(spillInto(record, full, oldest, { ...DOT, dot: 101 }, MOMENT).changed).toBe(false);
  });

  it('then leave their record, which keeps its words, its time and its base', () => {
    const change = withoutSpilled(full, kept.slice(0, 2), DOT);
    expect(change?.record).toEqual({
      ...full,
      version: { a: 100 },
      body: { reflection: 'x', keptVersions: kept.slice(2) },
    });
  });

  it('are gone already where the record is gone', () => {
    expect(withoutSpilled(undefined, kept, DOT)).toBeUndefined();
    expect(withoutSpilled(acknowledgedOf(tombstoneOf({ a: 1 })), kept, DOT)).toBeUndefined();
  });
});
