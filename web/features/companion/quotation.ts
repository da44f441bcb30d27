import type { Passage } from '../../../shared/companion/answer';
import type { Sentence } from '../../../shared/companion/guard/sentence';
import { sayReference } from '../../../shared/content/say-reference';
import type { Told } from './companion-run';
import { TRANSLATION_NAME } from './companion-words';

/**
 * What is saved of an answer into a page: every line marked as quoted with `>`, so that it is never taken for the person's
 * own. Verses stand exactly as they are, each passage with its reference and the name of the translation.
 */
export function quotationOf({ answer, sentences }: Pick<Told, 'answer' | 'sentences'>): string {
  if (answer.kind !== 'passages') return '';
  const passages = answer.passages.flatMap((passage) => [...passageLines(passage), '']);
  const said = sentences.map(plainSentence).join(' ');
  const model = said === '' ? [] : [said, 'The AI model', ''];
  return [...passages, ...model, ...answer.questions, '', answer.prayer]
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
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
    `${sayReference(reference)}, ${TRANSLATION_NAME}`,
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
