import { sayReference } from '../say-reference';

const CHAPTER = /^(.+) (\d+)$/;

/**
 * The passages of a day as a page prints them, whole chapters in a row as one: `Psalms 1`, `Psalms 2`, `Psalms 3` →
 * `Psalms 1–3`; `Matthew 27:32-66`, `Matthew 28` → `Matthew 27:32–66, Matthew 28`.
 */
export function sayPassages(passages: readonly string[]): string {
  return runsOf(passages).map(sayRun).join(', ');
}

/** Passages that follow one another as whole chapters, together. */
function runsOf(passages: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const passage of passages) {
    const run = runs.at(-1);
    if (run && isNext(run.at(-1) ?? '', passage)) run.push(passage);
    else runs.push([passage]);
  }
  return runs;
}

function isNext(before: string, passage: string): boolean {
  const [, book, chapter] = CHAPTER.exec(before) ?? [];
  return book !== undefined && passage === `${book} ${Number(chapter) + 1}`;
}

function sayRun(run: readonly string[]): string {
  const [first = '', last = first] = [run[0], run.at(-1)];
  if (first === last) return sayReference(first);
  return `${first}–${CHAPTER.exec(last)?.[2]}`;
}
