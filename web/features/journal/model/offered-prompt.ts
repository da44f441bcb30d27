/** A question to write about, and where it comes from. */
export interface Offered {
  readonly from: string;
  readonly text: string;
}

interface Offers {
  /** Of today's drop; null where there is none, undefined while it is read. */
  readonly question: string | null | undefined;
  /** How many were passed before. */
  readonly passed: number;
  /** Our own question after `nth` others; undefined while they are loaded. */
  readonly own: (nth: number) => { readonly theme: string; readonly text: string } | undefined;
}

/**
 * The question that is offered: today's drop's first. While that one is read there is none.
 */
export function offeredPrompt({ question, passed, own }: Offers): Offered | undefined {
  if (question === undefined) return undefined;
  if (passed === 0 && question) return { from: 'From today’s Daily Drop', text: question };
  const prompt = own(question === null ? passed : passed - 1);
  return prompt && { from: prompt.theme, text: prompt.text };
}
