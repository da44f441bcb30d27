import { ReadableStream as NodeStream } from 'node:stream/web';

/** Pieces are gathered up to this many characters. */
const CHUNK_CHARACTERS = 262_144;

/** A text as bytes, taken from its source only as fast as they are read. `signal` ends it with an error, read or not. */
export function textStream(
  pieces: AsyncIterable<string>,
  signal?: AbortSignal,
): ReadableStream<Uint8Array> {
  const options = signal ? { signal } : {};
  const text = NodeStream.from(gather(pieces)) as ReadableStream<string>;
  return text.pipeThrough(new TextEncoderStream(), options);
}

async function* gather(pieces: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let gathered: string[] = [];
  let characters = 0;
  for await (const piece of pieces) {
    gathered.push(piece);
    characters += piece.length;
    if (characters < CHUNK_CHARACTERS) continue;
    yield gathered.join('');
    gathered = [];
    characters = 0;
  }
  yield gathered.join('');
}
