import { describe, expect, it } from 'vitest';
import { counterValue, withCounter } from '../../records/fields';
import {
  type DeviceRecord,
  newestFirstOrder,
  type RecordBody,
  type RecordState,
  SYNC,
} from '../../records/record';
import { keepVersion } from './kept-versions';
import { removeOver, saveOver } from './save-over';
import { acknowledgedOf, heldOf, pendingOf, stateOf, tombstoneOf } from './testing/records';

const DAY = '2026-03-01';
const MOMENT = { now: Date.parse('2026-03-01T12:00:00Z'), utcOffsetMinutes: 60 };
const DOT = { deviceId: 'a', dot: 100 };

function save(
  current: DeviceRecord | undefined,
  body: RecordBody,
  opened: RecordState | undefined = current,
) {
  const { id, kind } = stateOf({}, {});
  return saveOver(current, { id, kind, day: DAY, body, opened }, DOT, MOMENT);
}

describe('a first save', () => {
  it('P6 begins a record that waits to be sent', () => {
    expect(save(undefined, { reflection: 'mine' })).toEqual({
      changed: true,
      usedDot: true,
      record: {
        id: 'nourish-day:2026-03-01',
        kind: 'nourish-day',
        day: DAY,
        order: newestFirstOrder(MOMENT.now),
        version: { a: 100 },
        deleted: false,
        createdAt: MOMENT.now,
        updatedAt: MOMENT.now,
        utcOffsetMinutes: 60,
        body: { reflection: 'mine' },
        sync: SYNC.pending,
      },
    });
  });

  it('stores nothing that could not be sent', () => {
    const { record } = save(undefined, {
      reflection: 'mine',
      nothing: undefined,
      never: Number.NaN,
    });
    expect(Object.entries(record.body)).toEqual([
      ['reflection', 'mine'],
      ['never', null],
    ]);
  });

  it('takes what the form shows as this device’s contribution', () => {
    const { record } = save(undefined, { waterIntake: withCounter(3), balancedMeals: { z: 2 } });
    expect(record.body).toEqual({ waterIntake: { a: 3 }, balancedMeals: { a: 2 } });
  });

  it('descends from what the form was opened on, should the record be gone from the disk', () => {
    const opened = stateOf({ a: 5, b: 3 }, { reflection: 'old', colour: 'red' });
    const { record } = save(undefined, { reflection: 'new' }, opened);
    expect(record).toMatchObject({
      version: { a: 100, b: 3 },
      createdAt: opened.createdAt,
      body: { reflection: 'new', colour: 'red' },
    });
  });
});

