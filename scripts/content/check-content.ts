import { MESSAGE_CATEGORIES } from '../../shared/content/messages';
import { DROP_FORMS, MINDFUL_CATEGORIES } from '../../shared/content/pack';
import { READING_PLANS } from '../../shared/content/plans/reading-plans';
import { LISTED_PASSAGES } from '../../shared/content/prayer/listed-passages';
import { setDevotional } from '../../shared/content/set-devotional';
import { spokenSentences } from '../../shared/content/spoken-sentences';
import { JOURNEY_DAYS } from '../../shared/domain/challenge-day';
import type { NarrationEntry } from './audio-files';
import { checkDeclarations, type WrittenDeclarations } from './check-declarations';
import { readRuns } from './inline';
import type { Passage } from './passages';
import type { DropSource, MomentSource } from './read-content';
import { readThemes } from './read-themes';
import { makePlans } from './reading-plans';
import { findSharedRuns, GAP, wordsOf } from './shared-runs';
import { hashSpoken, spokenContent, spokenParts } from './spoken';

const WORDS = { least: 90, most: 350 };
const PARAGRAPHS = { least: 2, most: 9 };
const PRAYER_WORDS = { least: 20, most: 60 };
const SHARED_WORDS = 8;
const WEEK_DAYS = 7;
const RESPONSES = 3;
/** So often each form is used. */
const FORM_USES = 2;
const MOMENTS = 24;
const MESSAGES_A_CATEGORY = 30;
/** All ninety days read aloud: what a server stores and a repository carries. */
const NARRATION_BYTES = 35_000_000;

/** A drop read aloud, with the size of its file. */
export type NarrationFile = NarrationEntry & { readonly bytes: number };

/** Everything that is written, and where its Scripture comes from. */
export interface WrittenContent {
  readonly drops: readonly DropSource[];
  readonly moments: readonly MomentSource[];
  readonly messages: readonly { readonly category: string }[];
  readonly declarations: WrittenDeclarations;
  readonly passages: readonly Passage[];
  /** Those to pray, see `shared/content/prayer`. */
  readonly prayed: readonly Passage[];
  readonly narrations: readonly NarrationFile[];
  /** The verses of a reference; throws where there are none. */
  readonly readVerses: (reference: string) => Passage['verses'];
  /** Whole books, to find a quotation in. */
  readonly books: readonly string[];
}

/** What is wrong with the content, one plain sentence each; empty when it may be shipped. */
export function checkContent(content: WrittenContent): string[] {
  return [
    ...checkDays(content.drops),
    ...content.drops.flatMap(checkShape),
    ...content.drops.flatMap(checkPrayer),
    ...content.drops.flatMap(checkForm),
    ...checkForms(content.drops),
    ...(['reference', 'title', 'question'] as const).flatMap((field) =>
      checkUnique(content.drops, field),
    ),
    ...content.drops.flatMap(({ name, reference }) =>
      checkScripture(name, reference, content.passages, content),
    ),
    ...LISTED_PASSAGES.flatMap((reference) =>
      checkScripture('shared/content/prayer', reference, content.prayed, content),
    ),
    ...content.drops.flatMap((drop) => checkQuotations(drop, content.books)),
    ...checkSharedRuns(content),
    ...checkNarrations(content.narrations),
    ...content.narrations.flatMap((narration) => checkNarration(narration, content)),
    ...checkMoments(content.moments),
    ...checkMessages(content.messages),
    ...checkDeclarations(content.declarations, content.readVerses),
  ];
}

/** The reading plans as the app has them, made of the references of the drops and of the companion’s themes. */
export function checkPlans(drops: readonly Pick<DropSource, 'reference'>[]): string[] {
  const references = drops.map(({ reference }) => reference);
  const made = makePlans(references, readThemes());
  return READING_PLANS.filter(
    ({ id, days }) => JSON.stringify(days) !== JSON.stringify(made[id]),
  ).map(({ id }) => `the days of ${id} are not those that its script makes. Run: npm run verses`);
}

