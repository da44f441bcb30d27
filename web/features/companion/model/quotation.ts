import type { Passage } from '../../../../shared/companion/answer';
import type { Sentence } from '../../../../shared/companion/guard/sentence';
import { sayReference } from '../../../../shared/content/say-reference';
import { TRANSLATION } from '../../../../shared/content/translation';
import type { CompanionReply } from './companion-run';

import type { Picks } from './picks';

/**
 * What is saved of an answer into a page, as far as it was picked: every line marked as quoted with `>`, so that it is never
 * taken for the person's own. Verses stand exactly as they are, each passage with its reference and the name of the
 * translation.
 */
export function quotationOf(
  { answer, sentences }: Pick<CompanionReply, 'answer' | 'sentences'>,
  picks: Picks,
): string {
  if (answer.kind !== 'passages') return '';
  const passages = answer.passages.filter(({ reference }) => picks.passages.has(reference));
  const said = sentences.map(plainSentence).join(' ');
  // What the model said is about the passages.
  const model = said === '' || passages.length === 0 ? [] : [said, 'The AI model'];
  const blocks: readonly (readonly string[])[] = [
    ...passages.map(passageLines),
    model,
    picks.questions ? answer.questions : [],
    picks.prayer ? [answer.prayer] : [],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => `> ${line}`).join('\n'))
    .join('\n>\n');
}

function plainSentence(parts: Sentence): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      return part.kind === 'quotation' ? `“${part.text}”` : sayReference(part.reference);
    })
    .join('');
}

function passageLines({ verses, reference }: Passage): string[] {
  return [
    verses.map(({ text }) => text).join(' '),
    `${sayReference(reference)}, ${TRANSLATION.name}`,
  ];
}

/** A page with a quotation below what stands on it. */
export function withQuotation(page: string, quotation: string): string {
  const written = page.trimEnd();
  return written === '' ? quotation : `${written}\n\n${quotation}`;
}

/** The page without that quotation again; undefined where it no longer stands there as it was saved. */
export function withoutQuotation(page: string, quotation: string): string | undefined {
  const at = page.lastIndexOf(quotation);
  if (at === -1) return undefined;
  const [before, after] = [page.slice(0, at).trimEnd(), page.slice(at + quotation.length)];
  return before === '' ? after.trimStart() : before + after;
}
