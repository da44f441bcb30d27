import {
  type ReflectEvent,
  type ReflectRequest,
  reflectEvent,
} from '../../../../shared/api/companion';
import { httpLines } from '../../../answers/http';
import { abortWith } from '../../../platform/abort-with';

/** A model that says nothing for so long has stopped. */
const SILENCE_MS = 20_000;

/** Sends a page to the larger model, once, as its person has agreed. Throws as `httpLines` does, and after a long silence. */
export async function* askModel(text: string, signal: AbortSignal): AsyncGenerator<ReflectEvent> {
  const request = new AbortController();
  const unfollow = abortWith(signal, request);
  const body: ReflectRequest = { text, agreed: true };
  let timer = setTimeout(() => request.abort(), SILENCE_MS);
  try {
    const lines = httpLines('/api/companion/reflect', {
      method: 'POST',
      body,
      signal: request.signal,
    });
    for await (const line of lines) {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), SILENCE_MS);
      const event = reflectEvent.safeParse(line);
      // A newer server may say more than this page knows.
      if (event.success) yield event.data;
    }
  } finally {
    unfollow();
    clearTimeout(timer);
  }
}
