import { readReference, writeReference } from '../../../../shared/companion/retrieval/reference';
import type { ScriptureVerse } from '../../../../shared/content/pack';
import { genreOf } from '../../../../shared/content/prayer/genres';
import { sayReference } from '../../../../shared/content/say-reference';
import type { PrayerType } from '../../../../shared/records/bible-prayer-day';
import { type JournalEntryBody, journalEntry } from '../../../../shared/records/journal-entry';
import type { RecordFormSpec } from '../../../records/record-form';
import { asTitle, minutesOf, quote, type SittingForm, type Way, withTranslation } from './sitting';

/** More are too many to pray one by one. */
export const MOST_VERSES = 12;

export const SCRIPTURE_DRAFT = 'pray-scripture:sitting';

/** A verse, and what the person prays with it. In this order an export reads as it was prayed. */
export interface PrayedVerse {
  readonly number: number;
  readonly verse: string;
  readonly prayer: string;
}

export interface ScriptureForm extends SittingForm {
  /** As data, `Psalms 23:1-4`; empty before a passage was chosen. */
  readonly passage: string;
  readonly verses: readonly PrayedVerse[];
  /** The verse that is open, from 0; past the last one the whole prayer is. */
  readonly at: number;
  /** The whole prayer as the person changed it; null while it follows from the verses. */
  readonly whole: string | null;
  /** `/api/media/<id>` */
  readonly audioUrl: string | null;
}

const NOTHING: ScriptureForm = {
  openMs: 0,
  isCounted: false,
  passage: '',
  verses: [],
  at: 0,
  whole: null,
  audioUrl: null,
};

/** Verses chosen to be prayed: where they are from, and what they say. */
export interface ChosenPassage {
  readonly passage: string;
  readonly verses: readonly ScriptureVerse[];
}

/** The form of a sitting that begins. */
export function beginScripture({ passage, verses }: ChosenPassage): ScriptureForm {
  return {
    ...NOTHING,
    passage,
    verses: verses.map(({ number, text }) => ({ number, verse: text, prayer: '' })),
  };
}

/** The part of a passage from one verse to another, no more than a sitting takes (O2). */
export function partOf({ passage, verses }: ChosenPassage, first: number, last: number) {
  const part = verses
    .filter(({ number }) => number >= first && number <= last)
    .slice(0, MOST_VERSES);
  return { passage: passageOf(passage, part), verses: part };
}

/** A passage by its chapter and the numbers of its verses. */
export function passageOf(passage: string, verses: readonly ScriptureVerse[]): string {
  const [, book = '', chapter] = /^(.+) (\d+)(?::|$)/.exec(passage) ?? [];
  const [first, last] = [verses[0]?.number ?? 0, verses.at(-1)?.number ?? 0];
  return writeReference({ book, chapter: Number(chapter), first, last });
}

/** Verses of a passage as data: `Psalms 23:2`. */
export function verseOf(passage: string, first: number, last = first): string {
  const place = readReference(passage);
  return place ? writeReference({ ...place, first, last }) : passage;
}

/** As people say it: `Psalm 23:2`. */
export function sayVerse(passage: string, first: number, last = first): string {
  return sayReference(verseOf(passage, first, last));
}

/** With one prayer changed. */
export function withPrayer({ verses }: ScriptureForm, at: number, prayer: string) {
  return { verses: verses.map((each, index) => (index === at ? { ...each, prayer } : each)) };
}

/** Whether there is anything that the person would miss. */
export function hasScriptureWords({ verses, whole, audioUrl }: ScriptureForm): boolean {
  return (
    audioUrl !== null ||
    verses.some(({ prayer }) => prayer.trim() !== '') ||
    (whole !== null && whole.trim() !== '')
  );
}

/** The whole prayer: verses quoted up to each that was prayed, and the words below them (O5). */
export function wholePrayer({ passage, verses, whole }: ScriptureForm): string {
  if (whole !== null) return whole;
  const blocks: string[] = [];
  let from = 0;
  for (const [index, { prayer }] of verses.entries()) {
    const isLast = index === verses.length - 1;
    if (prayer.trim() === '' && !isLast) continue;
    const group = verses.slice(from, index + 1);
    const source = sayVerse(passage, group[0]?.number ?? 0, group.at(-1)?.number);
    blocks.push(
      quote(
        group.map(({ verse }) => verse),
        isLast ? withTranslation(source) : source,
      ),
    );
    if (prayer.trim() !== '') blocks.push(prayer.trim());
    from = index + 1;
  }
  return blocks.join('\n\n');
}

/** A sitting over the entry that it may become. */
export function scriptureSitting(
  id: string,
  day: string,
): RecordFormSpec<JournalEntryBody, ScriptureForm> {
  return {
    kind: journalEntry,
    id,
    day,
    draftKey: SCRIPTURE_DRAFT,
    toForm: () => NOTHING,
    toBody: (form) => ({
      title: asTitle(`Praying ${sayReference(form.passage)}`),
      content: wholePrayer(form),
      audioUrl: form.audioUrl,
    }),
  };
}

/** Which kind of prayer a passage makes. */
function typeOf(passage: string): PrayerType {
  const genre = genreOf(passage);
  if (genre === 'praise') return 'worship';
  return genre === 'thanks' ? 'thanksgiving' : 'petition';
}

export const PRAY_SCRIPTURE: Way<ScriptureForm> = {
  isBegun: ({ passage }) => passage !== '',
  timeOf: ({ passage, openMs }) => ({
    prayed: { minutes: minutesOf(openMs), types: [typeOf(passage)] },
    read: { minutes: 0, passage: sayReference(passage) },
  }),
};
