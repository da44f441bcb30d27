import { daysBetween } from '../domain/local-day';
import {
  ACHIEVEMENTS_VERSE_REFERENCE,
  AUTH_VERSE_REFERENCE,
  WEEK_VERSE_REFERENCE,
} from './verse-references';
import verses from './verses.json';

/** Words of Scripture with their reference, from the World English Bible (public domain). */
export interface Verse {
  readonly reference: string;
  readonly text: string;
}

const notDaily: ReadonlySet<string> = new Set([
  AUTH_VERSE_REFERENCE,
  WEEK_VERSE_REFERENCE,
  ACHIEVEMENTS_VERSE_REFERENCE,
]);
const daily: readonly Verse[] = verses.filter(({ reference }) => !notDaily.has(reference));

/** The verse of a local calendar day, `YYYY-MM-DD`: the same on every device, another one the next day. */
export function verseOfDay(day: string): Verse {
  const count = daysBetween('2026-01-01', day);
  const verse = daily[((count % daily.length) + daily.length) % daily.length];
  if (!verse) throw new Error('There is no verse at all');
  return verse;
}

/** The verse under the sign-in form. */
export function authVerse(): Verse {
  return verseAt(AUTH_VERSE_REFERENCE);
}

/** The verse under a shared week. */
export function weekVerse(): Verse {
  return verseAt(WEEK_VERSE_REFERENCE);
}

/** The verse that closes the achievements. */
export function achievementsVerse(): Verse {
  return verseAt(ACHIEVEMENTS_VERSE_REFERENCE);
}

function verseAt(wanted: string): Verse {
  const verse = verses.find(({ reference }) => reference === wanted);
  if (!verse) throw new Error(`${wanted} is not among the verses`);
  return verse;
}
