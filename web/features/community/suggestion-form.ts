import * as z from 'zod/mini';
import {
  SUGGESTION_LIMITS,
  type SuggestionRequest,
  suggestionRequest,
} from '../../../shared/api/suggestions';

/** What the screen shows: anything may still be missing. */
export interface SuggestionForm {
  readonly suggestion: string;
  readonly category: string;
}

const leftForm = z.object({
  suggestion: z.catch(z.string(), ''),
  category: z.catch(z.string(), ''),
});

const EMPTY: SuggestionForm = { suggestion: '', category: '' };

/** The form of a draft, or of something that was to be sent; an empty one of anything else. */
export function readForm(left: unknown): SuggestionForm {
  const parsed = leftForm.safeParse(left);
  return parsed.success ? parsed.data : EMPTY;
}

/** Whether nothing stands in it that could be lost. */
export function isBlank({ suggestion }: SuggestionForm): boolean {
  return suggestion.trim() === '';
}

/** Whether more is written than is sent, blanks around it aside. Its field says by how much. */
export function isTooLong({ suggestion, category }: SuggestionForm): boolean {
  return (
    suggestion.trim().length > SUGGESTION_LIMITS.suggestion ||
    category.trim().length > SUGGESTION_LIMITS.category
  );
}

/** What is sent; undefined while there is no question, or more of it than is sent. */
export function toRequest(form: SuggestionForm): SuggestionRequest | undefined {
  const parsed = suggestionRequest.safeParse(form);
  return parsed.success ? parsed.data : undefined;
}
