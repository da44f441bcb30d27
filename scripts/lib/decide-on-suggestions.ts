import type { SuggestionStatus } from '../../shared/api/suggestions';
import { OperatorError } from '../../sync-server/store/sqlite/hold-alone';
import type { SuggestionStore } from '../../sync-server/store/suggestion-store';
import { onOneLine } from './on-one-line';

/** Every question, a line each; whose it is is not told. */
export async function listSuggestions(
  store: Pick<SuggestionStore, 'listAllSuggestions'>,
): Promise<string> {
  const lines = (await store.listAllSuggestions()).map(
    ({ id, status, votes, submittedAt, category, suggestion }) =>
      [
        id,
        status,
        `${votes} votes`,
        new Date(submittedAt).toISOString(),
        onOneLine(category ?? '-'),
        onOneLine(suggestion),
      ].join('  '),
  );
  return lines.join('\n') || 'Nobody has suggested a question yet.';
}

/** Gives a question a status. Throws for one that is not there. */
export async function decideOnSuggestion(
  store: Pick<SuggestionStore, 'setSuggestionStatus'>,
  id: string,
  status: SuggestionStatus,
): Promise<string> {
  if (await store.setSuggestionStatus(id, status)) return `${id} is ${status}.`;
  throw new OperatorError(`There is no suggestion ${id}.`);
}
