import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../protocol/limits';
import { counterValue } from '../../records/fields';
import type { RecordBody, RecordState } from '../../records/record';
import { fitsItsId, fitsItsKind } from '../../records/sound-state';
import { isBoundedVersion } from '../bounded';
import { compareVersions, joinVersions } from '../version-vector';
import { heal, healWaiting } from './heal';
import { importOver } from './import-over';
import { mend } from './mend';
import { mergeIn } from './merge-in';
import { saveOver } from './save-over';
import { toState } from './states';
import { acknowledgedOf, heldOf, pendingOf, stateOf } from './testing/records';

const OVER = LIMITS.dot + 5;
const DAY = '2026-03-01';

const moment = fc.oneof(
  fc.constantFrom(0, -1, 1, LIMITS.moment, LIMITS.moment + 1, 9e15, -9e15, 8.64e15),
  fc.integer({ min: 1, max: 9 }),
);
const dot = fc.constantFrom(1, 2, LIMITS.dot, OVER, OVER + 1, Number.MAX_SAFE_INTEGER, 2 ** 53 + 2);
const version = fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), dot, { minKeys: 1 });
const part = fc.constantFrom(-3, 4, LIMITS.contribution, LIMITS.contribution + 1, -(2 ** 53 - 1));
const body: fc.Arbitrary<RecordBody> = fc
  .record(
    {
      reflection: fc.constantFrom('one', 'two'),
      waterIntake: fc.oneof(
        fc.dictionary(fc.constantFrom('a', 'b', 'c'), part),
        fc.jsonValue({ maxDepth: 1 }),
      ),
      keptVersions: fc.oneof(
        fc.array(
          fc.record({
            hash: fc.string(),
            field: fc.string(),
            value: fc.string(),
            updatedAt: moment,
          }),
        ),
        fc.jsonValue({ maxDepth: 2 }),
      ),
      challengeDay: fc.jsonValue({ maxDepth: 0 }),
      journey: fc.jsonValue({ maxDepth: 0 }),
    },
    { requiredKeys: [] },
  )
  .map((words) => JSON.parse(JSON.stringify(words)) as RecordBody);
const id = fc.constantFrom(
  ...[
    `nourish-day:${DAY}`,
    'nourish-day:2026-02-30',
    'nourish-day:',
    'drop:0',
    'drop:7',
    'drop:91',
    'drop:2:7',
    'drop:1:7',
  ],
  ...[
    'day-review:90',
    `day-review:${DAY}`,
    'check-in:0001-01-01',
    'check-in:9999-12-31',
    'page',
    'later:2026-03-01',
    ':',
  ],
);
const anyState: fc.Arbitrary<RecordState> = fc
  .record({
    id,
    kind: fc.constantFrom(
      'nourish-day',
      'drop',
      'day-review',
      'check-in',
      'journal-entry',
      'dream',
    ),
    day: fc.constantFrom(DAY, '0001-01-01', '9999-12-31'),
    order: fc.constantFrom(0, 500, 10_000_000_000_000),
    version,
    deleted: fc.boolean(),
    createdAt: moment,
    updatedAt: moment,
    utcOffsetMinutes: fc.constantFrom(-1080, 0, 1080),
    body,
  })
  .map((state) => (state.deleted ? { ...state, body: {} } : state));
const known = fc.option(anyState, { nil: undefined });

/** What a device may have waiting: it descends from what the server is known to hold. */
const onTop = fc.tuple(anyState, known).map(([state, base]) => ({
  base: base && { ...base, id: state.id },
  state: {
    ...state,
    version: { ...joinVersions(base?.version ?? {}, state.version), a: 2 ** 53 + 4 },
  },
}));

