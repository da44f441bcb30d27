import { describe, expect, it } from 'vitest';
import { advance, type OverlayEvent, type OverlayFlow, WAITING } from './overlay-flow';

const overlay = { name: 'reminder' } as const;
const other = { name: 'encouragement' } as const;

const showing: OverlayFlow = { phase: 'showing', overlay };
const leaving: OverlayFlow = { phase: 'leaving', overlay, to: undefined, afterMs: 300 };
const goingOn: OverlayFlow = { phase: 'leaving', overlay, to: '/daily-drop', afterMs: 100 };
const rested: OverlayFlow = { phase: 'rested' };

const show: OverlayEvent = { kind: 'show', overlay: other };
const putAway: OverlayEvent = { kind: 'put-away' };
const goOn: OverlayEvent = { kind: 'put-away', to: '/daily-drop' };
const faded: OverlayEvent = { kind: 'faded' };

const ROWS: readonly [string, OverlayFlow, OverlayEvent, OverlayFlow][] = [
  ['waiting, one is due: shows it', WAITING, { kind: 'show', overlay }, showing],
  ['waiting, nothing to put away', WAITING, putAway, WAITING],
  ['waiting, a timer comes late', WAITING, faded, WAITING],
  ['showing, another is due: never two', showing, show, showing],
  ['showing, put away: fades for 300 ms', showing, putAway, leaving],
  ['showing, on the way elsewhere: 100 ms', showing, goOn, goingOn],
  ['showing, a timer comes late', showing, faded, showing],
  ['leaving, pressed twice', leaving, goOn, leaving],
  ['leaving, another is due: not yet', leaving, show, leaving],
  ['leaving, faded: rests', leaving, faded, rested],
  ['going on, faded: rests', goingOn, faded, rested],
  ['rested, another is due: not on this visit', rested, show, rested],
  ['rested, put away', rested, putAway, rested],
];

describe('advance', () => {
  it.each(ROWS)('%s', (_name, flow, event, next) => {
    expect(advance(flow, event)).toEqual(next);
  });
});
