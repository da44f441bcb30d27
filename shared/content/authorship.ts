import { TRANSLATION } from './translation';

/** The name under the devotionals, where somebody has agreed to give theirs. */
const AUTHOR: string | undefined = undefined;

/**
 * Who wrote the devotionals and the declarations, and which Bible they quote: in the foot of each drop, below the declarations,
 * and on About the AI.
 */
export const AUTHORSHIP = sayAuthorship(AUTHOR);

/** The sentence for a name, or for none. */
export function sayAuthorship(author: string | undefined): string {
  const by = author === undefined ? '' : ` by ${author}`;
  return `Written for Choose Wholeness${by}. Scripture: ${TRANSLATION.name}, public domain.`;
}
