import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../platform/testing/memory-storage';
import {
  forgetShownNotes,
  keepShownNote,
  noteEndMet,
  readShownNotes,
  takeShownNotes,
} from './shown-notes';

const NOTHING_SHOWN = {
  hasSeenWelcomeTour: false,
  lastShownStreak: undefined,
  reminderDismissedOn: undefined,
  encouragedOn: undefined,
  dayWaitsToldOn: undefined,
  graceOn: undefined,
  dayCompletedOn: undefined,
  journeyUnderWay: undefined,
  awardsAnnounced: [],
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

it('reads what was kept', () => {
  expect(readShownNotes('ada')).toEqual(NOTHING_SHOWN);
  keepShownNote('ada', 'hasSeenWelcomeTour', true);
  keepShownNote('ada', 'lastShownStreak', 7);
  keepShownNote('ada', 'reminderDismissedOn', '2026-03-08');
  keepShownNote('ada', 'encouragedOn', '2026-03-07');
  keepShownNote('ada', 'dayWaitsToldOn', '2026-03-06');
  keepShownNote('ada', 'graceOn', '2026-03-06');
  keepShownNote('ada', 'dayCompletedOn', '2026-03-05');
  keepShownNote('ada', 'journeyUnderWay', 2);
  keepShownNote('ada', 'awardsAnnounced', ['complete-day', 'milestone-7']);
  expect(readShownNotes('ada')).toEqual({
    hasSeenWelcomeTour: true,
    lastShownStreak: 7,
    reminderDismissedOn: '2026-03-08',
    encouragedOn: '2026-03-07',
    dayWaitsToldOn: '2026-03-06',
    graceOn: '2026-03-06',
    dayCompletedOn: '2026-03-05',
    journeyUnderWay: 2,
    awardsAnnounced: ['complete-day', 'milestone-7'],
  });
});

it('A22 is of one person, and goes without touching the other', () => {
  keepShownNote('ada', 'lastShownStreak', 7);
  keepShownNote('ben', 'lastShownStreak', 2);
  forgetShownNotes('ada');
  expect(readShownNotes('ada')).toEqual(NOTHING_SHOWN);
  expect(Object.keys(localStorage)).toEqual(['shown:ben:lastShownStreak']);
});

it('J16 the end of a journey is met once; the one under way is still ahead', () => {
  keepShownNote('ada', 'journeyUnderWay', 2);
  noteEndMet('ada', 1);
  expect(readShownNotes('ada').journeyUnderWay).toBe(2);
  noteEndMet('ada', 2);
  expect(readShownNotes('ada').journeyUnderWay).toBeUndefined();
});

it('takes what is no number for none', () => {
  localStorage.setItem('shown:ada:lastShownStreak', 'many');
  localStorage.setItem('shown:ada:journeyUnderWay', 'first');
  expect(readShownNotes('ada')).toEqual(NOTHING_SHOWN);
});

it('does without where the browser refuses', () => {
  vi.stubGlobal('localStorage', undefined);
  keepShownNote('ada', 'lastShownStreak', 7);
  expect(readShownNotes('ada')).toEqual(NOTHING_SHOWN);
});

it('P63 what a guest was shown does not come again in their account, whose own notes stand', () => {
  keepShownNote('guest-1', 'hasSeenWelcomeTour', true);
  keepShownNote('guest-1', 'lastShownStreak', 9);
  keepShownNote('guest-1', 'awardsAnnounced', ['complete-day', 'milestone-7']);
  keepShownNote('ada', 'lastShownStreak', 30);
  keepShownNote('ada', 'awardsAnnounced', ['milestone-30']);
  for (let time = 1; time <= 2; time += 1) takeShownNotes('guest-1', 'ada');
  expect(readShownNotes('ada')).toMatchObject({
    hasSeenWelcomeTour: true,
    lastShownStreak: 30,
    awardsAnnounced: ['milestone-30', 'complete-day', 'milestone-7'],
  });
});
