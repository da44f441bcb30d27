import type { Passage } from '../../../../shared/companion/answer';
import { sayReference } from '../../../../shared/content/say-reference';
import { formatCount } from '../../../ui/format/numbers';

/** Stands on Home too (spec section 4). */
export const AI_WARNING = 'AI tools may make errors. Verify results with biblical judgment.';

const EXCERPT_LETTERS = 140;

/** The beginning of what was read, cut between words. */
export function excerptOf(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= EXCERPT_LETTERS) return line;
  const cut = line.slice(0, EXCERPT_LETTERS);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** `86 words`, `1 word`. */
export function sayWords(text: string): string {
  const count = text.split(/\s+/).filter((word) => word !== '').length;
  return formatCount(count, 'word', 'words');
}

/** What a screen reader is told when passages have come. */
export function sayFound(passages: readonly Passage[]): string {
  return `Found: ${passages.map(({ reference }) => sayReference(reference)).join('; ')}`;
}
