import {
  SUGGESTIONS_PAGE,
  type SuggestionView,
  suggestionsAnswer,
} from '../../shared/api/suggestions';
import { fullPages } from './full-pages';

export const SUGGESTIONS_PATH = '/api/reflection-suggestions';

/** Everybody's questions, those with the most votes first. */
export const APPROVED_SUGGESTIONS = fullPages<SuggestionView>(
  SUGGESTIONS_PATH,
  suggestionsAnswer,
  SUGGESTIONS_PAGE,
);
