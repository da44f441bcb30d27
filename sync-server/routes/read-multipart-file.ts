import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { Context } from 'hono';
import { invalidRequest, Problem } from '../errors/problem';
import type { AppEnv } from '../middleware/app-env';

/** One file, and a few fields besides it, which are ignored. */
const LIMITS = { files: 1, fields: 10, fieldSize: 1_000, parts: 12, headerPairs: 50 };

/** The messages for a body without a file, and for one that breaks off. */
interface FileWords {
  readonly missing: string;
  readonly broken: string;
}

/**
 * Passes the first file of a multipart body to `save` while it streams in; the names of field and file are ignored. Throws a
 * Problem where there is no file, or where the body ends before it.
 */
export async function readMultipartFile<Value>(
  c: Context<AppEnv>,
  save: (chunks: AsyncIterable<Uint8Array>) => Promise<Value>,
  words: FileWords,
): Promise<Value> {
  const parser = openParser(c, words);
  let file: Readable | undefined;
  let saving: Promise<Value> | undefined;
  parser.on('file', (_field: string, stream: BusboyFileStream) => {
    file = stream;
    // The stream may fail before `save` reads it. An `error` event without a listener ends the process. `save` still gets the error.
    stream.on('error', () => undefined);
    saving = save(chunksOf(stream, words));
    // A file that is refused is not read to its end: nor is the body.
    saving.catch((error: unknown) => parser.destroy(error as Error));
  });
  const body = Readable.fromWeb((c.req.raw.body ?? new Blob([]).stream()) as ReadableStream);
  try {
    await pipeline(body, parser);
  } catch (error) {
    file?.destroy(error as Error);
    if (!saving) throw asProblem(error, words);
  }
  if (!saving) throw invalidRequest(words.missing);
  return await saving;
}

async function* chunksOf(file: Readable, words: FileWords): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch (error) {
    throw asProblem(error, words);
  }
}

/** A body that breaks off is no failure of the server; the body limit before this gives its own reason. */
function asProblem(error: unknown, { broken }: FileWords): Problem {
  return error instanceof Problem ? error : invalidRequest(broken);
}

function openParser(c: Context<AppEnv>, { missing }: FileWords): BusboyInstance {
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw invalidRequest(missing);
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: LIMITS });
  } catch {
    throw invalidRequest(missing);
  }
}
