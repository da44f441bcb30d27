import type { DropContent, Run } from './pack';

/** A paragraph as a page sets it. */
export interface SetParagraph {
  readonly runs: readonly Run[];
  /** A line of Scripture by itself, in a psalm. */
  readonly isVerse: boolean;
  /** In a litany, what everybody answers: what stands after the last colon. Empty elsewhere. */
  readonly response: readonly Run[];
}

/** The paragraphs of a drop, by its form. Screen and early page share it, so that nothing moves between them. */
export function setDevotional({
  devotional,
  form,
}: Pick<DropContent, 'devotional' | 'form'>): SetParagraph[] {
  return devotional.map((runs) => {
    const isVerse = form === 'psalm' && runs.every(({ text, italic }) => italic || isBlank(text));
    return { isVerse, ...(form === 'litany' ? splitResponse(runs) : { runs, response: [] }) };
  });
}

function splitResponse(runs: readonly Run[]): Pick<SetParagraph, 'runs' | 'response'> {
  const at = runs.findLastIndex(({ text, italic }) => !italic && /:(?= |$)/.test(text));
  const split = runs[at];
  if (!split) return { runs, response: [] };
  const colon = split.text.lastIndexOf(':') + 1;
  const before = { ...split, text: split.text.slice(0, colon) };
  const after = { ...split, text: split.text.slice(colon).trimStart() };
  return {
    runs: [...runs.slice(0, at), before],
    response: [after, ...runs.slice(at + 1)].filter(({ text }) => !isBlank(text)),
  };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
