import type { ChatEndpointSettings } from '../config';
import { type LargerModel, ModelFailed, type Prompt } from './larger-model';
import { PATIENCE, type Patience, startWatch, type Watch } from './patience';
import { readChatStream } from './read-chat-stream';

/**
 * The larger model behind an endpoint. The request asks for a stream and sets no other option, since the many servers of
 * this protocol agree on little more; an answer that is too long or too late is cut off here.
 */
export function createChatEndpoint(
  settings: ChatEndpointSettings,
  patience: Patience = PATIENCE,
): LargerModel {
  return {
    name: settings.model,
    host: new URL(settings.baseUrl).host,
    async *ask(prompt, signal) {
      const watch = startWatch(patience, signal);
      try {
        yield* readChatStream(await post(settings, prompt, watch), watch);
      } catch (error) {
        throw failureOf(error, watch);
      } finally {
        watch.end();
      }
    },
  };
}

/** No redirect is followed: the page and the key go to the host that was named, or nowhere. */
async function post(
  { baseUrl, apiKey, model }: ChatEndpointSettings,
  { rules, page }: Prompt,
  { signal }: Watch,
): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
  };
  const messages = [
    { role: 'system', content: rules },
    { role: 'user', content: page },
  ];
  const body = JSON.stringify({ model, stream: true, messages });
  const init = { method: 'POST', headers, body, signal, redirect: 'error' } as const;
  try {
    return await fetch(`${baseUrl}/chat/completions`, init);
  } catch {
    throw new ModelFailed('unreachable');
  }
}

/** The reason of the abort says more than the error of the aborted request. */
function failureOf(error: unknown, { signal }: Watch): unknown {
  if (signal.aborted) return signal.reason;
  return error instanceof ModelFailed ? error : new ModelFailed('broken');
}
