import { describe, expect, it } from 'vitest';
import {
  epochAfter,
  generationOf,
  goesOn,
  latest,
  markOf,
  type Place,
  positionOf,
  readMark,
} from './place';

function place(generation: number, timeline: string, lsn: string): Place {
  return { generation, timeline: timeline.padStart(8, '0'), position: positionOf(lsn) };
}

describe('how far a database has come', () => {
  it('P56 grows with what is written, with a standby that is promoted, and most with a new name', () => {
    const inOrder = [
      place(0, '1', '0/FFFFFFFF'),
      place(0, '1', '1/0'),
      place(0, '1', 'A/28'),
      place(0, '2', '0/28'),
      place(0, 'A', '0/28'),
      place(1, '1', '0/28'),
      place(10, '1', '0/28'),
    ];
    expect(inOrder.map(markOf).sort()).toEqual(inOrder.map(markOf));
    expect(latest(undefined, ...inOrder, undefined, inOrder[0])).toBe(inOrder.at(-1));
  });

  it('P56 is read back from its mark, and from nothing else', () => {
    const one = place(7, '2A', '16/B3740');
    expect(markOf(one)).toBe('00000007/0000002A/00000016000B3740');
    expect(readMark(markOf(one))).toEqual(one);
    for (const text of ['', '1', `${markOf(one)}\n`, '00000007/0000002a/00000016000B3740'])
      expect(readMark(text)).toBeUndefined();
  });

  it('P56 goes on where nothing but writes lies between', () => {
    const from = place(0, '2', '0/50');
    expect(goesOn(place(0, '2', '0/50'), from)).toBe(true);
    expect(goesOn(place(0, '2', '0/60'), from)).toBe(true);
    expect(goesOn(place(0, '2', '0/40'), from)).toBe(false);
    expect(goesOn(place(0, '3', '0/60'), from)).toBe(false);
    expect(goesOn(place(0, '1', '0/60'), from)).toBe(false);
  });

  it('P56 counts its generation in the stored epoch, whatever random id stands there', () => {
    expect(generationOf('aBc-12_x')).toBe(0);
    expect(generationOf('12-aBc')).toBe(0);
    expect(epochAfter([0, 4, 2], 'aBc')).toBe('5~aBc');
    expect(generationOf('5~aBc')).toBe(5);
  });
});
