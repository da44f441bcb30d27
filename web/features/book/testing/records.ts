import type { DropContent } from '../../../../shared/content/pack';
import { mediaUrl } from '../../../../shared/protocol/media';
import { biblePrayerDay } from '../../../../shared/records/bible-prayer-day';
import { checkIn } from '../../../../shared/records/check-in';
import { dayReview } from '../../../../shared/records/day-review';
import { dropCompletion } from '../../../../shared/records/drop-completion';
import { journalEntry } from '../../../../shared/records/journal-entry';
import type { RecordKind } from '../../../../shared/records/kind';
import { nourishDay } from '../../../../shared/records/nourish-day';
import { newestFirstOrder, type RecordBody } from '../../../../shared/records/record';
import type { SourceRecord } from '../model/source';

let count = 0;

function record<Body extends RecordBody>(
  kind: RecordKind<Body>,
  day: string,
  body: Body,
): SourceRecord {
  count += 1;
  const createdAt = Date.parse(`${day}T08:00:00Z`) + count;
  const order = newestFirstOrder(createdAt);
  const id = `record-${count}`;
  return { id, kind: kind.name, day, order, deleted: false, createdAt, utcOffsetMinutes: 0, body };
}

export const aDrop = (day: string, challengeDay: number, more: object = {}) =>
  record(dropCompletion, day, { challengeDay, reflection: null, audioUrl: null, ...more });

export const aCheckIn = (day: string, truthStatement: string) =>
  record(checkIn, day, {
    mood: 'hopeful',
    truthStatement,
    gratitude1: 'Bread',
    gratitude2: null,
    gratitude3: null,
  });

export const anEntry = (day: string, content: string, more: object = {}) =>
  record(journalEntry, day, { content, audioUrl: null, ...more });

export const aNourishDay = (day: string, reflection: string) =>
  record(nourishDay, day, {
    waterIntake: { phone: 3 },
    balancedMeals: {},
    mindfulEating: null,
    gratefulForFood: false,
    emotionalEating: null,
    energyLevel: 'high',
    reflection,
  });

export const aBiblePrayerDay = (day: string, reflection: string) =>
  record(biblePrayerDay, day, {
    bibleReading: true,
    biblePassage: 'Psalm 27',
    readingDuration: 10,
    prayer: null,
    prayerDuration: null,
    prayerTypes: null,
    reflection,
  });

export const aReview = (day: string, grateful: string) =>
  record(dayReview, day, { challengeDay: 1, grateful, truth: '', tomorrowStep: '' });

/** A photo as an entry names it. */
export const aPhoto = (id: string) => ({
  hash: id,
  url: mediaUrl(id),
  preview: mediaUrl(`${id}-small`),
  width: 800,
  height: 600,
});

/** The words of a drop. */
export const dropWords = (day: number): DropContent => ({
  day,
  reference: 'Psalms 46:10',
  translation: 'WEB',
  verses: [{ number: 10, text: 'Be still, and know that I am God.' }],
  title: `Be still ${day}`,
  devotional: [],
  question: 'Where is it quiet?',
  form: 'reflection',
  narration: null,
});
