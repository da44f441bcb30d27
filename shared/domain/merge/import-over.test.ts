import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeviceRecord, type RecordState, SYNC } from '../../records/record';
import { compareVersions } from '../version-vector';
import { importOver } from './import-over';
import { acknowledgedOf, heldOf, pendingOf, stateOf, tombstoneOf } from './testing/records';

const DOT = { deviceId: 'here', dot: 9 };
const words = (reflection: string) => ({ reflection });

describe('importOver', () => {
  it('F5 takes what is not here as it is, to be sent: a file proves nothing about the server', () => {
    const state = stateOf({ phone: 3 }, words('held'));
    expect(importOver(undefined, state, DOT).record).toEqual({ ...state, sync: SYNC.pending });
  });

  it.each([
    ['the same', { phone: 3 }],
    ['something newer', { phone: 3, here: 1 }],
  ])('leaves %s as it is', (_what, version) => {
    const mine = acknowledgedOf(stateOf(version, words('mine')));
    const change = importOver(mine, stateOf({ phone: 3 }, words('file')), DOT);
    expect(change).toEqual({ record: mine, changed: false, usedDot: false });
  });

  it('replaces what is older and remembers what the server has of it', () => {
    const older = stateOf({ phone: 2 }, words('older'));
    const state = stateOf({ phone: 3 }, words('newer'));
    const { record } = importOver(acknowledgedOf(older), state, DOT);
    expect(record).toEqual({ ...state, sync: SYNC.pending, base: older });
    expect(importOver(pendingOf(older), state, DOT).record).not.toHaveProperty('base');
  });

  it('joins what is concurrent and keeps the words of both', () => {
    const mine = acknowledgedOf(stateOf({ here: 1 }, words('mine'), { updatedAt: 3_000 }));
    const { record, usedDot } = importOver(mine, stateOf({ phone: 1 }, words('file')), DOT);
    expect(usedDot).toBe(true);
    expect(record.version).toEqual({ here: 9, phone: 1 });
    expect(record.base?.body).toEqual(words('mine'));
    expect(record.body.reflection).toBe('mine');
    expect(JSON.stringify(record.body.keptVersions)).toContain('file');
  });

  it('changes nothing where both say the same', () => {
    const mine = heldOf(stateOf({ here: 1 }, words('same')));
    const change = importOver(mine, stateOf({ phone: 1 }, words('same')), DOT);
    expect(change).toEqual({ record: mine, changed: false, usedDot: false });
  });

  it('asks for another dot where the one offered is used up (P3)', () => {
    const mine = pendingOf(stateOf({ here: 9 }, words('mine')));
    const change = importOver(mine, stateOf({ phone: 1 }, words('file')), DOT);
    expect(change).toEqual({ record: mine, changed: false, usedDot: true });
  });

  it('brings nothing back that was deleted here', () => {
    for (const version of [{ phone: 3, here: 1 }, { here: 1 }]) {
      const mine = acknowledgedOf(tombstoneOf(version));
      const change = importOver(mine, stateOf({ phone: 3 }, words('file')), DOT);
      expect(change).toEqual({ record: mine, changed: false, usedDot: false });
    }
  });

  it('run again changes nothing more, whatever was here', () => {
    const version = fc.dictionary(
      fc.constantFrom('here', 'phone', 'old'),
      fc.integer({ min: 1, max: 3 }),
    );
    const body = fc.record({
      reflection: fc.constantFrom('a', 'b'),
      colour: fc.constantFrom('x', 'y'),
    });
    const state: fc.Arbitrary<RecordState> = fc
      .tuple(version, body, fc.integer({ min: 1, max: 3 }))
      .map(([of, said, updatedAt]) => stateOf(of, said, { updatedAt }));
    const record: fc.Arbitrary<DeviceRecord> = fc
      .tuple(state, fc.constantFrom(acknowledgedOf, heldOf, pendingOf), fc.boolean())
      .map(([of, as, deleted]) => as(deleted ? tombstoneOf(of.version) : of));
    fc.assert(
      fc.property(record, state, (mine, file) => {
        const once = importOver(mine, file, DOT).record;
        expect(importOver(once, file, { deviceId: 'here', dot: 10 }).changed).toBe(false);
        expect(['equal', 'dominates']).toContain(compareVersions(once.version, mine.version));
      }),
    );
  });
});