/** Body words of a drop. */
export function countWords({ paragraphs }: DropSource): number {
  return paragraphs.reduce((sum, paragraph) => sum + wordsOf(paragraph).length, 0);
}

/** How many messages or moments each category has. */
export function countByCategory(
  items: readonly { readonly category: string }[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of items) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

function checkDays(drops: readonly DropSource[]): string[] {
  const faults: string[] = [];
  for (let day = 1; day <= JOURNEY_DAYS; day += 1) {
    const name = `${String(day).padStart(3, '0')}.md`;
    const files = drops.filter((drop) => drop.day === day).map((drop) => drop.name);
    if (files.join() !== name) faults.push(`day ${day} stands in ${files.join() || 'no file'}`);
  }
  return faults;
}

function checkShape(drop: DropSource): string[] {
  const faults: string[] = [];
  const { name, paragraphs } = drop;
  const words = countWords(drop);
  if (isOutside(words, WORDS)) faults.push(`${name} has ${words} words`);
  if (isOutside(paragraphs.length, PARAGRAPHS))
    faults.push(`${name} has ${paragraphs.length} paragraphs`);
  for (const paragraph of paragraphs) {
    const start = `${paragraph.slice(0, 30)}…`;
    if ((paragraph.split('*').length - 1) % 2 === 1)
      faults.push(`${name}: "${start}" has a lone asterisk`);
    if (/[_`#<>[\]]|^[-+] /.test(paragraph))
      faults.push(`${name}: "${start}" has more markup than italics`);
    if (/["']|—/.test(paragraph)) faults.push(`${name}: "${start}" has a typewriter quote or —`);
  }
  return faults;
}

/** A prayer is short enough to be prayed, and plain text: it is shown, spoken and shared as it stands. */
function checkPrayer({ name, prayer }: DropSource): string[] {
  const faults: string[] = [];
  const words = wordsOf(prayer).length;
  if (isOutside(words, PRAYER_WORDS)) faults.push(`${name} has a prayer of ${words} words`);
  if (/["'_`#<>[\]*—]/.test(prayer))
    faults.push(`${name}: its prayer has markup, a typewriter quote or —`);
  return faults;
}

/** Every seventh day is no reflection, and a litany has something to answer. */
function checkForm({ name, day, form, paragraphs }: DropSource): string[] {
  const faults: string[] = [];
  if (day % WEEK_DAYS === 0 && form === 'reflection')
    faults.push(`${name} ends a week as a reflection`);
  const set = setDevotional({ form, devotional: paragraphs.map(readRuns) });
  const responses = set.filter(({ response }) => response.length > 0).length;
  if (form === 'litany' && responses < RESPONSES) faults.push(`${name} has ${responses} responses`);
  return faults;
}

function checkForms(drops: readonly DropSource[]): string[] {
  return DROP_FORMS.flatMap((form) => {
    const count = drops.filter((drop) => drop.form === form).length;
    return count < FORM_USES ? [`${count} drops have the form ${form}`] : [];
  });
}

function isOutside(count: number, { least, most }: { least: number; most: number }): boolean {
  return count < least || count > most;
}

function checkUnique(
  drops: readonly DropSource[],
  field: 'reference' | 'title' | 'question',
): string[] {
  const seen = new Map<string, string>();
  return drops.flatMap((drop) => {
    const value = wordsOf(drop[field]).join(' ');
    const other = seen.get(value);
    seen.set(value, drop.name);
    return other === undefined ? [] : [`${other} and ${drop.name} have the same ${field}`];
  });
}

function checkScripture(
  name: string,
  reference: string,
  passages: readonly Passage[],
  { readVerses }: Pick<WrittenContent, 'readVerses'>,
): string[] {
  const kept = passages.find((passage) => passage.reference === reference);
  if (!kept) return [`${name}: ${reference} has no verses. Run: npm run verses`];
  try {
    const same = JSON.stringify(readVerses(reference)) === JSON.stringify(kept.verses);
    return same ? [] : [`${name}: ${reference} is not the World English Bible letter for letter`];
  } catch (error) {
    return [`${name}: ${String(error)}`];
  }
}

/** Italics are for words quoted from Scripture; how a quotation begins and ends may follow the sentence around it. */
function checkQuotations({ name, paragraphs }: DropSource, books: readonly string[]): string[] {
  return paragraphs.flatMap(readRuns).flatMap(({ text, italic }) => {
    if (!italic) return [];
    const quoted = text.replace(/[.,;:?!]+$/, '');
    const spellings = [quoted, turnFirstLetter(quoted)];
    const found = books.some((book) => spellings.some((spelling) => book.includes(spelling)));
    return found ? [] : [`${name}: "${text}" is not in the World English Bible`];
  });
}

function turnFirstLetter(text: string): string {
  const first = text.charAt(0);
  const turned = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase();
  return turned + text.slice(1);
}

/** Two drops may share the words of their own passages where they quote them, and no others. */
function checkSharedRuns({ drops, passages }: WrittenContent): string[] {
  const texts = drops.map((drop) => {
    const passage = passages.find(({ reference }) => reference === drop.reference);
    const own = wordsOf((passage?.verses ?? []).map(({ text }) => text).join(' ')).join(' ');
    const paragraphs = [...drop.paragraphs, drop.question].map((paragraph) =>
      readRuns(paragraph)
        .map(({ text, italic }) => (italic && own.includes(wordsOf(text).join(' ')) ? GAP : text))
        .join(''),
    );
    return { name: drop.name, text: [...paragraphs, drop.prayer].join(GAP) };
  });
  return findSharedRuns(texts, SHARED_WORDS).map(
    ({ names, words }) => `${names.join(' and ')} share "${words}"`,
  );
}

/** Each day is read aloud, and all of them together take no more room than they may. */
function checkNarrations(narrations: readonly NarrationFile[]): string[] {
  const days = new Set(narrations.map(({ day }) => day));
  const silent = Array.from({ length: JOURNEY_DAYS }, (_, index) => index + 1)
    .filter((day) => !days.has(day))
    .map((day) => `day ${day} is not read aloud. Run: npm run narrate`);
  const bytes = narrations.reduce((sum, narration) => sum + narration.bytes, 0);
  return bytes > NARRATION_BYTES
    ? [...silent, `the narrations have ${bytes} bytes, of ${NARRATION_BYTES} at most`]
    : silent;
}

/** A narration that says other words than the page shows is worse than none, and so is a mark on the wrong sentence. */
function checkNarration(
  { day, file, words, starts }: NarrationFile,
  { drops, passages }: WrittenContent,
): string[] {
  const drop = drops.find((one) => one.day === day);
  const passage = passages.find(({ reference }) => reference === drop?.reference);
  if (!drop || !passage) return [];
  if (hashSpoken(spokenParts(drop, passage)) !== words)
    return [`${file} reads other words than ${drop.name} has. Run: npm run narrate`];
  const sentences = spokenSentences(spokenContent(drop, passage)).length;
  return starts && starts.length !== sentences
    ? [`${file} has ${starts.length} sentences, and ${drop.name} has ${sentences}`]
    : [];
}

function checkMoments(moments: readonly MomentSource[]): string[] {
  const counts = countByCategory(moments);
  const faults = MINDFUL_CATEGORIES.filter((category) => !counts.get(category)).map(
    (category) => `there is no mindful moment for ${category}`,
  );
  if (moments.length < MOMENTS) faults.push(`there are ${moments.length} mindful moments`);
  for (const { name, id } of moments)
    if (name !== `${id}.md`) faults.push(`${name} has the id ${id}`);
  return faults;
}

function checkMessages(messages: readonly { readonly category: string }[]): string[] {
  const counts = countByCategory(messages);
  return MESSAGE_CATEGORIES.filter(
    (category) => (counts.get(category) ?? 0) < MESSAGES_A_CATEGORY,
  ).map((category) => `there are ${counts.get(category) ?? 0} messages for ${category}`);
}
