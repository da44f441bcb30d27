import type { SuggestionStatus } from '../../shared/api/suggestions';
import { OperatorError } from '../../sync-server/store/sqlite/hold-alone';
import type { SuggestionStore } from '../../sync-server/store/suggestion-store';

const USAGE = 'Usage: npm run admin -- suggestions list | approve ID | reject ID';

const STATUS_AFTER: Readonly<Record<string, SuggestionStatus>> = {
  approve: 'approved',
  reject: 'rejected',
};

/** What an operator wants: to see every question, or to give one a status. */
export type Decision =
  | { readonly kind: 'list' }
  | { readonly kind: 'set'; readonly id: string; readonly status: SuggestionStatus };

/** Reads the command line. Throws the usage for anything else. */
export function readDecision([subject, verb = '', id, ...more]: readonly string[]): Decision {
  if (subject === 'suggestions' && more.length === 0) {
    const status = STATUS_AFTER[verb];
    if (verb === 'list' && id === undefined) return { kind: 'list' };
    if (status && id) return { kind: 'set', id, status };
  }
  throw new OperatorError(USAGE);
}

/** Does it, and resolves with what the operator reads. */
export async function decideOnSuggestions(
  store: Pick<SuggestionStore, 'listAllSuggestions' | 'setSuggestionStatus'>,
  decision: Decision,
): Promise<string> {
  if (decision.kind === 'list') return listAll(store);
  const { id, status } = decision;
  if (await store.setSuggestionStatus(id, status)) return `${id} is ${status}.`;
  throw new OperatorError(`There is no suggestion ${id}.`);
}

async function listAll(store: Pick<SuggestionStore, 'listAllSuggestions'>): Promise<string> {
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
  return lines.join('\n') || 'Nothing was suggested yet.';
}

/** A stranger's text on somebody's terminal: what would steer it is left out. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ');
}
