import { expect, it } from 'vitest';
import { DAILY_FLAGS, type DailyFlag } from '../../../../shared/domain/activity';
import { doDeed, FIVE } from '../../../../shared/testing/journeys';
import { Traveller } from '../../../../shared/testing/traveller';
import { liveValue } from '../../../live/live-value';
import type { Records } from '../../../records/contract';
import { howItEnded } from './how-it-ended';

const START = Date.parse('2026-03-01T12:00:00Z');
const NOTHING_NOTED = { dayCompletedOn: undefined, awardsAnnounced: [] };
/** What each deed does, in the order of {@link FIVE}. */
const FLAGS: readonly DailyFlag[] = DAILY_FLAGS;

function recordsOf(person: Traveller): Pick<Records, 'liveDays'> {
  const liveDays = ({ name }: { name: string }) =>
    liveValue(person.records.filter(({ kind, deleted }) => kind === name && !deleted));
  return { liveDays: liveDays as unknown as Records['liveDays'] };
}

/** How the last of five practices ends, the four before it done today. */
async function endFifth(notes: Parameters<typeof howItEnded>[1]['notes'] = NOTHING_NOTED) {
  const person = new Traveller(START, 'Europe/London');
  for (const deed of FIVE) doDeed(person, deed);
  const saved = person.records.at(-1)!;
  const before = { done: new Set(FLAGS.slice(0, 4)), open: FLAGS };
  return howItEnded(recordsOf(person), {
    flag: 'bibleAndPrayer',
    saved,
    before,
    today: person.today,
    notes,
  });
}

it('the fifth of five completes the day, and earns the Complete Day', async () => {
  const ended = await endFifth();
  expect(ended).toMatchObject({ isOfToday: true, lights: true, completesDay: true });
  expect(ended.done).toEqual(new Set(FLAGS));
  expect(ended.awards.map(({ id }) => id)).toEqual(['complete-day']);
});

it('neither is shown again on this device', async () => {
  const ended = await endFifth({
    dayCompletedOn: '2026-03-01',
    awardsAnnounced: ['complete-day'],
  });
  expect(ended).toMatchObject({ lights: true, completesDay: false, awards: [] });
});

it('a day is complete where all that can be done is, and a window that is lit does not light again', async () => {
  const person = new Traveller(START, 'Europe/London');
  doDeed(person, 'checkIn');
  const saved = person.records.at(-1)!;
  const end = (done: readonly DailyFlag[]) =>
    howItEnded(recordsOf(person), {
      flag: 'checkIn',
      saved,
      before: { done: new Set(done), open: ['checkIn', 'nourish'] },
      today: person.today,
      notes: NOTHING_NOTED,
    });
  expect(await end(['nourish'])).toMatchObject({ lights: true, completesDay: true });
  expect(await end([])).toMatchObject({ lights: true, completesDay: false });
  expect(await end(['checkIn', 'nourish'])).toMatchObject({ lights: false, completesDay: false });
});

it('J9 an empty form, and another day, light nothing', async () => {
  const person = new Traveller(START, 'Europe/London');
  doDeed(person, 'nourish');
  const saved = person.records.at(-1)!;
  const end = (changed: Partial<typeof saved>) =>
    howItEnded(recordsOf(person), {
      flag: 'nourish',
      saved: { ...saved, ...changed },
      before: { done: new Set(), open: FLAGS },
      today: person.today,
      notes: NOTHING_NOTED,
    });
  expect(await end({})).toMatchObject({ isOfToday: true, lights: true });
  expect(await end({ body: {} })).toMatchObject({ isOfToday: false, lights: false });
  expect(await end({ day: '2026-02-28' })).toMatchObject({ isOfToday: false, lights: false });
});

it('the dialog on Home tells of days in a row, and Day 90 has a celebration of its own', async () => {
  const person = new Traveller(START, 'Europe/London');
  for (let day = 1; day < 90; day += 1) {
    doDeed(person, 'drop');
    person.sleep();
  }
  doDeed(person, 'checkIn');
  const ended = await howItEnded(recordsOf(person), {
    flag: 'checkIn',
    saved: person.records.at(-1)!,
    before: { done: new Set(), open: FLAGS },
    today: person.today,
    notes: NOTHING_NOTED,
  });
  expect(ended).toMatchObject({ lights: true, awards: [] });
});
