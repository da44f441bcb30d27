import { describe, expect, it } from 'vitest';
import { type DeviceRecord, type RecordState, SYNC } from '../../records/record';
import { keepVersion } from './kept-versions';
import { mergeIn } from './merge-in';
import { acknowledgedOf, heldOf, pendingOf, stateOf, tombstoneOf } from './testing/records';

const DOT = { deviceId: 'a', dot: 100 };
const merge = (mine: DeviceRecord | undefined, theirs: RecordState) => mergeIn(mine, theirs, DOT);
/** A record whose id does not name its day. */
const PAGE = { id: 'page', kind: 'dream' };
const unchanged = (record: DeviceRecord) => ({ record, changed: false, usedDot: false });
const changedTo = (record: DeviceRecord) => ({ record, changed: true, usedDot: false });

describe('M2 nothing here', () => {
  it('takes theirs, also a tombstone', () => {
    const live = stateOf({ b: 1 }, { reflection: 'theirs' });
    expect(merge(undefined, live)).toEqual(changedTo(acknowledgedOf(live)));
    const gone = tombstoneOf({ b: 1 });
    expect(merge(undefined, gone)).toEqual(changedTo(acknowledgedOf(gone)));
  });
});

describe('M2 equal', () => {
  const state = stateOf({ a: 1, b: 1 }, { reflection: 'same' });

  it('acknowledges what waited or was held, and forgets base and code', () => {
    const base = stateOf({ b: 1 }, {});
    expect(merge(pendingOf(state, base), state)).toEqual(changedTo(acknowledgedOf(state)));
    expect(merge(heldOf(state, base), state)).toEqual(changedTo(acknowledgedOf(state)));
  });

  it('writes nothing where it was acknowledged', () => {
    expect(merge(acknowledgedOf(state), state)).toEqual(unchanged(acknowledgedOf(state)));
  });
});

describe('M2 theirs dominates', () => {
  const mine = stateOf({ a: 1 }, { reflection: 'old' });

  it.each([acknowledgedOf(mine), pendingOf(mine), heldOf(mine)])('takes theirs', (record) => {
    const theirs = stateOf({ a: 1, b: 1 }, { reflection: 'new' });
    expect(merge(record, theirs)).toEqual(changedTo(acknowledgedOf(theirs)));
  });

  it('takes their tombstone', () => {
    const theirs = tombstoneOf({ a: 1, b: 1 });
    expect(merge(pendingOf(mine), theirs)).toEqual(changedTo(acknowledgedOf(theirs)));
  });
});

describe('M2 mine dominates', () => {
  const mine = stateOf({ a: 3 }, { reflection: 'new' });
  const theirs = stateOf({ a: 2 }, { reflection: 'old' });

  it('sends again what was thought acknowledged: the server has older', () => {
    expect(merge(acknowledgedOf(mine), theirs)).toEqual(changedTo(pendingOf(mine, theirs)));
  });

  it('learns what the server has as the base of what waits', () => {
    expect(merge(pendingOf(mine), theirs)).toEqual(changedTo(pendingOf(mine, theirs)));
    const older = stateOf({ a: 1 }, {});
    expect(merge(pendingOf(mine, older), theirs)).toEqual(changedTo(pendingOf(mine, theirs)));
    const concurrent = stateOf({ z: 1 }, {});
    expect(merge(pendingOf(mine, concurrent), theirs)).toEqual(changedTo(pendingOf(mine, theirs)));
  });

  it('keeps a base that is newer, or the same', () => {
    const older = stateOf({ a: 1 }, { reflection: 'older' });
    expect(merge(pendingOf(mine, theirs), older)).toEqual(unchanged(pendingOf(mine, theirs)));
    expect(merge(pendingOf(mine, theirs), theirs)).toEqual(unchanged(pendingOf(mine, theirs)));
  });

  it('P23 frees what was held: the server has that record already', () => {
    expect(merge(heldOf(mine), theirs)).toEqual(changedTo(pendingOf(mine, theirs)));
    expect(merge(heldOf(mine, theirs), theirs)).toEqual(changedTo(pendingOf(mine, theirs)));
  });

  it('holds on where the server has a tombstone only', () => {
    const gone = tombstoneOf({ a: 2 });
    expect(merge(heldOf(mine), gone)).toEqual(changedTo(heldOf(mine, gone)));
    expect(merge(heldOf(mine, gone), gone)).toEqual(unchanged(heldOf(mine, gone)));
  });

  it('keeps no words behind a tombstone', () => {
    const gone = tombstoneOf({ a: 3 });
    expect(merge(acknowledgedOf(gone), theirs)).toEqual(changedTo({ ...gone, sync: SYNC.pending }));
    expect(merge(pendingOf(gone), theirs)).toEqual(unchanged({ ...gone, sync: SYNC.pending }));
  });
});

