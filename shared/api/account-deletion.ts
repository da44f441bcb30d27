import * as z from 'zod/mini';
import { typedPassword, unkeptText } from './text';

/** What a person types so that no slip of the finger deletes an account. */
export const DELETION_WORDS = 'delete my account';

const NOT_THE_WORDS = `Please type “${DELETION_WORDS}” to confirm.`;

/** Whether these are the words, in any case, with spaces around them or not. */
export function areDeletionWords(typed: string): boolean {
  return typed.trim().toLowerCase() === DELETION_WORDS;
}

/** POST /api/account/delete: the words typed, and the password once more. */
export const deleteAccountRequest = z.object({
  confirmation: unkeptText(100, NOT_THE_WORDS).check(z.refine(areDeletionWords, NOT_THE_WORDS)),
  password: typedPassword,
});
