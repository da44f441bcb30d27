import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod/mini';
import { ModelFailed } from './larger-model';
import type { Watch } from './patience';

/** All that may come, with every envelope around every piece; and one envelope alone. */
const MAX_BYTES = 2_000_000;
const MAX_EVENT_CHARACTERS = 100_000;

const DONE = '[DONE]';

/** The fields of a `chat.completion.chunk` that are used. */
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
 * Yields the text of a streamed chat completion in pieces. Returns once the endpoint reports the end; throws {@link
 * ModelFailed} where it reports another reason, or ends without one.
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

/** The error of JSON.parse quotes its input, so it is not passed on. */
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