describe('M3 concurrent', () => {
  const base = stateOf({ a: 1, b: 1 }, { reflection: 'one\n\ntwo' });
  const mine = stateOf({ a: 2, b: 1 }, { reflection: 'ONE\n\ntwo' }, { updatedAt: 30 });
  const theirs = stateOf({ a: 1, b: 2 }, { reflection: 'one\n\nTWO' }, { updatedAt: 20 });

  it('joins both, with a new dot, to be sent on top of theirs', () => {
    expect(merge(pendingOf(mine, base), theirs)).toEqual({
      changed: true,
      usedDot: true,
      record: pendingOf(
        stateOf({ a: 100, b: 2 }, { reflection: 'ONE\n\nTWO' }, { updatedAt: 30 }),
        theirs,
      ),
    });
  });

  it.each([
    ['no base', undefined],
    ['a base that saw less than both did', stateOf({ a: 1 }, base.body)],
    ['a base that saw more than both did', stateOf({ a: 1, b: 1, c: 1 }, base.body)],
    ['a base that saw what only one did', stateOf({ a: 1, b: 2 }, base.body)],
    ['a base that was deleted', tombstoneOf({ a: 1, b: 1 })],
  ])('M4 does not compare by paragraph with %s', (_name, unfit) => {
    const { record } = merge(pendingOf(mine, unfit), theirs);
    expect(record.body).toEqual({
      reflection: 'ONE\n\ntwo',
      keptVersions: [keepVersion('reflection', 'one\n\nTWO', 20)],
    });
  });

  it('takes theirs as it is where that is what comes out, so that devices which agree stop', () => {
    const agreeing = { ...mine, body: theirs.body, updatedAt: 10 };
    expect(merge(pendingOf(agreeing, base), theirs)).toEqual(changedTo(acknowledgedOf(theirs)));
  });

  it.each([
    ['day', { day: '2026-02-27' }],
    ['order', { order: 501 }],
    ['createdAt', { createdAt: 999 }],
    ['updatedAt', { updatedAt: 21 }],
  ])('does not take theirs where the %s is another', (_name, rest) => {
    const agreeing = { ...mine, ...PAGE, body: theirs.body, updatedAt: 20, ...rest };
    const there = { ...theirs, ...PAGE };
    const { record, usedDot } = merge(pendingOf(agreeing, base), there);
    expect(usedDot).toBe(true);
    expect(record).toMatchObject({ ...rest, sync: SYNC.pending, base: there });
  });

  it('M11 keeps the earliest day, the creation with its offset, and the latest change', () => {
    const { record } = merge(
      pendingOf(
        { ...mine, ...PAGE, day: '2026-02-28', order: 9, createdAt: 5, updatedAt: 7 },
        base,
      ),
      {
        ...{ ...theirs, ...PAGE, day: '2026-03-02', order: 4 },
        ...{ createdAt: 6, updatedAt: 8, utcOffsetMinutes: 60 },
      },
    );
    expect(record).toMatchObject({
      day: '2026-02-28',
      order: 9,
      createdAt: 5,
      updatedAt: 8,
      utcOffsetMinutes: 0,
    });
  });

  it('M11 keeps the lower offset of two that were begun at once', () => {
    const begun = (state: RecordState, utcOffsetMinutes: number) => ({
      ...state,
      utcOffsetMinutes,
    });
    for (const [here, there] of [
      [60, 0],
      [0, 60],
    ] as const) {
      const { record } = merge(pendingOf(begun(mine, here), base), begun(theirs, there));
      expect(record.utcOffsetMinutes).toBe(0);
    }
  });

  it('joins what was held and sends it: the server has that record already', () => {
    expect(merge(heldOf(mine, base), theirs).record).toMatchObject({ sync: SYNC.pending });
    expect(merge(heldOf(mine, base), theirs).record).not.toHaveProperty('code');
  });

  it('joins also what was thought acknowledged', () => {
    expect(merge(acknowledgedOf(mine), theirs).record).toMatchObject({
      version: { a: 100, b: 2 },
      sync: SYNC.pending,
      base: theirs,
    });
  });

  it.each([2, 1, 0])('P3 refuses a dot that the record already has or passed: %i', (dot) => {
    expect(mergeIn(pendingOf(mine, base), theirs, { deviceId: 'a', dot })).toEqual({
      record: pendingOf(mine, base),
      changed: false,
      usedDot: true,
    });
    const seenThere = { ...theirs, version: { a: 1, b: 2, d: 7 } };
    expect(
      mergeIn(pendingOf(mine, base), seenThere, { deviceId: 'd', dot: dot + 5 }),
    ).toMatchObject({
      changed: false,
      usedDot: true,
    });
  });
});

describe('M12 concurrent with a deletion', () => {
  const edited = stateOf(
    { a: 2 },
    { reflection: 'edited', waterIntake: { a: 2 } },
    { updatedAt: 1 },
  );
  const base = stateOf({ a: 1 }, { reflection: 'old' });

  it('lets an edit here live, with its whole body', () => {
    const gone = tombstoneOf({ a: 1, b: 1 }, { updatedAt: 9 });
    expect(merge(pendingOf(edited, base), gone).record).toMatchObject({
      deleted: false,
      body: edited.body,
      version: { a: 100, b: 1 },
      sync: SYNC.pending,
      base: gone,
    });
  });

  it('lets an edit there live, with its whole body', () => {
    const gone = pendingOf(tombstoneOf({ a: 1, b: 1 }, { updatedAt: 9 }));
    expect(merge(gone, edited).record).toMatchObject({
      deleted: false,
      body: edited.body,
      sync: SYNC.pending,
      base: edited,
    });
  });

  it('leaves deleted what both deleted', () => {
    const { record } = merge(
      pendingOf(tombstoneOf({ a: 2 }, { updatedAt: 9_000 })),
      tombstoneOf({ b: 1 }),
    );
    expect(record).toMatchObject({ deleted: true, body: {}, version: { a: 100, b: 1 } });
  });
});
