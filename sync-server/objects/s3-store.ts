import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from '../config';
import { Problem } from '../errors/problem';
import type { ByteRange, ObjectStore } from './object-store';
import { codeOf, type Listing, readListing } from './read-listing';

export interface S3Deps {
  /** Told of each request that was given up. The error names no secret and no key of an object. */
  readonly onAway?: (error: Error) => void;
  /** Between 0 and 1: servers that were all refused don't come back at the same moment. */
  readonly random?: () => number;
  /** How long one try may take, milliseconds. */
  readonly timeoutMs?: number;
}

/** Longest waits before each further try, milliseconds. */
const WAITS_MS = [200, 800, 2_000];
/** For one try, its answer included. An object here is a megabyte or two. */
const TIMEOUT_MS = 10_000;
const RETRY_SECONDS = 5;
const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

interface Ask {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  readonly range?: ByteRange | undefined;
}

interface S3Answer {
  readonly status: number;
  readonly bytes: Uint8Array;
}

/** A bucket behind an API as S3 has it, addressed by path. No answer is believed that was cut off. */
export function createS3Store(settings: BucketSettings, deps: S3Deps = {}): ObjectStore {
  const ask = asker(settings, deps);
  const list = (prefix: string, more: Readonly<Record<string, string>>, token?: string) => {
    const from = token === undefined ? {} : { 'continuation-token': token };
    return ask({ method: 'GET', key: '', query: { 'list-type': '2', prefix, ...more, ...from } });
  };

  async function* pages(prefix: string, more = {}): AsyncGenerator<Listing> {
    for (let token: string | undefined; ; ) {
      const { bytes } = await list(prefix, more, token);
      const page = readListing(Buffer.from(bytes).toString());
      yield page;
      if (page.next === undefined) return;
      token = page.next;
    }
  }

  return {
    async put(key, bytes) {
      await ask({ method: 'PUT', key: checked(key), body: bytes });
    },
    async get(key, range) {
      const { status, bytes } = await ask({ method: 'GET', key: checked(key), range });
      if (status === 404) return undefined;
      if (status === 416) return new Uint8Array();
      // A server that knows no ranges sends everything.
      return range && status === 200 ? bytes.subarray(range.first, range.last + 1) : bytes;
    },
    async *list(prefix) {
      for await (const { objects } of pages(prefix)) yield* objects;
    },
    async folders(prefix) {
      const names: string[] = [];
      for await (const { folders } of pages(prefix, { delimiter: '/' })) {
        names.push(...folders.map((folder) => folder.slice(prefix.length, -1)));
      }
      return names;
    },
    async delete(key) {
      await ask({ method: 'DELETE', key: checked(key) });
    },
  };
}

/** A second check: nothing that a client sent becomes part of a key unchecked (A15). */
function checked(key: string): string {
  if (!KEY.test(key)) throw new Error('This is no key of an object');
  return key;
}

/** Asks until there is an answer that counts. Rejects with 503 after the last try. */
function asker(
  settings: BucketSettings,
  { onAway, random = () => 1, timeoutMs = TIMEOUT_MS }: S3Deps,
): (ask: Ask) => Promise<S3Answer> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  const once = async ({ method, key, query = {}, body, range }: Ask): Promise<S3Answer> => {
    const url = new URL(`${endpoint}/${bucket}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    // With its hash signed, a body that was changed on the way is refused.
    const headers = {
      'x-amz-content-sha256': sha256(body),
      ...(range && { range: `bytes=${range.first}-${range.last}` }),
    };
    const request = { method, headers, ...(body && { body: body as Uint8Array<ArrayBuffer> }) };
    const signal = AbortSignal.timeout(timeoutMs);
    const signed = await client.sign(url, request);
    const answer = await fetch(signed, { signal, redirect: 'manual' });
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };

  return async (wanted) => {
    for (let tries = 0; ; tries += 1) {
      const answer = await once(wanted).catch(unanswered);
      if (!(answer instanceof Error) && isAnswer(wanted, answer)) return answer;
      const error = answer instanceof Error ? answer : refusal(wanted, answer);
      const longest = WAITS_MS[tries];
      if (longest === undefined || !isPassing(answer)) throw away(error, onAway);
      await wait(longest * random());
    }
  };
}

/** Of an error of the line its kind alone: a message may name the address with all that is in it. */
function unanswered(error: unknown): Error {
  const { name = 'Error', cause } = error as Error;
  const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
  return new Error(`The bucket can't be reached: ${code}.`);
}

/** "Nothing there" is an answer; that there is no bucket is none. */
function isAnswer({ method, key, range }: Ask, { status, bytes }: S3Answer): boolean {
  if (status >= 200 && status < 300) return true;
  if (status === 416) return range !== undefined;
  const isAbsent = status === 404 && codeOf(Buffer.from(bytes).toString()) === 'NoSuchKey';
  return isAbsent && key !== '' && method !== 'PUT';
}

/** A fault of the moment; a refusal is the same at the next try. */
function isPassing(answer: S3Answer | Error): boolean {
  if (answer instanceof Error) return true;
  return answer.status >= 500 || [408, 409, 425, 429].includes(answer.status);
}

function refusal({ method }: Ask, { status, bytes }: S3Answer): Error {
  const code = codeOf(Buffer.from(bytes.subarray(0, 4_096)).toString());
  return new Error(`The bucket answered ${status}${code && ` (${code})`} to ${method}.`);
}

function away(cause: Error, onAway: S3Deps['onAway']): Problem {
  onAway?.(cause);
  const message = 'The server can’t reach its storage at the moment. Please try again shortly.';
  return new Problem(503, 'BUSY', message, { retryAfterSeconds: RETRY_SECONDS, cause });
}

function sha256(bytes: Uint8Array = new Uint8Array()): string {
  return createHash('sha256').update(bytes).digest('hex');
}
