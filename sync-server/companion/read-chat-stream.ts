import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod/mini';
import { ModelFailed } from './larger-model';
import type { Watch } from './patience';

/** All that may come, with every envelope around every piece; and one envelope alone. */
const MAX_BYTES = 2_000_000;
const MAX_EVENT_CHARACTERS = 100_000;

const DONE = '[DONE]';

/** What is read of a `chat.completion.chunk`. */
const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.optional(z.nullable(z.string())) }),
      finish_reason: z.optional(z.nullable(z.string())),
    }),
  ),
});

/** Ends that are none: the words stop in the middle. */
const CUT_SHORT = ['length', 'content_filter'];

/**
 * The words of a streamed chat completion, piece by piece. Returns once the endpoint has said that this is all of it; throws
 * {@link ModelFailed} where it says anything else, or falls silent without it.
 */
export async function* readChatStream(
  response: Response,
  watch: Pick<Watch, 'heard'>,
): AsyncGenerator<string, void> {
  const body = bodyOf(response);
  const events = body
    .pipeThrough(countBytes())
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: MAX_EVENT_CHARACTERS }));
  let isWhole = false;
  for await (const { data } of events) {
    if (data === DONE) return;
    const [choice] = readChunk(data).choices;
    const reason = choice?.finish_reason ?? null;
    if (reason !== null && CUT_SHORT.includes(reason)) throw new ModelFailed('broken');
    isWhole ||= reason !== null;
    const words = choice?.delta.content;
    if (!words) continue;
    watch.heard();
    yield words;
  }
  if (!isWhole) throw new ModelFailed('broken');
}

function bodyOf({ status, ok, headers, body }: Response): NonNullable<Response['body']> {
  if (status === 429 || status === 503) throw new ModelFailed('busy', status);
  if (!ok) throw new ModelFailed('refused', status);
  const isStream = headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || body === null) throw new ModelFailed('broken', status);
  return body;
}

/** What JSON.parse throws quotes what it was given, so none of it is handed on. */
function readChunk(data: string): z.infer<typeof chunk> {
  try {
    return chunk.parse(JSON.parse(data));
  } catch {
    throw new ModelFailed('broken');
  }
}

function countBytes(): TransformStream<Uint8Array<ArrayBuffer>, BufferSource> {
  let bytes = 0;
  return new TransformStream({
    transform(piece, controller) {
      bytes += piece.byteLength;
      if (bytes > MAX_BYTES) controller.error(new ModelFailed('too-long'));
      else controller.enqueue(piece);
    },
  });
}
