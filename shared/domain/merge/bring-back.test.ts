import { describe, expect, it } from 'vitest';
import { bringBack } from './bring-back';
import { acknowledgedOf, pendingOf, stateOf } from './testing/records';

const DOT = { deviceId: 'here', dot: 9 };
const words = (reflection: string) => ({ reflection });

describe('what waited elsewhere on this device', () => {
  const waited = pendingOf(stateOf({ phone: 2 }, words('waited')));

  it('comes back exactly as it was where nothing is here', () => {
    const change = bringBack(undefined, waited, DOT);
    expect(change).toEqual({ record: waited, changed: true, usedDot: false });
  });

  it('takes the place of something older, and waits on', () => {
    const older = acknowledgedOf(stateOf({ phone: 1 }, words('older')));
    const change = bringBack(older, waited, DOT);
    expect(change).toMatchObject({ changed: true, usedDot: false });
    expect(change.record).toMatchObject({ body: words('waited'), sync: waited.sync });
  });

  it.each([
    ['the same', { phone: 2 }],
    ['what descends from it', { phone: 2, here: 1 }],
  ])('gives way to %s', (_what, version) => {
    const mine = acknowledgedOf(stateOf(version, words('mine')));
    expect(bringBack(mine, waited, DOT)).toEqual({ record: mine, changed: false, usedDot: false });
  });

  it('is joined with what was written here meanwhile, under a dot of its own', () => {
    const mine = acknowledgedOf(stateOf({ here: 1 }, words('mine'), { updatedAt: 3_000 }));
    const change = bringBack(mine, waited, DOT);
    expect(change).toMatchObject({ changed: true, usedDot: true });
    expect(change.record.version).toEqual({ phone: 2, here: 9 });
    expect(JSON.stringify(change.record.body)).toMatch(/mine.*waited|waited.*mine/);
  });
});
