import {
  DECLARATION_NEEDS,
  type Declaration,
} from '../../shared/content/declarations/declarations';
import type { Passage } from './passages';
import { wordsOf } from './shared-runs';

const OF_A_NEED = 10;
const MOST_WORDS = 30;
const MOST_SENTENCES = 2;

/** A declaration as it is written, before its verse is added. */
export interface DeclarationSource {
  readonly id: string;
  readonly need: string;
  readonly words: string;
  readonly reference: string;
}

export interface WrittenDeclarations {
  readonly source: readonly DeclarationSource[];
  readonly baked: readonly Declaration[];
}

/** What is wrong with the declarations, one plain sentence each; empty when they may be shipped. */
export function checkDeclarations(
  { source, baked }: WrittenDeclarations,
  readVerses: (reference: string) => Passage['verses'],
): string[] {
  return [
    ...checkNeeds(source),
    ...source.flatMap(checkWords),
    ...checkUnique(source, 'id'),
    ...checkUnique(source, 'words'),
    ...source.flatMap((each, at) => checkVerse(each, baked[at], readVerses)),
    ...baked.slice(source.length).map(({ id }) => `${id} is not written. Run: npm run verses`),
  ];
}

function checkNeeds(source: readonly DeclarationSource[]): string[] {
  const known: readonly string[] = DECLARATION_NEEDS;
  const others = source.filter(({ need }) => !known.includes(need));
  return [
    ...others.map(({ id, need }) => `${id} is for ${need}, which is no need`),
    ...known.flatMap((need) => {
      const count = source.filter((each) => each.need === need).length;
      return count === OF_A_NEED ? [] : [`there are ${count} declarations for ${need}`];
    }),
  ];
}

function checkWords({ id, words }: DeclarationSource): string[] {
  const faults: string[] = [];
  const count = words.split(/\s+/).length;
  const sentences = words.match(/[.!?]”?(?=\s|$)/g)?.length ?? 0;
  if (!/^[a-z]+(-[a-z]+)*$/.test(id)) faults.push(`${id} is no id`);
  if (count > MOST_WORDS) faults.push(`${id} has ${count} words`);
  if (sentences < 1 || sentences > MOST_SENTENCES) faults.push(`${id} has ${sentences} sentences`);
  if (!/\b(?:I|[Mm]e|[Mm]y)\b/.test(words)) faults.push(`${id} is not in the first person`);
  if (/["'—*_]/.test(words)) faults.push(`${id} has markup, a typewriter quote or —`);
  return faults;
}

function checkUnique(source: readonly DeclarationSource[], field: 'id' | 'words'): string[] {
  const seen = new Map<string, string>();
  return source.flatMap((each) => {
    const value = wordsOf(each[field]).join(' ');
    const other = seen.get(value);
    seen.set(value, each.id);
    return other === undefined ? [] : [`${other} and ${each.id} have the same ${field}`];
  });
}

/** What the app shows is what is written, with the verse letter for letter. */
function checkVerse(
  { id, need, words, reference }: DeclarationSource,
  baked: Declaration | undefined,
  readVerses: (reference: string) => Passage['verses'],
): string[] {
  try {
    const text = readVerses(reference)
      .map((verse) => verse.text)
      .join(' ');
    const expected = JSON.stringify({ id, need, words, verse: { reference, text } });
    return JSON.stringify(baked) === expected
      ? []
      : [`${id}: the app shows something else. Run: npm run verses`];
  } catch (error) {
    return [`${id}: ${String(error)}`];
  }
}