describe('a save over the record the form was opened on', () => {
  const before = stateOf({ a: 1 }, { reflection: 'old', energyLevel: 'low', colour: 'red' });

  it('changes what the form changed and nothing else', () => {
    const { record } = save(acknowledgedOf(before), { reflection: 'new' });
    expect(record).toEqual(
      pendingOf(
        {
          ...before,
          version: { a: 100 },
          updatedAt: MOMENT.now,
          body: { reflection: 'new', energyLevel: 'low', colour: 'red' },
        },
        before,
      ),
    );
  });

  it('M11 keeps the offset of the place where it was begun', () => {
    expect(MOMENT.utcOffsetMinutes).not.toBe(before.utcOffsetMinutes);
    const { record } = save(acknowledgedOf(before), { reflection: 'new' });
    expect(record.utcOffsetMinutes).toBe(before.utcOffsetMinutes);
  });

  it('keeps day, order and creation as they were', () => {
    const earlier = { ...acknowledgedOf(before), order: 7, createdAt: 3 };
    expect(save(earlier, { reflection: 'new' }).record).toMatchObject({
      day: '2026-03-01',
      order: 7,
      createdAt: 3,
    });
  });

  it('lets the form clear words and remove kept versions', () => {
    const kept = [keepVersion('reflection', 'x', 1), keepVersion('reflection', 'y', 2)];
    const current = acknowledgedOf({ ...before, body: { reflection: 'old', keptVersions: kept } });
    const { record } = save(current, { reflection: '', keptVersions: kept.slice(1) });
    expect(record.body).toEqual({ reflection: '', keptVersions: kept.slice(1) });
  });

  it.each([acknowledgedOf(before), pendingOf(before), heldOf(before)])(
    'writes nothing and takes no dot where it changes nothing',
    (current) => {
      expect(save(current, { energyLevel: 'low', reflection: 'old' })).toEqual({
        record: current,
        changed: false,
        usedDot: false,
      });
    },
  );

  it('P3 refuses a dot that the record already has or passed', () => {
    const current = acknowledgedOf({ ...before, version: { a: 100 } });
    expect(save(current, { reflection: 'new' })).toEqual({
      record: current,
      changed: false,
      usedDot: true,
    });
  });

  it('P6 has what was acknowledged as its base, and keeps the base of what waited or was held', () => {
    const base = stateOf({ b: 1 }, { reflection: 'older' });
    const change = { reflection: 'new' };
    expect(save(acknowledgedOf(before), change).record).toMatchObject({ base: before, sync: 1 });
    expect(save(pendingOf(before, base), change).record).toMatchObject({ base, sync: 1 });
    expect(save(heldOf(before, base), change).record).toMatchObject({ base, sync: 1 });
    expect(save(pendingOf(before), change).record).not.toHaveProperty('base');
  });

  it('sends again what was held: a change may have removed the reason', () => {
    const { record } = save(heldOf(before), { reflection: 'shorter' });
    expect(record.sync).toBe(SYNC.pending);
    expect(record).not.toHaveProperty('code');
  });
});

describe('P7 a save over a record that has moved since', () => {
  const opened = stateOf(
    { a: 1 },
    { reflection: 'one\n\ntwo', energyLevel: 'low', mindfulEating: null },
  );
  const moved = (body: RecordBody) =>
    acknowledgedOf(stateOf({ a: 1, b: 1 }, { ...opened.body, ...body }, { updatedAt: 4e12 }));

  it('merges the form’s changes onto it field by field', () => {
    const { record } = save(
      moved({ reflection: 'one\n\nTWO', mindfulEating: true }),
      { ...opened.body, reflection: 'ONE\n\ntwo', energyLevel: 'high' },
      opened,
    );
    expect(record.version).toEqual({ a: 100, b: 1 });
    expect(record.body).toEqual({
      reflection: 'ONE\n\nTWO',
      energyLevel: 'high',
      mindfulEating: true,
    });
  });

  it('lets the form stand where both changed the same, whatever the clocks say, and keeps the other words', () => {
    const { record } = save(
      moved({ reflection: 'theirs', energyLevel: 'moderate' }),
      { ...opened.body, reflection: 'mine', energyLevel: 'high' },
      opened,
    );
    expect(record.body).toMatchObject({ reflection: 'mine', energyLevel: 'high' });
    expect(record.body.keptVersions).toEqual([keepVersion('reflection', 'theirs', 4e12)]);
  });

  it('undoes nothing that the form did not touch', () => {
    const current = moved({ reflection: 'theirs', energyLevel: 'high', colour: 'new' });
    expect(save(current, opened.body, opened)).toMatchObject({ changed: false, usedDot: false });
    expect(save(current, {}, opened)).toMatchObject({ changed: false, usedDot: false });
  });

  it('keeps both texts where the form was opened on nothing', () => {
    const { id, kind } = opened;
    const fresh = saveOver(
      moved({ reflection: 'theirs' }),
      { id, kind, day: DAY, body: { reflection: 'mine', energyLevel: null }, opened: undefined },
      DOT,
      MOMENT,
    ).record;
    expect(fresh.body).toMatchObject({ reflection: 'mine', energyLevel: 'low' });
    expect(fresh.body.keptVersions).toEqual([keepVersion('reflection', 'theirs', 4e12)]);
  });

  it('descends from both', () => {
    const current = acknowledgedOf(stateOf({ b: 4 }, { reflection: 'theirs' }));
    expect(save(current, { reflection: 'mine' }, opened).record.version).toEqual({ a: 100, b: 4 });
    const elsewhere = { ...opened, version: { c: 2 } };
    expect(save(current, { reflection: 'mine' }, elsewhere).record.version).toEqual({
      a: 100,
      b: 4,
      c: 2,
    });
  });
});

