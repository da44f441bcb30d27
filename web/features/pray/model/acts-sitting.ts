import { ACTS, MOVEMENTS, type Movement, offeredOn } from '../../../../shared/content/prayer/acts';
import { versesHere } from '../../../../shared/content/prayer/verses-here';
import { sayReference } from '../../../../shared/content/say-reference';
import { daysBetween } from '../../../../shared/domain/local-day';
import type { PrayerType } from '../../../../shared/records/bible-prayer-day';
import { type JournalEntryBody, journalEntry } from '../../../../shared/records/journal-entry';
import type { RecordFormSpec } from '../../../records/record-form';
import { minutesOf, quote, type SittingForm, type Way, withTranslation } from './sitting';

export const ACTS_DRAFT = 'pray-acts:sitting';

export interface ActsForm extends SittingForm {
  /** The number of the day on which it began: verses and prompts stay those of that day (O8). Null before it began. */
  readonly dayNumber: number | null;
  /** The movement that is open, from 0; past the last one the end is. */
  readonly at: number;
  /** How many movements were open. */
  readonly visited: number;
  /** What was written in each. */
  readonly words: Readonly<Record<Movement, string>>;
  /** The person wants their confession in the entry, too (O7). */
  readonly keepsConfession: boolean;
  /** `/api/media/<id>`; nothing is recorded during confession. */
  readonly audioUrl: string | null;
}

const NOTHING: ActsForm = {
  openMs: 0,
  isCounted: false,
  dayNumber: null,
  at: 0,
  visited: 0,
  words: { adoration: '', confession: '', thanksgiving: '', supplication: '' },
  keepsConfession: false,
  audioUrl: null,
};

const FIRST_DAY = '2026-01-01';

/** The form of a sitting that begins on a local day, `YYYY-MM-DD`. */
export function beginActs(day: string): ActsForm {
  return { ...NOTHING, dayNumber: daysBetween(FIRST_DAY, day), visited: 1 };
}

/** At another movement, or at the end. */
export function moveTo(form: ActsForm, at: number): Partial<ActsForm> {
  return { at, visited: Math.max(form.visited, Math.min(at + 1, MOVEMENTS.length)) };
}

/** At the end, without the movements that were not open. */
export function skipToEnd(): Partial<ActsForm> {
  return { at: MOVEMENTS.length };
}

export function withWords({ words }: ActsForm, movement: Movement, written: string) {
  return { words: { ...words, [movement]: written } };
}

/** A thing given thanks for stands on a line of its own, once; a second press takes it away (O8). */
export function toggleLine(words: string, line: string): string {
  const lines = words.split('\n');
  if (hasLine(words, line)) return lines.filter((each) => each.trim() !== line.trim()).join('\n');
  return words.trim() === '' ? `${line}\n` : `${words.trimEnd()}\n${line}\n`;
}

export function hasLine(words: string, line: string): boolean {
  return words.split('\n').some((each) => each.trim() === line.trim());
}

/** The movements whose words an entry would have: confession only where the person says so (O7). */
export function keptMovements({ words, keepsConfession }: ActsForm): Movement[] {
  return MOVEMENTS.filter(
    (movement) => words[movement].trim() !== '' && (movement !== 'confession' || keepsConfession),
  );
}

/** Whether there is anything that the person would miss. */
export function hasActsWords({ words, audioUrl }: ActsForm): boolean {
  return audioUrl !== null || MOVEMENTS.some((movement) => words[movement].trim() !== '');
}

/** The entry's text: each movement that is kept, with its verse. */
export function actsPrayer(form: ActsForm): string {
  return keptMovements(form)
    .map((movement) => {
      const { verse } = offeredOn(movement, form.dayNumber ?? 0);
      const texts = (versesHere(verse) ?? []).map(({ text }) => text);
      const quoted = quote(texts, withTranslation(sayReference(verse)));
      return [ACTS[movement].name, quoted, form.words[movement].trim()].join('\n\n');
    })
    .join('\n\n');
}

/** A sitting over the entry that it may become. */
export function actsSitting(id: string, day: string): RecordFormSpec<JournalEntryBody, ActsForm> {
  return {
    kind: journalEntry,
    id,
    day,
    draftKey: ACTS_DRAFT,
    toForm: () => NOTHING,
    toBody: (form) => ({
      title: 'Praying with ACTS',
      content: actsPrayer(form),
      audioUrl: form.audioUrl,
    }),
  };
}

const TYPES: Readonly<Record<Movement, PrayerType | undefined>> = {
  adoration: 'worship',
  confession: undefined,
  thanksgiving: 'thanksgiving',
  supplication: 'petition',
};

export const PRAY_ACTS: Way<ActsForm> = {
  isBegun: ({ dayNumber }) => dayNumber !== null,
  timeOf: ({ openMs, visited }) => ({
    prayed: {
      minutes: minutesOf(openMs),
      types: MOVEMENTS.slice(0, visited).flatMap((movement) => TYPES[movement] ?? []),
    },
  }),
};
