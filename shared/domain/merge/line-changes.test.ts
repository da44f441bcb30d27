import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordState } from '../../records/record';
import { lineChanges } from './line-changes';
import { mergeIn } from './merge-in';
import { mergeText } from './merge-text';
import { saveOver } from './save-over';
import { toState } from './states';
import { pendingOf, stateOf } from './testing/records';

/** Paragraphs with a blank line between. */
const page = (...paragraphs: string[]) => paragraphs.join('\n\n');
const wrote = (version: RecordState['version'], reflection: string, updatedAt: number) =>
  stateOf(version, { reflection }, { updatedAt });

/** What becomes of two texts that parted from a base, `other` written later. */
function merged(base: string, one: string, other: string) {
  const sides = [one, other].map((value, at) => ({ value, version: {}, updatedAt: at }));
  const [earlier, later] = sides as [(typeof sides)[0], (typeof sides)[0]];
  return mergeText({ later, earlier, base: { value: base } });
}

describe('lines that both sides have', () => {
  it('M18 the same paragraph added on both sides stands once, whatever else one of them added', () => {
    const base = page('one', 'two');
    const same = page('one', 'Amen to that.', 'two');
    const more = `today\n${same}`;
    expect(merged(base, same, more)).toEqual({ value: more });
    expect(merged(base, more, same)).toEqual({ value: more });
  });

  it('M18 a paragraph that neither side touched stands once, where one wrote around it and the other rewrote the rest', () => {
    const base = page('one', 'two', 'three', 'four');
    const around = page('first', 'one', 'two', 'three', 'four', 'last');
    const rewritten = page('seven', 'eight', 'one', 'nine');
    const result = merged(base, rewritten, around);
    expect(String(result.value).split('\n')).toEqual(around.split('\n'));
    expect(result.lost?.value).toBe(rewritten);
    const other = merged(base, around, rewritten);
    expect(String(other.value).match(/\bone\b/g)).toHaveLength(1);
    expect(other.lost?.value).toBe(around);
  });

  it('M18 what one side wrote twice stays twice, also where the other wrote it once', () => {
    const base = page('one', 'two');
    const twice = page('one', 'Amen.', 'Amen.', 'two');
    const once = page('one', 'Amen.', 'two');
    for (const side of [base, twice, `${twice}\n`]) {
      expect(String(merged(base, twice, side).value).match(/Amen/g)).toHaveLength(2);
    }
    for (const [a, b] of [
      [twice, once],
      [once, twice],
    ] as const) {
      const { value, lost } = merged(base, a, b);
      expect([value, lost?.value].join('\n')).toContain('Amen.\n\nAmen.');
    }
  });

  it('M18 the same paragraph at two places stands at both', () => {
    const base = page('one', 'two', 'three');
    const { value } = merged(
      base,
      page('one', 'Amen.', 'two', 'three'),
      page('one', 'two', 'Amen.', 'three'),
    );
    expect(value).toBe(page('one', 'Amen.', 'two', 'Amen.', 'three'));
  });

  it('M18 a form that is saved again over what another device added above does not repeat its paragraph', () => {
    const opened = { ...wrote({ a: 1 }, page('one', 'two'), 10), sync: 0 as const };
    const { id, kind, day } = opened;
    const words = { reflection: page('one', 'Amen to that.', 'two') };
    const save = { id, kind, day, body: words, opened };
    const moment = { now: 20, utcOffsetMinutes: 0 };
    const saved = saveOver(opened, save, { deviceId: 'a', dot: 2 }, moment).record;
    const theirs = wrote({ a: 1, b: 1 }, `today\n${page('one', 'two')}`, 30);
    const met = mergeIn(saved, theirs, { deviceId: 'a', dot: 3 }).record;
    // The browser ended before the draft was cleared: the restored draft still knows the state it was opened on.
    const again = saveOver(
      met,
      { ...save, restored: true },
      { deviceId: 'a', dot: 4 },
      { now: 40, utcOffsetMinutes: 0 },
    ).record;
    expect(again.body).toEqual({ reflection: `today\n${page('one', 'Amen to that.', 'two')}` });
  });

  it('M18 both devices come to the same', () => {
    const base = wrote({ a: 1 }, page('one', 'two'), 10);
    const a = wrote({ a: 2 }, page('one', 'Amen.', 'two'), 20);
    const b = wrote({ a: 1, b: 1 }, `today\n${page('one', 'Amen.', 'two')}`, 20);
    const onA = mergeIn(pendingOf(a, base), b, { deviceId: 'a', dot: 3 }).record;
    const onB = mergeIn(pendingOf(b, base), a, { deviceId: 'b', dot: 2 }).record;
    expect(toState(onA).body).toEqual(b.body);
    expect(toState(onB).body).toEqual(b.body);
  });
});

describe('what a side changed of the lines', () => {
  const lines = fc.array(fc.constantFrom('', '', ' ', '\u3000', 'one', 'two', 'three'), {
    maxLength: 12,
  });

  it('M1 M18 is in order and makes the side of the base, for any lines', () => {
    fc.assert(
      fc.property(lines, lines, (base, side) => {
        const made: string[] = [];
        let at = 0;
        for (const { from, to, parts } of lineChanges(base, side) ?? []) {
          expect(from).toBeGreaterThanOrEqual(at);
          expect(to).toBeGreaterThanOrEqual(from);
          made.push(...base.slice(at, from), ...parts);
          at = to;
        }
        expect([...made, ...base.slice(at)]).toEqual(side);
      }),
      { numRuns: 2_000 },
    );
  });

  it('M18 is not known where comparing would take too long, and one change where that is so of blank lines', () => {
    const around = (line: string, ends: string) => [
      ends,
      ...Array.from({ length: 600 }, () => line),
      ends,
    ];
    expect(lineChanges(around('one', 'two'), around('one', 'three'))).toBeUndefined();
    const parts = around('', 'three');
    expect(lineChanges(around('', 'two'), parts)).toEqual([{ from: 0, to: 602, parts }]);
  });
});