describe('P43 the bounds', () => {
  it('A29 P43 P44 a healed state keeps them, and healing it again changes nothing', () => {
    fc.assert(
      fc.property(anyState, known, (state, base) => {
        const healed = heal(heal(state, base), base);
        expect(isBoundedVersion(healed.version, base?.version)).toBe(true);
        expect(mend(healed)).toBe(healed);
        expect(heal(healed, base)).toBe(healed);
      }),
    );
  });

  it('A29 P44 says the same words, and claims to have seen no more than before', () => {
    fc.assert(
      fc.property(anyState, known, (state, base) => {
        const healed = heal(state, base);
        expect(healed.body.reflection).toEqual(state.body.reflection);
        for (const [device, entry] of Object.entries(healed.version)) {
          if (!device.startsWith('healed-')) {
            expect(entry).toBeLessThanOrEqual(state.version[device] ?? 0);
          }
        }
      }),
    );
  });

  it('A29 P1 P44 descends from its base, and equal versions stay equal states', () => {
    fc.assert(
      fc.property(onTop, onTop, ({ state, base }, other) => {
        const healed = heal(state, base);
        if (base) expect(compareVersions(healed.version, base.version)).toBe('dominates');
        const second = heal({ ...other.state, id: state.id }, base);
        if (compareVersions(healed.version, second.version) === 'equal') {
          expect(second).toEqual(healed);
        }
      }),
    );
  });

  it('A29 P44 leaves what keeps the bounds as it is, and what the server has', () => {
    const sound = stateOf({ a: LIMITS.dot, b: 1 }, { reflection: 'x' });
    expect(heal(sound, undefined)).toBe(sound);
    const stored = stateOf({ a: OVER }, { reflection: 'x' });
    const edited = stateOf({ a: OVER, b: 1 }, { reflection: 'y' });
    expect(heal(edited, stored)).toBe(edited);
    expect(healWaiting(acknowledgedOf(stateOf({ a: OVER }, {}, { createdAt: 9e15 })))).toBe(
      undefined,
    );
  });

  it('A29 P44 M8 keeps every glass, also those counted with dots that were taken back', () => {
    const base = stateOf({ a: 3, b: 2 }, { waterIntake: { a: 2, b: 1 } });
    const mine = stateOf({ a: OVER, b: 2 }, { waterIntake: { a: 6, b: 1 } });
    const healed = healWaiting(pendingOf(mine, base));
    const theirs = stateOf({ a: 3, b: 4 }, { waterIntake: { a: 2, b: 3 } });
    if (!healed) throw new Error('Not healed');
    const { record } = mergeIn(healed, theirs, { deviceId: 'c', dot: 1 });
    const sum = counterValue(record.body.waterIntake as Record<string, number>);
    expect(sum).toBe(6 + 3);
  });

  it('A29 P44 a held record waits again once it is healed', () => {
    const held = heldOf(stateOf({ a: OVER }, { reflection: 'x' }));
    expect(healWaiting(held)).toMatchObject({ sync: 1, body: { reflection: 'x' } });
    expect(healWaiting(held)).not.toHaveProperty('code');
  });

  it('A29 P43 more devices than a version may name are seen no more, but what the server has', () => {
    const many = Object.fromEntries(
      Array.from({ length: LIMITS.versionEntries + 1 }, (_, index) => [`d${index}`, 1]),
    );
    expect(Object.keys(heal(stateOf(many, {}), undefined).version)).toHaveLength(1);
    const full = stateOf(many, {});
    const more = stateOf({ ...many, new: 1 }, {});
    expect(heal(more, full)).toBe(more);
  });

  it('A29 P44 the same file brings the same twice, and does not go over what was written since', () => {
    const file = stateOf({ a: OVER, b: 5 }, { reflection: 'file' }, { createdAt: 9e15 });
    const dotOf = (count: number) => ({ deviceId: 'me', dot: count });
    const first = importOver(undefined, file, dotOf(1)).record;
    const edited = saveOver(
      first,
      { id: file.id, kind: file.kind, day: DAY, body: { reflection: 'since' }, opened: first },
      dotOf(2),
      { now: 5, utcOffsetMinutes: 0 },
    ).record;
    const again = importOver(edited, file, dotOf(3));
    expect(again).toMatchObject({ changed: false, record: { body: { reflection: 'since' } } });
    expect(toState(first).createdAt).toBe(LIMITS.moment);
  });

  it('A29 P43 a counter that others drove past the bound can still be set', () => {
    const planted = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`p${index}`, LIMITS.contribution]),
    );
    const current = acknowledgedOf(stateOf({ b: 1 }, { waterIntake: planted }));
    const save = {
      id: current.id,
      kind: current.kind,
      day: DAY,
      body: { waterIntake: { shown: 3 } },
      opened: current,
    };
    const { record } = saveOver(
      current,
      save,
      { deviceId: 'me', dot: 1 },
      { now: 1, utcOffsetMinutes: 0 },
    );
    expect(counterValue(record.body.waterIntake as Record<string, number>)).toBe(3);
    expect(mend(toState(record))).toEqual(toState(record));
  });
});

