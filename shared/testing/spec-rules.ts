import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Titles of tests and of groups of tests; a rule in a title may be followed by others. */
const TITLE =
  /\b(?:it|test|describe)(?:\.each(?:<[^(]*>)?\((?:[^()]|\([^()]*\))*\))?\s*\(\s*(['"`])((?:(?!\1).)*)\1/gs;

/** The rules of a SPEC.md, whose path is given from the repository's root, in its order: `R1`, `R2`. */
export function rulesOf(spec: string): string[] {
  const text = readFileSync(join(root, spec), 'utf8');
  return [...text.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, rule]) => rule ?? '');
}

/** Every rule with one of the letters that the name of a test under the folders quotes. */
export function quotedRules(letters: string, folders: readonly string[]): Set<string> {
  const rule = new RegExp(`\\b[${letters}]\\d+\\b`, 'g');
  const titles = folders
    .flatMap(testFiles)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(TITLE)])
    .map(([, , title]) => title ?? '');
  return new Set(titles.flatMap((title) => title.match(rule) ?? []));
}

function testFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(test|contract|spec)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
