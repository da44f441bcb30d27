import * as z from 'zod/mini';

/** What a person types so that no slip of the finger deletes an account. */
export const DELETION_WORDS = 'delete my account';

/** Whether these are the words, in any case, with spaces around them or not. */
export function areDeletionWords(typed: string): boolean {
  return typed.trim().toLowerCase() === DELETION_WORDS;
}

/** POST /api/account/delete: the words typed, and the password once more. */
export const deleteAccountRequest = z.object({
  confirmation: z
    .string()
    .check(z.refine(areDeletionWords, `Please type “${DELETION_WORDS}” to confirm.`)),
  password: z.string(),
});