describe('counters', () => {
  const opened = stateOf({ a: 1, b: 1 }, { waterIntake: { a: 2, b: 1 } });
  const water = (record: DeviceRecord) => record.body.waterIntake as Record<string, number>;

  it('P7 are saved as the difference to what the form showed, in this device’s contribution', () => {
    const { record } = save(acknowledgedOf(opened), { waterIntake: withCounter(5) });
    expect(water(record)).toEqual({ a: 4, b: 1 });
  });

  it('add up with what another device added meanwhile', () => {
    const current = acknowledgedOf(stateOf({ a: 1, b: 2 }, { waterIntake: { a: 2, b: 4 } }));
    const { record } = save(current, { waterIntake: withCounter(4) }, opened);
    expect(water(record)).toEqual({ a: 3, b: 4 });
    const down = save(current, { waterIntake: withCounter(2) }, opened);
    expect(water(down.record)).toEqual({ a: 1, b: 4 });
  });

  it('stay as they are where the form shows what it showed', () => {
    const current = acknowledgedOf(stateOf({ a: 1, b: 2 }, { waterIntake: { a: 2, b: 4 } }));
    for (const shown of [withCounter(3), { a: 2, b: 1 }]) {
      expect(save(current, { waterIntake: shown }, opened).changed).toBe(false);
    }
    expect(save(current, {}, opened).changed).toBe(false);
  });

  it('show what the person entered also where the bare sum had fallen below zero', () => {
    const below = stateOf({ a: 1 }, { waterIntake: { a: 1, b: -3 } });
    const { record } = save(acknowledgedOf(below), { waterIntake: withCounter(2) });
    expect(counterValue(water(record))).toBe(2);
    expect(save(acknowledgedOf(below), { waterIntake: withCounter(0) }).changed).toBe(false);
  });

  it('count from nothing where the form was opened on nothing', () => {
    const { id, kind } = opened;
    const request = {
      id,
      kind,
      day: DAY,
      body: { waterIntake: withCounter(2) },
      opened: undefined,
    };
    const { record } = saveOver(acknowledgedOf(opened), request, DOT, MOMENT);
    expect(water(record)).toEqual({ a: 4, b: 1 });
  });

  it('are stored as nothing where the record has none and the form shows none', () => {
    const without = acknowledgedOf(stateOf({ a: 1 }, { reflection: 'x' }));
    const { record } = save(without, { reflection: 'y', waterIntake: withCounter(0) });
    expect(record.body).toEqual({ reflection: 'y', waterIntake: {} });
  });

  describe('of a draft that came back', () => {
    const restore = (current: DeviceRecord, shown: number, before?: RecordState) =>
      saveOver(
        current,
        { ...current, body: { waterIntake: withCounter(shown) }, opened: before, restored: true },
        DOT,
        MOMENT,
      );

    it('P7 are not added twice where its save had landed before the program ended', () => {
      const landed = stateOf({ a: 2, b: 2 }, { waterIntake: { a: 4, b: 4 } });
      expect(restore(acknowledgedOf(landed), 5, opened).changed).toBe(false);
      const begun = stateOf({ a: 1, b: 2 }, { waterIntake: { a: 3, b: 4 } });
      expect(restore(acknowledgedOf(begun), 3).changed).toBe(false);
      expect(water(restore(acknowledgedOf(begun), 4).record)).toEqual({ a: 4, b: 4 });
    });

    it('are added where it had not', () => {
      const current = acknowledgedOf(stateOf({ a: 1, b: 2 }, { waterIntake: { a: 2, b: 4 } }));
      expect(water(restore(current, 5, opened).record)).toEqual({ a: 4, b: 4 });
    });

    it('are added where the form had been saved and typed on', () => {
      const current = acknowledgedOf(stateOf({ a: 1, b: 2 }, { waterIntake: { a: 2, b: 4 } }));
      const sent = { ...opened, body: { waterIntake: withCounter(3) } };
      expect(water(restore(current, 5, sent).record)).toEqual({ a: 4, b: 4 });
    });
  });

  it('leave alone what is no counter', () => {
    const odd = acknowledgedOf(stateOf({ a: 1 }, { waterIntake: 'many' }));
    expect(save(odd, { waterIntake: withCounter(2) }).record.body).toEqual({
      waterIntake: { shown: 2 },
    });
    const plain = acknowledgedOf(stateOf({ a: 1 }, { reflection: 'x' }));
    expect(save(plain, { reflection: 'y' }).record.body).toEqual({ reflection: 'y' });
  });
});

