import { writeFileSync } from 'node:fs';
import type { PlanId, ThemedPlanId } from '../../shared/content/plans/plan-titles';
import { verseCounts } from '../../shared/content/verse-counts';
import { contextOf } from './passage-context';
import type { ThemeSource } from './read-themes';
import { spreadEvenly } from './spread-evenly';

type Days = readonly (readonly string[])[];

const GOSPELS = ['Matthew', 'Mark', 'Luke', 'John'];
/** Chapters of the Gospels with more than 60 verses, and the verse with which a new scene begins near their middle. */
const SECOND_PARTS: Readonly<Record<string, number>> = {
  'Matthew 26': 36,
  'Matthew 27': 32,
  'Mark 14': 32,
  'Luke 1': 39,
  'Luke 9': 28,
  'Luke 22': 39,
  'John 6': 41,
};
/** Psalm 119 has 22 stanzas of eight verses. */
const STANZA_VERSES = 8;
const PARTS_OF_PSALM_119 = 4;

/** Which themes of the companion each themed plan reads, one after the other, until its days are full. */
const THEMES_OF: Readonly<
  Record<ThemedPlanId, { readonly days: 7 | 14; readonly themes: readonly string[] }>
> = {
  'peace-14': { days: 14, themes: ['peace', 'stillness'] },
  'courage-14': { days: 14, themes: ['courage', 'fear'] },
  'rest-7': { days: 7, themes: ['rest'] },
  'gratitude-14': { days: 14, themes: ['gratitude', 'joy'] },
  'comfort-14': { days: 14, themes: ['grief', 'sadness'] },
  'beginning-again-7': { days: 7, themes: ['beginning-again'] },
};

/** Something that is read in one go. */
interface Portion {
  readonly passage: string;
  readonly verses: number;
}

type Theme = Pick<ThemeSource, 'id' | 'passages'>;

/** The days of every reading plan. `references` are those of the drops, the first day first; `themes` the companion’s. */
export function makePlans(
  references: readonly string[],
  themes: readonly Theme[],
): Readonly<Record<PlanId, Days>> {
  const themed = (plan: ThemedPlanId) => themedDays(plan, themes);
  return {
    'psalms-60': spread(psalms(), 60),
    'gospels-90': gospels(),
    'proverbs-31': verseCounts('Proverbs').map((_, at) => [`Proverbs ${at + 1}`]),
    'drops-90': references.map((reference) => [contextOf(reference)]),
    'peace-14': themed('peace-14'),
    'courage-14': themed('courage-14'),
    'rest-7': themed('rest-7'),
    'gratitude-14': themed('gratitude-14'),
    'comfort-14': themed('comfort-14'),
    'beginning-again-7': themed('beginning-again-7'),
  };
}

/** What stands around the passages of the themes, each place once (N11). Throws where it doesn’t fill the days. */
function themedDays(plan: ThemedPlanId, all: readonly Theme[]): Days {
  const { days, themes } = THEMES_OF[plan];
  const passages = themes.flatMap((id) => all.find((theme) => theme.id === id)?.passages ?? []);
  const places = [...new Set(passages.map(({ reference }) => contextOf(reference)))];
  if (places.length < days) throw new Error(`${plan} has passages for ${places.length} days`);
  return places.slice(0, days).map((place) => [place]);
}

/** Longer lines are broken by the formatter. */
const LINE_CHARACTERS = 100;

/** Writes them where the app reads them, a day a line where it finds room in one. */
export function writePlans(plans: Readonly<Record<PlanId, Days>>): void {
  for (const [id, days] of Object.entries(plans)) {
    const lines = days.map((passages) => `  ${inLines(passages.map((each) => `"${each}"`))}`);
    writeFileSync(`shared/content/plans/${id}.json`, `[\n${lines.join(',\n')}\n]\n`);
  }
}

function inLines(passages: readonly string[]): string {
  const line = `[${passages.join(', ')}]`;
  return line.length < LINE_CHARACTERS - 2 ? line : `[\n    ${passages.join(',\n    ')}\n  ]`;
}

function psalms(): Portion[] {
  return verseCounts('Psalms').flatMap((verses, at) =>
    at + 1 === 119 ? partsOfPsalm119(verses) : [{ passage: `Psalms ${at + 1}`, verses }],
  );
}

function partsOfPsalm119(verses: number): Portion[] {
  const stanzas = verses / STANZA_VERSES;
  const ends = Array.from({ length: PARTS_OF_PSALM_119 + 1 }, (_, part) =>
    Math.round((part * stanzas) / PARTS_OF_PSALM_119),
  );
  return ends.slice(1).map((end, part) => {
    const [first, last] = [(ends[part] ?? 0) * STANZA_VERSES + 1, end * STANZA_VERSES];
    return { passage: `Psalms 119:${first}-${last}`, verses: last - first + 1 };
  });
}

/** Each Gospel has as many of the ninety days as its share of the verses, and no day has two of them. */
function gospels(): Days {
  const lengths = GOSPELS.map((book) => verseCounts(book).reduce((sum, count) => sum + count, 0));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let verses = 0;
  let days = 0;
  return GOSPELS.flatMap((book, at) => {
    verses += lengths[at] ?? 0;
    const count = Math.round((90 * verses) / total) - days;
    days += count;
    return spread(chaptersOf(book), count);
  });
}

function chaptersOf(name: string): Portion[] {
  return verseCounts(name).flatMap((verses, at) => {
    const chapter = `${name} ${at + 1}`;
    const second = SECOND_PARTS[chapter];
    if (second === undefined) return [{ passage: chapter, verses }];
    return [
      { passage: `${chapter}:1-${second - 1}`, verses: second - 1 },
      { passage: `${chapter}:${second}-${verses}`, verses: verses - second + 1 },
    ];
  });
}

function spread(portions: readonly Portion[], days: number): string[][] {
  return spreadEvenly(portions, days, ({ verses }) => verses).map((day) =>
    day.map(({ passage }) => passage),
  );
}
