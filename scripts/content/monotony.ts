import { readRuns } from './inline';
import type { DropSource } from './read-content';
import { wordsOf } from './shared-runs';

/** Something that is counted over all ninety drops, and how far it may go. */
export interface Measure {
  readonly what: string;
  readonly count: number;
  readonly least?: number;
  readonly most?: number;
}

const SHORT_WORDS = 160;
const LONG_WORDS = 260;
const SAME_PARAGRAPHS = { paragraphs: 4, least: 50, most: 70 };
const RUN_WORDS = 5;
const BEGINNING_WORDS = 4;
const BUTTON_WORDS = 12;

const UNSAID =
  /\b(?:(?:does|did|do)(?:n’t| not)|never) (?:say|tell|explain|record)s?\b|\bleaves? (?:it|that|this) unsaid\b|\bno reason is given\b|\bnothing is said\b|\bare not told\b/i;
const NEARBY_VERSES =
  /\b(?:a few|few|one|two|three|some|several) (?:verses?|lines?|chapters?) (?:earlier|later|before|above|on)\b/i;
const LANGUAGES = /\b(?:Greek|Hebrew|Aramaic)\b/;
const HANDS = /\b(?:hands?|palms?|fingers?)\b/i;
const FREED = /\byou (?:need not|needn’t|do not have to|don’t have to|are not asked to)\b/i;
const OTHER_ENGLISH =
  /\b(?:telephones?|parlor|night porter|lodgers?|jug|sill|biscuits?|bins|school gate|workmates?|over the lot)\b/i;
const GOD = /\b(?:God|Lord|Father|Jesus|Christ|Holy Spirit|Yahweh)\b/;
const WRITER = /\bI\b/;
const SECOND_QUESTION =
  /,? and (?:what|who|whom|whose|how|where|when|which|why|would|could|do|does|is|are)\b/i;

/** How alike the drops are, by what a reader of all ninety would come to notice. */
export function measureMonotony(drops: readonly DropSource[]): Measure[] {
  const having = (pattern: RegExp) => drops.filter((drop) => pattern.test(ownText(drop))).length;
  const lengths = drops.map((drop) => countWords(drop.paragraphs));
  const prayers = drops.map(({ prayer }) => prayer);
  const quarter = Math.floor(drops.length / 4);
  return [
    {
      what: `drops of fewer than ${SHORT_WORDS} words`,
      count: lengths.filter((words) => words < SHORT_WORDS).length,
      least: quarter,
    },
    {
      what: `drops of more than ${LONG_WORDS} words`,
      count: lengths.filter((words) => words > LONG_WORDS).length,
      least: quarter,
    },
    {
      what: 'drops with the commonest number of paragraphs',
      count: commonest(drops.map(({ paragraphs }) => String(paragraphs.length))),
      most: Math.floor(drops.length / 2),
    },
    {
      what: `drops of ${SAME_PARAGRAPHS.paragraphs} paragraphs of ${SAME_PARAGRAPHS.least} to ${SAME_PARAGRAPHS.most} words`,
      count: drops.filter(hasOldSkeleton).length,
      most: 9,
    },
    {
      what: `drops that end on ${BUTTON_WORDS} words or fewer`,
      count: drops.filter(endsShort).length,
    },
    { what: '"the text does not say"', count: having(UNSAID), most: 10 },
    { what: '"a few verses earlier"', count: having(NEARBY_VERSES), most: 15 },
    { what: '"the Greek word"', count: having(LANGUAGES), most: 8 },
    { what: '"you need not"', count: having(FREED), most: 10 },
    { what: 'hands, palms, fingers', count: having(HANDS), most: 30 },
    { what: 'words of another English', count: having(OTHER_ENGLISH), most: 0 },
    { what: '"I" outside of quotation marks', count: having(WRITER), most: 5 },
    { what: 'drops that name God in words of their own', count: having(GOD), least: drops.length },
    {
      what: `drops that share the commonest ${RUN_WORDS} words`,
      count: mostShared(drops),
      most: 4,
    },
    {
      what: 'questions that ask two things',
      count: drops.filter(({ question }) => SECOND_QUESTION.test(question)).length,
      most: Math.floor(drops.length / 3),
    },
    {
      what: 'prayers with the commonest first word',
      count: commonest(prayers.map((prayer) => beginning(prayer, 1))),
      most: quarter,
    },
    {
      what: `prayers with the commonest first ${BEGINNING_WORDS} words`,
      count: commonest(prayers.map((prayer) => beginning(prayer, BEGINNING_WORDS))),
      most: 1,
    },
  ];
}

/** What of that goes too far, one plain sentence each. */
export function faultsOfMonotony(measures: readonly Measure[]): string[] {
  return measures.flatMap(({ what, count, least = 0, most = Number.POSITIVE_INFINITY }) => {
    if (count < least) return [`${what}: ${count}, at least ${least}`];
    return count > most ? [`${what}: ${count}, at most ${most}`] : [];
  });
}

/** What the writer says: no Scripture, and nothing that somebody else says. */
function ownText({ paragraphs }: DropSource): string {
  const runs = paragraphs.flatMap((paragraph) => [
    ...readRuns(paragraph),
    { text: '\n', italic: false },
  ]);
  const own = runs.map(({ text, italic }) => (italic ? '…' : text)).join('');
  return own.replaceAll(/“[^”]*”/g, '…');
}

function hasOldSkeleton({ paragraphs }: DropSource): boolean {
  const { least, most } = SAME_PARAGRAPHS;
  return (
    paragraphs.length === SAME_PARAGRAPHS.paragraphs &&
    paragraphs.every((paragraph) => {
      const words = countWords([paragraph]);
      return words >= least && words <= most;
    })
  );
}

function endsShort({ paragraphs }: DropSource): boolean {
  const last =
    paragraphs
      .at(-1)
      ?.replaceAll('*', '')
      .split(/(?<=[.?!])\s/)
      .at(-1) ?? '';
  return countWords([last]) <= BUTTON_WORDS;
}

function mostShared(drops: readonly DropSource[]): number {
  return commonest(drops.flatMap((drop) => [...new Set(runsOf(ownText(drop)))]));
}

function runsOf(text: string): string[] {
  return text.split(/[…\n]/).flatMap((stretch) => {
    const words = wordsOf(stretch);
    const count = Math.max(0, words.length - RUN_WORDS + 1);
    return Array.from({ length: count }, (_, at) => words.slice(at, at + RUN_WORDS).join(' '));
  });
}

function beginning(text: string, words: number): string {
  return wordsOf(text).slice(0, words).join(' ');
}

function countWords(paragraphs: readonly string[]): number {
  return paragraphs.reduce((sum, paragraph) => sum + wordsOf(paragraph).length, 0);
}

/** How often the value that comes most often comes. */
function commonest(values: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
