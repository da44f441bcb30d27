import { TRANSLATION } from '../../../../shared/content/translation';
import { TITLE_CHARACTERS } from '../../../../shared/records/journal-entry';
import type { TimeKept } from '../../../records/kinds/bible-prayer-day/add-to-day';

/** What a sitting of each way has: a draft from its beginning on (O4). */
export interface SittingForm {
  /** How long it was open and seen, milliseconds. */
  readonly openMs: number;
  /** Its time is in the day's record already: ending it failed after that. */
  readonly isCounted: boolean;
}

/** One way to pray, as far as beginning and ending it are concerned. */
export interface Way<Form extends SittingForm> {
  readonly isBegun: (form: Form) => boolean;
  /** What the day's record is told of it. */
  readonly timeOf: (form: Form) => TimeKept;
}

const MINUTE_MS = 60_000;
const MOST_MINUTES = 180;

/** Whole minutes, 180 at most: from 30 seconds on it is one (O6). */
export function minutesOf(openMs: number): number {
  return Math.min(MOST_MINUTES, Math.round(openMs / MINUTE_MS));
}

/** Verses as the journal quotes: each line after `>`, below them where they are from. */
export function quote(verses: readonly string[], source: string): string {
  return [...verses, source].map((line) => `> ${line}`).join('\n');
}

export function withTranslation(reference: string): string {
  return `${reference}, ${TRANSLATION.name}`;
}

export function asTitle(title: string): string {
  return title.slice(0, TITLE_CHARACTERS);
}
