import { describe, expect, it } from 'vitest';
import { DAILY_FLAGS, type DailyFlag } from '../../../shared/domain/activity';
import type { ShownNotes } from '../../platform/shown-notes';
import { chooseOverlay, type Overlay, type OverlayFacts } from './choose-overlay';

const TODAY = '2026-03-08';
const YESTERDAY = '2026-03-07';

const nothingDue: OverlayFacts = {
  today: TODAY,
  streak: 0,
  showsStreaks: true,
  done: new Set(DAILY_FLAGS),
  hasSeenTour: true,
  mayOfferInstall: false,
};
const allShown: ShownNotes = {
  hasSeenWelcomeTour: true,
  lastShownStreak: 6,
  reminderDismissedOn: TODAY,
  encouragedOn: TODAY,
};
const open = new Set<DailyFlag>(['dailyDrop', 'checkIn']);

interface Row {
  readonly state: string;
  readonly facts?: Partial<OverlayFacts>;
  readonly notes?: Partial<ShownNotes>;
  readonly shows: Overlay | undefined;
}

const welcome: Overlay = { name: 'welcome-tour' };
const reminder: Overlay = { name: 'reminder' };
const encouragement: Overlay = { name: 'encouragement' };
const install: Overlay = { name: 'install' };
const streak = (variant: 'unlocked' | 'broken', days: number): Overlay => ({
  name: 'streak',
  variant,
  streak: days,
});

const unseen = { hasSeenWelcomeTour: false };
const neverStreak = { lastShownStreak: undefined };
const never = { hasSeenWelcomeTour: false, lastShownStreak: undefined };

const ROWS: readonly Row[] = [
  { state: 'nothing is due', shows: undefined },

  {
    state: 'tour: the flag is absent',
    facts: { hasSeenTour: false },
    notes: unseen,
    shows: welcome,
  },
  {
    state: 'tour: seen here, not yet told elsewhere',
    facts: { hasSeenTour: false },
    shows: undefined,
  },
  { state: 'tour: seen on another device', notes: unseen, shows: undefined },

  { state: 'streak: 0', facts: { streak: 0 }, shows: undefined },
  {
    state: 'streak: 0, none shown before',
    facts: { streak: 0 },
    notes: neverStreak,
    shows: undefined,
  },
  { state: 'streak: as last shown', facts: { streak: 6 }, shows: undefined },
  { state: 'streak: one more', facts: { streak: 7 }, shows: streak('unlocked', 7) },
  {
    state: 'streak: the first',
    facts: { streak: 1 },
    notes: neverStreak,
    shows: streak('unlocked', 1),
  },
  {
    state: 'streak: after none',
    facts: { streak: 1 },
    notes: { lastShownStreak: 0 },
    shows: streak('unlocked', 1),
  },
  { state: 'streak: begun anew', facts: { streak: 1 }, shows: streak('broken', 1) },
  { state: 'streak: hidden', facts: { streak: 7, showsStreaks: false }, shows: undefined },
  {
    state: 'streak: begun anew, hidden',
    facts: { streak: 1, showsStreaks: false },
    shows: undefined,
  },

  { state: 'reminder: dismissed today', facts: { done: open }, shows: undefined },
  {
    state: 'reminder: dismissed yesterday',
    facts: { done: open },
    notes: { reminderDismissedOn: YESTERDAY },
    shows: reminder,
  },
  {
    state: 'reminder: never dismissed',
    facts: { done: open },
    notes: { reminderDismissedOn: undefined },
    shows: reminder,
  },
  {
    state: 'reminder: nothing done',
    facts: { done: new Set() },
    notes: { reminderDismissedOn: undefined },
    shows: reminder,
  },
  { state: 'reminder: all five done', notes: { reminderDismissedOn: undefined }, shows: undefined },
  ...DAILY_FLAGS.map((missing) => ({
    state: `reminder: only ${missing} is open`,
    facts: { done: new Set(DAILY_FLAGS.filter((flag) => flag !== missing)) },
    notes: { reminderDismissedOn: undefined },
    shows: reminder,
  })),

  { state: 'encouragement: none today', notes: { encouragedOn: YESTERDAY }, shows: encouragement },
  { state: 'encouragement: none ever', notes: { encouragedOn: undefined }, shows: encouragement },
  { state: 'encouragement: had today', shows: undefined },

  { state: 'install: may be offered', facts: { mayOfferInstall: true }, shows: install },
  {
    state: 'install: after the encouragement',
    facts: { mayOfferInstall: true },
    notes: { encouragedOn: YESTERDAY },
    shows: encouragement,
  },

  {
    state: 'order: everything is due',
    facts: { hasSeenTour: false, streak: 7, done: open, mayOfferInstall: true },
    notes: { ...never, reminderDismissedOn: undefined, encouragedOn: undefined },
    shows: welcome,
  },
  {
    state: 'order: all but the tour',
    facts: { streak: 7, done: open },
    notes: { reminderDismissedOn: undefined, encouragedOn: undefined },
    shows: streak('unlocked', 7),
  },
  {
    state: 'order: reminder and encouragement',
    facts: { streak: 6, done: open },
    notes: { reminderDismissedOn: undefined, encouragedOn: undefined },
    shows: reminder,
  },
];

describe('chooseOverlay', () => {
  it.each(ROWS)('$state', ({ facts, notes, shows }) => {
    expect(chooseOverlay({ ...nothingDue, ...facts }, { ...allShown, ...notes })).toEqual(shows);
  });
});
