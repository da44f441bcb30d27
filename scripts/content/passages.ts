import { readFileSync, writeFileSync } from 'node:fs';
import type { ScriptureVerse } from '../../shared/content/pack';
import { readVerses } from '../lib/scripture';

const PASSAGES = 'shared/content/scripture/passages.json';
const PRAYED = 'shared/content/prayer/verses.json';

/** The Scripture of one drop, or of a passage to pray. */
export interface Passage {
  readonly reference: string;
  readonly verses: readonly ScriptureVerse[];
}

export function readPassages(): Passage[] {
  return readFrom(PASSAGES);
}

export function readPrayedPassages(): Passage[] {
  return readFrom(PRAYED);
}

function readFrom(file: string): Passage[] {
  return JSON.parse(readFileSync(file, 'utf8')) as Passage[];
}

/** Takes the passages of the drops from the World English Bible package, in the order given. */
export function writePassages(references: readonly string[]): void {
  writeTo(PASSAGES, references);
}

/** As above, those to pray. */
export function writePrayedPassages(references: readonly string[]): void {
  writeTo(PRAYED, references);
}

function writeTo(file: string, references: readonly string[]): void {
  const passages = references.map((reference) => ({ reference, verses: readVerses(reference) }));
  writeFileSync(file, `${JSON.stringify(passages, null, 2)}\n`);
}