describe('P43 an id that names another kind than the record', () => {
  const wrongly = (kind: string, rest: Partial<RecordState> = {}) =>
    mend(stateOf({ a: 1 }, {}, { id: 'check-in:2026-03-01', kind, ...rest })).kind;

  it('a kind of a newer version stays what it is, also once it is deleted', () => {
    expect([wrongly('dream'), wrongly('dream', { deleted: true })]).toEqual(['dream', 'dream']);
  });

  const drop = { challengeDay: 7, reflection: null, audioUrl: null };

  it('the kind of the id is taken where the words can be read as one, or are gone', () => {
    expect(wrongly('nourish-day')).toBe('nourish-day');
    expect(wrongly('nourish-day', { deleted: true })).toBe('check-in');
    expect(wrongly('nourish-day', { id: 'drop:7', body: drop })).toBe('drop');
  });

  it('an id that names no kind leaves every kind as it is', () => {
    expect(wrongly('nourish-day', { id: 'random', deleted: true })).toBe('nourish-day');
  });
});

describe('P43 an id that names another day than the record', () => {
  it.each([
    ['check-in:2026-03-01', 'check-in', { day: '2026-03-01' }],
    ['drop:17', 'drop', { body: { challengeDay: 17 } }],
    ['day-review:90', 'day-review', { body: { challengeDay: 90 } }],
  ])('A29 P43 %s is brought to what its id says', (named, kind, says) => {
    const state = stateOf({ a: 1 }, { challengeDay: 3 }, { id: named, kind, day: '2020-01-01' });
    expect(fitsItsId(state)).toBe(false);
    expect(mend(state)).toMatchObject(says);
    expect(fitsItsId(mend(state))).toBe(true);
  });

  it.each([
    ...['drop:0', 'drop:91', 'drop:01', 'drop:1.0', 'drop:', 'drop:-1', 'drop:1e1', 'drop: 1'],
    ...[
      'day-review:0',
      'check-in:2026-02-30',
      'check-in:',
      'nourish-day:2026-13-01',
      'check-in:2026-03-01x',
    ],
  ])('A29 P43 %s names nothing there is, and is no id', (named) => {
    const kind = named.slice(0, named.indexOf(':'));
    const state = stateOf({ a: 1 }, { challengeDay: 1 }, { id: named, kind });
    expect(fitsItsId(mend(state))).toBe(false);
  });

  it('A29 P44 a page planted under a day’s id becomes the day that is saved over it, words and all', () => {
    const id = 'nourish-day:2026-03-01';
    const page = stateOf(
      { b: 1 },
      { content: 'x' },
      { id, kind: 'journal-entry', day: '2020-01-01' },
    );
    const body = {
      ...{ waterIntake: { shown: 2 }, balancedMeals: {}, mindfulEating: null },
      ...{ gratefulForFood: true, emotionalEating: null, energyLevel: null, reflection: 'y' },
    };
    const save = { id, kind: 'nourish-day', day: DAY, body, opened: undefined };
    const dot = { deviceId: 'a', dot: 1 };
    const { record } = saveOver(acknowledgedOf(page), save, dot, { now: 1, utcOffsetMinutes: 0 });
    expect(record).toMatchObject({
      kind: 'nourish-day',
      day: DAY,
      body: { content: 'x', reflection: 'y' },
    });
    expect(fitsItsKind(record)).toBe(true);
  });

  it('A29 P43 another kind under a day’s id is refused, and a day without its id', () => {
    const page = { id: 'check-in:2026-03-01', kind: 'journal-entry' };
    expect(fitsItsId(stateOf({ a: 1 }, {}, page))).toBe(false);
    expect(fitsItsId(stateOf({ a: 1 }, {}, { id: 'page', kind: 'check-in' }))).toBe(false);
    expect(fitsItsId(stateOf({ a: 1 }, {}, { id: 'dream:1', kind: 'dream' }))).toBe(true);
  });
});