describe('a save over a tombstone', () => {
  const opened = stateOf(
    { a: 1 },
    { reflection: 'old', waterIntake: { a: 1, b: 2 }, colour: 'red' },
  );
  const gone = acknowledgedOf(tombstoneOf({ a: 1, b: 1 }));

  it('P8 brings the form’s body back, whole', () => {
    const { record } = save(gone, { reflection: 'new', waterIntake: withCounter(4) }, opened);
    expect(record).toMatchObject({
      deleted: false,
      version: { a: 100, b: 1 },
      day: opened.day,
      createdAt: opened.createdAt,
      sync: SYNC.pending,
      base: gone.base ?? tombstoneOf({ a: 1, b: 1 }),
      body: { reflection: 'new', waterIntake: { a: 4 }, colour: 'red' },
    });
  });

  it('P8 brings it back also where the form changed nothing', () => {
    expect(save(gone, opened.body, opened)).toMatchObject({
      changed: true,
      record: { deleted: false },
    });
  });

  it('begins anew where the form was opened on nothing', () => {
    const { record } = saveOver(
      { ...gone, id: 'entry', kind: 'journal-entry' },
      {
        id: 'entry',
        kind: 'journal-entry',
        day: '2026-03-05',
        body: { content: 'x' },
        opened: undefined,
      },
      DOT,
      { now: Date.parse('2026-03-05T08:00:00Z'), utcOffsetMinutes: 0 },
    );
    expect(record).toMatchObject({ day: '2026-03-05', version: { a: 100, b: 1 }, deleted: false });
  });
});

describe('a deletion', () => {
  const live = stateOf({ a: 1, b: 1 }, { reflection: 'words' });
  const remove = (current: DeviceRecord | undefined, seen = live.version, dot = DOT) =>
    removeOver(current, seen, dot, MOMENT);

  it('P9 empties the body at once and waits to be sent, with no words behind it', () => {
    const removal = remove(acknowledgedOf(live));
    expect(removal).toEqual({
      ok: true,
      value: {
        changed: true,
        usedDot: true,
        record: {
          ...live,
          version: { a: 100, b: 1 },
          deleted: true,
          body: {},
          updatedAt: MOMENT.now,
          sync: SYNC.pending,
        },
      },
    });
  });

  it('P22 of a held record waits to be sent', () => {
    expect(remove(heldOf(live))).toMatchObject({ value: { record: { sync: SYNC.pending } } });
  });

  it.each([
    ['newer', { a: 1, b: 1 }, { a: 1 }],
    ['another', { b: 2 }, { a: 1 }],
  ])('P3 does nothing where the record is %s than the screen showed', (_name, version, seen) => {
    const current = pendingOf({ ...live, version });
    expect(remove(current, seen)).toEqual({ ok: false, problem: current });
  });

  it('needs nothing where nothing is', () => {
    expect(remove(undefined)).toEqual({ ok: true, value: undefined });
    expect(remove(acknowledgedOf(tombstoneOf({ z: 1 })))).toEqual({ ok: true, value: undefined });
  });

  it('P3 refuses a dot that the record already has', () => {
    expect(remove(acknowledgedOf(live), live.version, { deviceId: 'a', dot: 1 })).toMatchObject({
      value: { changed: false, usedDot: true },
    });
  });
});
