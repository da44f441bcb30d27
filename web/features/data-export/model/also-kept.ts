import {
  type AlsoKept,
  type AlsoKeptAnswer,
  alsoKeptAnswer,
} from '../../../../shared/api/server-export';
import { abortWith } from '../../../platform/abort-with';

/** What only the server keeps, or one sentence that says why it is missing. */
export type FromServer = { readonly alsoKept: AlsoKept } | { readonly notInThisFile: string };

/** A guest’s file: the server knows nothing of them. */
export const NOTHING_KEPT: FromServer = {
  notInThisFile: 'Nothing else is kept: this was written without an account, on one device.',
};

/** Asks the server. Rejects with an `HttpError`, or with what `fetch` does where there is no network. */
export type AskServer = (path: string, signal: AbortSignal) => Promise<unknown>;

const ADDRESS = '/api/data-export/also-kept';
const ANSWERED_WITHIN_MS = 30_000;

const MISSING =
  'This file doesn’t include what’s only on our server: prayer circles, suggestions, votes, feedback, profile, and consents.';
const SENTENCES = {
  offline: `${MISSING} We couldn’t reach the server. Export again when you’re online.`,
  refused: `${MISSING} The server couldn’t provide it. Export again in an hour.`,
};

/** What of the person lies beside their records, from where GET /api/data-export has it. Rejects only when aborted. */
export async function askAlsoKept(ask: AskServer, signal: AbortSignal): Promise<FromServer> {
  const request = new AbortController();
  const unfollow = abortWith(signal, request);
  const late = new DOMException('The server did not answer in time.', 'TimeoutError');
  const timer = setTimeout(() => request.abort(late), ANSWERED_WITHIN_MS);
  try {
    const answer = await ask(ADDRESS, request.signal);
    alsoKeptAnswer.parse(answer);
    // As it came: the parser's copy lacks what a newer server adds.
    return { alsoKept: (answer as AlsoKeptAnswer).alsoKept };
  } catch (error) {
    signal.throwIfAborted();
    return { notInThisFile: isNoAnswer(error) ? SENTENCES.offline : SENTENCES.refused };
  } finally {
    unfollow();
    clearTimeout(timer);
  }
}

/** `fetch` rejects with a TypeError where there is no network; the timeout with a TimeoutError. */
function isNoAnswer(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
}
