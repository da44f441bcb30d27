import { readFileSync, writeFileSync } from 'node:fs';
import type { ScriptureVerse } from '../../shared/content/pack';
import { readVerses } from '../lib/scripture';

const PASSAGES = 'shared/content/scripture/passages.json';

/** The Scripture of one drop. */
export interface Passage {
  readonly reference: string;
  readonly verses: readonly ScriptureVerse[];
}

export function readPassages(): Passage[] {
  return JSON.parse(readFileSync(PASSAGES, 'utf8')) as Passage[];
}

/** Takes the passages from the World English Bible package, in the order given. */
export function writePassages(references: readonly string[]): void {
  const passages = references.map((reference) => ({ reference, verses: readVerses(reference) }));
  writeFileSync(PASSAGES, `${JSON.stringify(passages, null, 2)}\n`);
}
