import { gunzipSync } from 'node:zlib';
import { mediaIdOf } from '../../../shared/protocol/media';
import { mediaAnswer } from '../../../shared/protocol/media-answer';
import { recordState } from '../../../shared/protocol/messages';
import type { Spoken } from './spoken';
import type { Truth } from './truth';

/** A request of a person's device, and what came of it. */
export interface Exchange {
  readonly person: string;
  readonly request: Request;
  /** As `readSent` read it before the request was answered. */
  readonly sent: unknown;
  readonly answer: Response;
}

/** The JSON of a request, empty where it has none. A push may be compressed. The request itself stays unread. */
export async function readSent(request: Request): Promise<unknown> {
  if (request.method !== 'POST') return {};
  const copy = request.clone();
  const isGzip = request.headers.get('content-encoding') === 'gzip';
  if (!isGzip) return copy.json();
  return JSON.parse(gunzipSync(await copy.arrayBuffer()).toString());
}

/** Notes every state that passes, in both directions, and every recording that has arrived whole. */
export async function noteExchange(
  { person, request, sent, answer }: Exchange,
  { truth, spoken }: { readonly truth: Truth; readonly spoken: Spoken },
): Promise<void> {
  const received = answer.ok ? await answer.clone().json() : {};
  const id = mediaIdOf(new URL(request.url).pathname);
  const kept = mediaAnswer.safeParse(received).data;
  if (request.method === 'PUT' && id && kept?.complete) spoken.noteArrived(id);
  for (const row of [
    ...list(sent, 'rows'),
    ...list(received, 'rows'),
    ...list(received, 'conflicts'),
  ]) {
    const state = recordState.safeParse(row);
    if (state.success) truth.noteSeen(person, state.data);
  }
}

function list(message: unknown, key: string): unknown[] {
  const value = (message as Record<string, unknown>)[key];
  return Array.isArray(value) ? value : [];
}
