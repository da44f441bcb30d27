import { describe, expect, it } from 'vitest';
import { DAILY_FLAGS, type DailyFlag } from '../../../../shared/domain/activity';
import { AWARDED_STREAKS } from '../../../../shared/domain/streak';
import type { ShownNotes } from '../../../journey/shown-notes';
import { chooseOverlay, type Overlay, type OverlayFacts, type Visit } from './choose-overlay';

const TODAY = '2026-03-08';
const YESTERDAY = '2026-03-07';

const nothingDue: OverlayFacts = {
  today: TODAY,
  streak: 6,
  showsStreaks: true,
  journey: 1,
  isComplete: false,
  practices: { done: new Set(DAILY_FLAGS), open: DAILY_FLAGS },
  hasSeenTour: true,
  hasRecords: true,
  mayOfferInstall: false,
};
/** Opened in the evening, and looked at. */
const evening: Visit = { hour: 17, isOpening: true, isFresh: false, isArrival: true };
const allShown: ShownNotes = {
  hasSeenWelcomeTour: true,
  lastShownStreak: 6,
  reminderDismissedOn: TODAY,
  encouragedOn: TODAY,
  dayWaitsToldOn: TODAY,
  graceOn: YESTERDAY,
  dayCompletedOn: undefined,
  journeyUnderWay: 1,
  awardsAnnounced: [],
};
const withDone = (done: readonly DailyFlag[], open: readonly DailyFlag[] = DAILY_FLAGS) => ({
  practices: { done: new Set(done), open },
});
const begun = withDone(['dailyDrop', 'checkIn']);

interface Row {
  readonly state: string;
  readonly facts?: Partial<OverlayFacts>;
  readonly visit?: Partial<Visit>;
  readonly notes?: Partial<ShownNotes>;
  readonly shows: Overlay | undefined;
}

const welcome: Overlay = { name: 'welcome-tour' };
const reminder: Overlay = { name: 'reminder' };
const encouragement: Overlay = { name: 'encouragement' };
const finale: Overlay = { name: 'finale', journey: 1 };
const install: Overlay = { name: 'install' };
const streak = (variant: 'unlocked' | 'broken', days: number): Overlay => ({
  name: 'streak',
  variant,
  streak: days,
});

const unseen = { hasSeenWelcomeTour: false };
const newcomer = { hasSeenTour: false, hasRecords: false };
const fresh = { isFresh: true };
const complete = { isComplete: true };
const lastShown = (lastShownStreak: number | undefined) => ({ lastShownStreak });

