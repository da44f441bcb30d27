import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gzipPushes } from './gzip-pushes';

const PUSH = '/api/sync/v1/push';
const WORDS = JSON.stringify({ words: 'Grace arrived quietly – early. '.repeat(40) });
const PERMITS = { 'accept-encoding': 'gzip' };

/** What the server answers next; undefined for no answer. */
let answer: () => Response | undefined;
let sent: RequestInit[];
let fetchPush: typeof fetch;

beforeEach(() => {
  answer = () => new Response('{}', { headers: PERMITS });
  sent = [];
  fetchPush = gzipPushes(async (_, init = {}) => {
    sent.push(init);
    const response = answer();
    if (!response) throw new TypeError('Failed to fetch');
    return response;
  });
});

function send(body = WORDS, path = PUSH) {
  const headers = { 'content-type': 'application/json' };
  return fetchPush(path, { method: 'POST', body, headers });
}

/** What arrived with the last request, decompressed, and how it came. */
function last() {
  const { body, headers } = sent.at(-1) ?? {};
  const encoding = new Headers(headers).get('content-encoding');
  if (encoding === null) return { encoding, text: body };
  return { encoding, text: gunzipSync(body as ArrayBuffer).toString() };
}

const plain = { encoding: null, text: WORDS };
const gzip = { encoding: 'gzip', text: WORDS };

describe('P60 a push', () => {
  it('is sent as it is until an answer permits gzip', async () => {
    await send();
    expect(last()).toEqual(plain);
    await send();
    expect(last()).toEqual(gzip);
    expect(new Headers(sent.at(-1)?.headers).get('content-type')).toBe('application/json');
    const { body } = sent.at(-1) as { body: ArrayBuffer };
    expect(body.byteLength).toBeLessThan(WORDS.length / 4);
  });

  it('is compressed after a pull that permits it', async () => {
    await fetchPush('/api/sync/v1/pull?since=0', {});
    await send();
    expect(last()).toEqual(gzip);
  });

  it('is sent as it is to a server of the release before, also where a new one answered earlier', async () => {
    await send();
    answer = () => new Response('{}');
    await send();
    await send();
    expect(last()).toEqual(plain);
  });

  it.each([400, 415])(
    'is sent again as it is after %i, and no later one is compressed',
    async (status) => {
      await send();
      answer = () => {
        const isGzip = last().encoding !== null;
        return new Response('{}', { status: isGzip ? status : 200, headers: PERMITS });
      };
      expect((await send()).status).toBe(200);
      expect(sent).toHaveLength(3);
      await send();
      expect([last(), sent.length]).toEqual([plain, 4]);
    },
  );

  it.each([409, 413, 503])('is not sent again after %i', async (status) => {
    await send();
    answer = () => new Response('{}', { status, headers: PERMITS });
    expect((await send()).status).toBe(status);
    expect([last(), sent.length]).toEqual([gzip, 2]);
  });

  it('is sent as it is after one without an answer', async () => {
    await send();
    answer = () => undefined;
    await expect(send()).rejects.toThrow('Failed to fetch');
    expect(last()).toEqual(gzip);
    answer = () => new Response('{}', { headers: PERMITS });
    await fetchPush('/api/sync/v1/pull?since=0', {});
    await send();
    expect(last()).toEqual(plain);
    await send();
    expect(last()).toEqual(gzip);
  });

  it('is sent as it is where it is short, and so is a digest', async () => {
    await send();
    await send('{"words":"few"}');
    expect(last()).toEqual({ encoding: null, text: '{"words":"few"}' });
    await send(WORDS, '/api/sync/v1/digest');
    expect(last()).toEqual(plain);
  });

  it('is sent as it is by a browser that can’t compress', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    await send();
    await send();
    expect(last()).toEqual(plain);
  });
});
