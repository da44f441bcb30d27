import { describe, expect, it } from 'vitest';
import { importOver } from '../domain/merge/import-over';
import { mend } from '../domain/merge/mend';
import { mergeIn } from '../domain/merge/merge-in';
import { saveOver } from '../domain/merge/save-over';
import { toState } from '../domain/merge/states';
import { stateOf } from '../domain/merge/testing/records';
import { PREFERENCE_ID } from './preference';
import type { DeviceRecord, RecordBody, RecordState } from './record';
import { fitsItsId, fitsItsKind } from './sound-state';

const drop = { challengeDay: 17, reflection: 'Again', audioUrl: null };
const review = { challengeDay: 90, grateful: 'x', truth: 'y', tomorrowStep: 'z' };
const dropState = (id: string, body: RecordBody, rest: Partial<RecordState> = {}) =>
  stateOf({ a: 1 }, body, { id, kind: 'drop', ...rest });
const reviewState = (id: string, body: RecordBody, day = '2026-06-12') =>
  stateOf({ a: 1 }, body, { id, kind: 'day-review', day });

describe('J12 a drop of a later journey', () => {
  it('fits its id with its number, and only then', () => {
    expect(fitsItsKind(dropState('drop:17', drop))).toBe(true);
    expect(fitsItsKind(dropState('drop:17', { ...drop, journey: 1 }))).toBe(true);
    expect(fitsItsKind(dropState('drop:2:17', { ...drop, journey: 2 }))).toBe(true);
    expect(fitsItsKind(dropState('drop:2:17', {}, { deleted: true }))).toBe(true);
    expect(fitsItsId(dropState('drop:17', { ...drop, journey: 2 }))).toBe(false);
    expect(fitsItsId(dropState('drop:2:17', drop))).toBe(false);
    expect(fitsItsId(dropState('drop:2:18', { ...drop, journey: 2 }))).toBe(false);
    expect(fitsItsId(dropState('drop:1:17', { ...drop, journey: 1 }))).toBe(false);
    expect(fitsItsId(dropState('drop:2026-06-12', drop))).toBe(false);
  });

  it('P43 is brought to what its id says, and keeps its words', () => {
    const mended = mend(dropState('drop:2:17', { ...drop, challengeDay: 3 }));
    expect(mended.body).toEqual({ ...drop, challengeDay: 17, journey: 2 });
    expect(fitsItsId(mended)).toBe(true);
    const first = mend(dropState('drop:17', { ...drop, journey: 2 }));
    expect(first.body).toMatchObject({ journey: 1, reflection: 'Again' });
    expect(fitsItsId(first)).toBe(true);
    const sound = dropState('drop:17', drop);
    expect(mend(sound)).toBe(sound);
  });
});

describe('J14 a day review', () => {
  it('fits a day of a journey, or its own local day', () => {
    expect(fitsItsKind(reviewState('day-review:90', review))).toBe(true);
    expect(fitsItsKind(reviewState('day-review:2:90', { ...review, journey: 2 }))).toBe(true);
    expect(fitsItsKind(reviewState('day-review:2026-06-12', review))).toBe(true);
    expect(fitsItsId(reviewState('day-review:2026-06-12', review, '2026-06-13'))).toBe(false);
    expect(fitsItsId(reviewState('day-review:2026-02-30', review))).toBe(false);
    expect(mend(reviewState('day-review:2026-06-12', review, '2026-06-13')).day).toBe('2026-06-12');
  });
});

describe('J11 a journey that was begun', () => {
  const preferences = (version: RecordState['version'], body: RecordBody, updatedAt = 2_000) =>
    stateOf(version, body, { id: PREFERENCE_ID, kind: 'preference', updatedAt });
  const begun = (record: DeviceRecord | RecordState) =>
    [...(record.body.journeys as number[])].sort();
  const meet = (mine: RecordState, theirs: RecordState, base?: RecordState) =>
    mergeIn({ ...mine, sync: 1, ...(base && { base }) }, theirs, { deviceId: 'c', dot: 1 }).record;

  it('is of the numbers from 2 on', () => {
    expect(fitsItsKind(preferences({ a: 1 }, { journeys: [2, 3] }))).toBe(true);
    for (const journeys of [[1], [0], [100], ['2']])
      expect(fitsItsKind(preferences({ a: 1 }, { journeys }))).toBe(false);
  });

  it('is begun once, where two devices begin it offline', () => {
    const base = preferences({ a: 1 }, { hasSeenTour: true });
    const one = preferences({ a: 2 }, { hasSeenTour: true, journeys: [2] }, 3_000);
    const other = preferences({ a: 1, b: 1 }, { hasSeenTour: true, journeys: [2] }, 4_000);
    for (const known of [base, undefined]) {
      expect(begun(meet(one, other, known))).toEqual([2]);
      expect(begun(meet(other, one, known))).toEqual([2]);
    }
  });

  it('stays begun where the other device changed something else later, or is a journey further', () => {
    const base = preferences({ a: 1 }, { showsStreaks: true });
    const one = preferences({ a: 2 }, { showsStreaks: true, journeys: [2] }, 3_000);
    const later = preferences({ a: 1, b: 1 }, { showsStreaks: false }, 9_000);
    expect(meet(one, later, base).body).toEqual({ showsStreaks: false, journeys: [2] });
    const further = preferences({ a: 1, b: 1 }, { showsStreaks: true, journeys: [2, 3] }, 1_000);
    expect(begun(meet(one, further, base))).toEqual([2, 3]);
    expect(begun(meet(further, one, base))).toEqual([2, 3]);
  });

  it('neither an older file nor one of another account takes it back', () => {
    const mine: DeviceRecord = { ...preferences({ a: 2 }, { journeys: [2] }), sync: 0 };
    const dot = { deviceId: 'me', dot: 9 };
    expect(importOver(mine, preferences({ a: 1 }, {}), dot).record).toBe(mine);
    const joined = importOver(mine, preferences({ z: 1 }, { goals: ['peace'] }, 9_000), dot).record;
    expect(joined.body).toEqual({ goals: ['peace'], journeys: [2] });
  });

  it('an older app that saves its choices carries it along', () => {
    const opened: DeviceRecord = { ...preferences({ a: 2 }, { journeys: [2] }), sync: 0 };
    const save = {
      ...{ id: PREFERENCE_ID, kind: 'preference', day: '2026-06-12', opened },
      body: { hasSeenTour: true },
    };
    const moment = { now: 5_000, utcOffsetMinutes: 0 };
    const { record } = saveOver(opened, save, { deviceId: 'b', dot: 1 }, moment);
    expect(toState(record).body).toEqual({ journeys: [2], hasSeenTour: true });
  });
});