const ROWS: readonly Row[] = [
  { state: 'nothing is due', shows: undefined },

  { state: 'tour: never seen', facts: newcomer, visit: fresh, notes: unseen, shows: welcome },
  { state: 'tour: not within the first second', facts: newcomer, notes: unseen, shows: undefined },
  {
    state: 'tour: something was done already',
    facts: { hasSeenTour: false },
    visit: fresh,
    notes: unseen,
    shows: undefined,
  },
  {
    state: 'tour: seen here, not yet told elsewhere',
    facts: newcomer,
    visit: fresh,
    shows: undefined,
  },
  { state: 'tour: seen on another device', visit: fresh, notes: unseen, shows: undefined },

  ...AWARDED_STREAKS.map((days) => ({
    state: `streak: ${days} days have an award`,
    facts: { streak: days },
    notes: lastShown(days - 1),
    shows: streak('unlocked', days),
  })),
  ...[1, 2, 4, 8, 13, 29, 31, 91].map((days) => ({
    state: `streak: ${days} have none`,
    facts: { streak: days },
    notes: lastShown(days - 1),
    shows: undefined,
  })),
  { state: 'streak: 0', facts: { streak: 0 }, notes: lastShown(0), shows: undefined },
  {
    state: 'streak: 0, none shown before',
    facts: { streak: 0 },
    notes: lastShown(undefined),
    shows: undefined,
  },
  { state: 'streak: as last shown', facts: { streak: 7 }, notes: lastShown(7), shows: undefined },
  {
    state: 'streak: on a new device',
    facts: { streak: 7 },
    notes: lastShown(undefined),
    shows: streak('unlocked', 7),
  },
  { state: 'streak: over, nothing done yet', facts: { streak: 0 }, shows: streak('broken', 0) },
  { state: 'streak: begun again', facts: { streak: 1 }, shows: streak('broken', 1) },
  { state: 'streak: hidden', facts: { streak: 7, showsStreaks: false }, shows: undefined },
  { state: 'streak: over, hidden', facts: { streak: 0, showsStreaks: false }, shows: undefined },
  { state: 'streak: Home is seen first', facts: { streak: 7 }, visit: fresh, shows: undefined },

  { state: 'J16 finale: ninety days, met nowhere here', facts: complete, shows: finale },
  { state: 'J16 finale: the journey is under way', shows: undefined },
  {
    state: 'J16 finale: met here, or never under way here',
    facts: complete,
    notes: { journeyUnderWay: undefined },
    shows: undefined,
  },
  {
    state: 'J16 finale: another journey was under way here',
    facts: { ...complete, journey: 2 },
    shows: undefined,
  },
  {
    state: 'J16 finale: the next journey is begun',
    facts: { journey: 2 },
    shows: undefined,
  },
  {
    state: 'J16 finale: of the second journey',
    facts: { ...complete, journey: 2 },
    notes: { journeyUnderWay: 2 },
    shows: { name: 'finale', journey: 2 },
  },
  {
    state: 'J16 finale: in the middle of a visit',
    facts: complete,
    visit: { isArrival: false },
    shows: undefined,
  },
  { state: 'J16 finale: Home is seen first', facts: complete, visit: fresh, shows: undefined },
  {
    state: 'J16 finale: streaks are hidden',
    facts: { ...complete, showsStreaks: false },
    shows: finale,
  },
  {
    state: 'J16 finale: before the streak and all else',
    facts: { ...complete, ...begun, streak: 90 },
    notes: { reminderDismissedOn: undefined, encouragedOn: undefined },
    shows: finale,
  },

  { state: 'reminder: dismissed today', facts: begun, shows: undefined },
  {
    state: 'reminder: dismissed yesterday',
    facts: begun,
    notes: { reminderDismissedOn: YESTERDAY },
    shows: reminder,
  },
  {
    state: 'reminder: never dismissed',
    facts: begun,
    notes: { reminderDismissedOn: undefined },
    shows: reminder,
  },
  {
    state: 'reminder: nothing done',
    facts: withDone([]),
    notes: { reminderDismissedOn: undefined },
    shows: reminder,
  },
  {
    state: 'reminder: before the evening',
    facts: begun,
    visit: { hour: 16 },
    notes: { reminderDismissedOn: undefined },
    shows: undefined,
  },
  {
    state: 'reminder: after another screen',
    facts: begun,
    visit: { isOpening: false },
    notes: { reminderDismissedOn: undefined },
    shows: undefined,
  },
  {
    state: 'reminder: all that can be done is done',
    facts: withDone(['checkIn'], ['checkIn']),
    notes: { reminderDismissedOn: undefined },
    shows: undefined,
  },
  { state: 'reminder: all five done', notes: { reminderDismissedOn: undefined }, shows: undefined },
  ...DAILY_FLAGS.map((missing) => ({
    state: `reminder: only ${missing} is open`,
    facts: withDone(DAILY_FLAGS.filter((flag) => flag !== missing)),
    notes: { reminderDismissedOn: undefined },
    shows: reminder,
  })),

  {
    state: 'grace today: no reminder',
    facts: begun,
    notes: { reminderDismissedOn: undefined, graceOn: TODAY },
    shows: undefined,
  },
  {
    state: 'grace today: an encouragement asks nothing',
    notes: { encouragedOn: YESTERDAY, graceOn: TODAY },
    shows: encouragement,
  },
  {
    state: 'grace today: installing is not offered',
    facts: { mayOfferInstall: true },
    notes: { graceOn: TODAY },
    shows: undefined,
  },

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
    state: 'order: all but the tour',
    facts: { ...begun, streak: 7, mayOfferInstall: true },
    notes: { reminderDismissedOn: undefined, encouragedOn: undefined },
    shows: streak('unlocked', 7),
  },
  {
    state: 'order: grace before the reminder',
    facts: { ...withDone([]), streak: 0 },
    notes: { reminderDismissedOn: undefined, encouragedOn: undefined },
    shows: streak('broken', 0),
  },
  {
    state: 'order: reminder and encouragement',
    facts: { ...begun, streak: 6 },
    notes: { reminderDismissedOn: undefined, encouragedOn: undefined },
    shows: reminder,
  },
];

describe('chooseOverlay', () => {
  it.each(ROWS)('$state', ({ facts, visit, notes, shows }) => {
    const chosen = chooseOverlay(
      { ...nothingDue, ...facts },
      { ...evening, ...visit },
      { ...allShown, ...notes },
    );
    expect(chosen).toEqual(shows);
  });
});
