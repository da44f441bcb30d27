import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { readRange } from '../../shared/protocol/byte-range';
import type { BucketSettings } from '../config';
import type { ObjectStore } from '../objects/object-store';
import { createS3Store } from '../objects/s3-store';

/**
 * A bucket for tests: what the server asks of S3 (put, get with a range, list, delete), with its rules. A put is seen whole or
 * not at all; a page lists a thousand keys; each signature is computed here anew and compared. It knows no `If-None-Match`, as
 * many servers that speak S3 don't.
 */
export interface TestS3 {
  readonly settings: BucketSettings;
  /** What lies in it. */
  readonly objects: Map<string, StoredObject>;
  /** How many requests it was sent. */
  readonly asked: number;
  /** Comes before each request: answers with the status that it resolves with, cuts the line for `'cut'`, else does its work. */
  meet: (method: string, key: string) => Promise<number | 'cut' | undefined>;
  stop(): Promise<void>;
}

interface StoredObject {
  readonly bytes: Buffer;
  readonly modifiedAt: number;
}

const BUCKET = 'choose-wholeness-test';
const REGION = 'test-region-1';
const PAGE = 1_000;

/** Starts one in this process, on a free port of this machine. */
export async function startS3(): Promise<TestS3> {
  const objects = new Map<string, StoredObject>();
  const keys = { accessKeyId: 'tester', secretAccessKey: randomUUID() };
  const state = { asked: 0 };
  const server = createServer((request, response) => {
    state.asked += 1;
    void answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const settings = { endpoint, region: REGION, bucket: BUCKET, ...keys };
  const s3: TestS3 = {
    settings,
    objects,
    get asked() {
      return state.asked;
    },
    meet: async () => undefined,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '' } = request;
    const url = new URL(request.url ?? '', endpoint);
    const [bucket, ...rest] = decodeURIComponent(url.pathname.slice(1)).split('/');
    const key = rest.join('/');
    const body = await buffer(request);
    const met = await s3.meet(method, key);
    if (met === 'cut') return void request.socket.destroy();
    if (met !== undefined) return void refuse(response, met, 'ToldTo');
    const fault = findFault(request, url, body, settings);
    if (fault) return void refuse(response, 403, fault);
    if (bucket !== BUCKET) return void refuse(response, 404, 'NoSuchBucket');
    if (method === 'PUT') {
      objects.set(key, { bytes: body, modifiedAt: Date.now() });
      return void response.end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (key === '') return void response.end(list(objects, url.searchParams));
    send(response, objects.get(key), request.headers.range);
  }
  return s3;
}

function send(response: ServerResponse, found: StoredObject | undefined, range?: string): void {
  if (!found) return void refuse(response, 404, 'NoSuchKey');
  const { bytes } = found;
  const wanted = readRange(range ?? null, bytes.length);
  if (wanted === 'unsatisfiable') return void refuse(response, 416, 'InvalidRange');
  if (!wanted) return void response.end(bytes);
  const { first, last } = wanted;
  response.writeHead(206, { 'content-range': `bytes ${first}-${last}/${bytes.length}` });
  response.end(bytes.subarray(first, last + 1));
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

function list(objects: TestS3['objects'], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString();
  const seen = new Map<string, string>();
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  for (const key of keys) {
    if (seen.size > PAGE) break;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    const name = end < 0 ? key : key.slice(0, end + 1);
    if (name > after) seen.set(name, end < 0 ? element(key, objects.get(key)) : folder(name));
  }
  const names = [...seen.keys()];
  const page = names.slice(0, PAGE);
  const last = page.at(-1) ?? '';
  const next = names.length > PAGE ? Buffer.from(last).toString('base64url') : undefined;
  const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  const content = page.map((name) => seen.get(name)).join('');
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${more}${content}</ListBucketResult>`;
}

function element(key: string, found: StoredObject | undefined): string {
  const at = new Date(found?.modifiedAt ?? 0).toISOString();
  return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><Size>${found?.bytes.length}</Size></Contents>`;
}

function folder(name: string): string {
  return `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`;
}

/** What is wrong with a signature of version 4, as S3 calls it. */
function findFault(
  { method = '', headers }: IncomingMessage,
  url: URL,
  body: Buffer,
  { accessKeyId, secretAccessKey }: BucketSettings,
): string | undefined {
  const { authorization = '' } = headers;
  const [, scope = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  const [keyId, date = '', region = '', service = ''] = scope.split('/');
  const at = String(headers['x-amz-date']);
  if (keyId !== accessKeyId || region !== REGION || !at.startsWith(date)) return 'AccessDenied';
  if (headers['x-amz-content-sha256'] !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const query = [...url.searchParams].map((pair) => pair.map(escaped).join('=')).sort();
  const canonical = [
    method,
    url.pathname.split('/').map(decodeURIComponent).map(escaped).join('/'),
    query.join('&'),
    ...signed.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    signed,
    hash(body),
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', at, scope.slice(keyId.length + 1), hash(canonical)].join('\n');
  const key = [date, region, service, 'aws4_request'].reduce<string | Buffer>(
    mac,
    `AWS4${secretAccessKey}`,
  );
  const isRight = timingSafeEqual(mac(key, text), Buffer.from(signature, 'hex'));
  return isRight ? undefined : 'SignatureDoesNotMatch';
}

function hash(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function mac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function escaped(text: string): string {
  const hex = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, hex);
}

/** An empty bucket for the suites of what lies in one. */
export interface TestBucket {
  readonly store: ObjectStore;
  close(): Promise<void>;
}

/**
 * A folder of the bucket that `S3_TEST_URL` names, `https://key:secret@host/bucket?region=…`; else one of this process.
 */
export async function openTestBucket(): Promise<TestBucket> {
  const named = process.env.S3_TEST_URL;
  if (!named) {
    const s3 = await startS3();
    return { store: createS3Store(s3.settings), close: () => s3.stop() };
  }
  const url = new URL(named);
  const settings = {
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket: url.pathname.slice(1),
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
  const all = createS3Store(settings);
  const store = below(all, `test-${randomUUID()}/`);
  return {
    store,
    async close() {
      for await (const { key } of store.list('')) await store.delete(key);
    },
  };
}

function below(store: ObjectStore, folder: string): ObjectStore {
  return {
    put: (key, bytes) => store.put(folder + key, bytes),
    get: (key, range) => store.get(folder + key, range),
    async *list(prefix) {
      for await (const object of store.list(folder + prefix)) {
        yield { ...object, key: object.key.slice(folder.length) };
      }
    },
    folders: (prefix) => store.folders(folder + prefix),
    delete: (key) => store.delete(folder + key),
  };
}
