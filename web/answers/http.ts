import { withWholeText } from '../../shared/domain/well-formed';
import { HEADERS } from '../../shared/protocol/limits';
import { isGuest } from '../account/guest';
import { timeZone } from '../platform/clock';
import { fetchFromServer } from '../platform/online';
import { readSession } from '../platform/session';
import { todayHere } from '../platform/today';
import { HttpError, httpErrorFrom } from './http-error';

export interface HttpOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, each text in whole characters, since the server refuses half of one. Left out: no body, no content type. */
  readonly body?: unknown;
  /** Sent instead of a body, with its files. */
  readonly form?: FormData;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** For whom it speaks. Left out: for the person who is signed in on this browser, if there is one. */
  readonly personId?: string | undefined;
  /** What a 401 becomes: an {@link HttpError} (the default) or null. */
  readonly on401?: 'throw' | 'null';
}

/**
 * The one way the app talks to the server: credentials always, JSON only with a body, the person and their
 * local day named in headers. Resolves with the parsed answer (null for an empty one), which callers check
 * with their own schema. Rejects with HttpError for any non-success, and with what `fetch` rejects with when
 * there is no answer at all.
 */
export async function http(path: string, options: HttpOptions = {}): Promise<unknown> {
  const response = await fetchFromServer(path, requestInit(path, options));
  if (response.status === 401 && options.on401 === 'null') return null;
  if (!response.ok) throw await httpErrorFrom(response);
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

/**
 * As {@link http}, for an answer that comes line by line, each its own JSON. Rejects also where the connection breaks off
 * before its end.
 */
export async function* httpLines(
  path: string,
  options: HttpOptions = {},
): AsyncGenerator<unknown, void, void> {
  const response = await fetchFromServer(path, requestInit(path, options));
  if (!response.ok) throw await httpErrorFrom(response);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    const lines = (rest + piece.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line);
  }
  if (rest !== '') yield JSON.parse(rest);
}

/** As {@link http}, for a file: resolves with its bytes as the server names their type. */
export async function httpFile(path: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(path, requestInit(path, signal ? { signal } : {}));
  if (!response.ok) throw await httpErrorFrom(response);
  return response.blob();
}

/** Throws where a guest asks what needs an account. */
function requestInit(path: string, options: HttpOptions): RequestInit {
  const { method = 'GET', body, form, signal, idempotencyKey } = options;
  const headers = new Headers({ [HEADERS.localDay]: todayHere() });
  const zone = timeZone();
  if (zone) headers.set(HEADERS.timeZone, zone);
  const personId = options.personId ?? readSession()?.userId;
  if (personId && isGuest(personId)) refuseGuest(path);
  else if (personId) headers.set(HEADERS.userId, personId);
  if (idempotencyKey) headers.set(HEADERS.idempotencyKey, idempotencyKey);
  if (body !== undefined) headers.set('content-type', 'application/json');
  return {
    method,
    headers,
    credentials: 'include',
    ...(body !== undefined && { body: JSON.stringify(withWholeText(body)) }),
    ...(form && { body: form }),
    ...(signal && { signal }),
  };
}

/** What the server answers to anybody: signing in and what leads there, and what is public. */
const FOR_ANYBODY = /^\/api\/(auth\/|contact$|companion$)/;

/** A guest is known to no server: nothing of theirs is asked of it, or sent to it (P62). */
function refuseGuest(path: string): void {
  if (FOR_ANYBODY.test(path)) return;
  throw new HttpError(403, 'A guest', 'This needs an account.', 'ACCOUNT_NEEDED');
}
