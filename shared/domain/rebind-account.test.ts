import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterValue } from '../records/fields';
import { stateOf } from './merge/testing/records';
import { rebindAccount } from './rebind-account';
import { compareVersions } from './version-vector';

const version = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', '__proto__'),
  fc.integer({ min: 1, max: 3 }),
);

describe('rebindAccount', () => {
  it('P1 keeps what descends from what', () => {
    fc.assert(
      fc.property(version, version, (one, other) => {
        const moved = [one, other].map((of) => rebindAccount(stateOf(of, {}), 'ruth').version);
        expect(compareVersions(moved[0] ?? {}, moved[1] ?? {})).toBe(compareVersions(one, other));
      }),
    );
  });

  it('P2 shares no dot with the account it comes to, nor with a third', () => {
    const state = stateOf({ browser: 5 }, {});
    const versions = [
      state.version,
      rebindAccount(state, 'ruth').version,
      rebindAccount(state, 'miriam').version,
      rebindAccount(rebindAccount(state, 'ruth'), 'ruth').version,
    ];
    expect(new Set(versions.flatMap((each) => Object.keys(each))).size).toBe(4);
  });

  it('moves each contribution to a counter with its device, and no other field', () => {
    const body = {
      waterIntake: { a: 3, b: 2 },
      balancedMeals: {},
      reflection: 'a',
      colour: { a: 1 },
    };
    const moved = rebindAccount(stateOf({ a: 1, b: 1 }, body), 'ruth');
    const water = moved.body.waterIntake as Record<string, number>;
    expect(counterValue(water)).toBe(5);
    expect(Object.keys(water)).toEqual(Object.keys(moved.version));
    expect(moved).toEqual({ ...moved, ...stateOf(moved.version, { ...body, waterIntake: water }) });
  });
});
