import type { SuggestionStatus } from '../../shared/api/suggestions';
import {
  listAllSuggestions,
  type SuggestionStore,
  setSuggestionStatus,
} from '../../sync-server/services/suggestions';
import { OperatorError } from '../../sync-server/store/sqlite/hold-alone';
import { onOneLine } from './on-one-line';

/** Every question, a line each; whose it is is not told. */
export async function listSuggestions(store: SuggestionStore): Promise<string> {
  const lines = (await listAllSuggestions(store)).map(
    ({ id, status, votes, submittedAt, category, suggestion }) =>
      [
        id,
        status,
        `${votes} votes`,
        submittedAt,
        onOneLine(category ?? '-'),
        onOneLine(suggestion),
      ].join('  '),
  );
  return lines.join('\n') || 'Nobody has suggested a question yet.';
}

/** Gives a question a status. Throws for one that is not there. */
export async function decideOnSuggestion(
  store: SuggestionStore,
  id: string,
  status: SuggestionStatus,
): Promise<string> {
  if (await setSuggestionStatus(store, id, status)) return `${id} is ${status}.`;
  throw new OperatorError(`There is no suggestion ${id}.`);
}
