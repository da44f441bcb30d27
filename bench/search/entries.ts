import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../../shared/testing/random';
import type { Entry } from '../sync/entries';

const DROPS = 'shared/content/drops';
const FIRST = Date.UTC(2021, 0, 1, 6);
const HOUR_MS = 3_600_000;
/** Five or six a day: 10,000 are five years. */
const HOURS_APART = 4.4;

/** `count` journal entries of about `letters` letters, put together from the sentences of the daily drops; always the same. */
export function makeReadableEntries(count: number, letters: number): Entry[] {
  const sentences = readSentences();
  const random = seededRandom(1);
  return Array.from({ length: count }, (_, index) => {
    let content = `Page${index}.`;
    while (content.length < letters) content += ` ${random.pick(sentences)}`;
    return {
      id: `entry-${String(index).padStart(6, '0')}`,
      content,
      createdAt: FIRST + Math.round(index * HOURS_APART * HOUR_MS),
    };
  });
}

function readSentences(): string[] {
  return readdirSync(DROPS)
    .map((name) => readFileSync(join(DROPS, name), 'utf8').replace(/^---[\s\S]*?\n---\n/, ''))
    .flatMap((text) => text.split(/(?<=[.?!])\s+|\n{2,}/))
    .filter((sentence) => /^[A-Z“].*[.?!”]$/s.test(sentence));
}
