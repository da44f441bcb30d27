import { beforeEach, describe, expect, it, vi } from 'vitest';
import { http, httpLines } from './http';
import { HttpError, isRefusal } from './http-error';

const calls: { path: string; init: RequestInit & { headers: Headers } }[] = [];
let answer: () => Response = () => Response.json({});

beforeEach(() => {
  calls.length = 0;
  answer = () => Response.json({});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit & { headers: Headers }) => {
    calls.push({ path, init });
    return answer();
  });
});

function signIn(values: Record<string, string>): void {
  vi.stubGlobal('localStorage', { getItem: (key: string) => values[key] ?? null });
}

describe('a request', () => {
  it('carries a JSON content type only with a body, and always credentials', async () => {
    await http('/api/profile');
    await http('/api/check-in', { method: 'POST', body: { mood: 'hopeful' } });
    expect(calls[0]!.init.headers.has('content-type')).toBe(false);
    expect(calls[0]!.init.body).toBeUndefined();
    expect(calls[1]!.init.headers.get('content-type')).toBe('application/json');
    expect(calls[1]!.init.body).toBe('{"mood":"hopeful"}');
    expect(calls.map(({ init }) => init.credentials)).toEqual(['include', 'include']);
  });

  it('A48 carries whole characters, also where half of one was typed', async () => {
    await http('/api/feedback', { method: 'POST', body: { message: 'half \ud83d' } });
    expect(calls[0]!.init.body).toBe('{"message":"half \ufffd"}');
  });

  it('carries a form as it is: the browser says where its parts begin', async () => {
    const form = new FormData();
    await http('/api/profile/image', { method: 'POST', form });
    expect(calls[0]!.init.body).toBe(form);
    expect(calls[0]!.init.headers.has('content-type')).toBe(false);
  });

  it('names the person only when both parts of the session are stored', async () => {
    signIn({ userId: 'p1' });
    await http('/api/profile');
    signIn({ userId: 'p1', username: 'miriam' });
    await http('/api/profile');
    expect(calls.map(({ init }) => init.headers.get('x-user-id'))).toEqual([null, 'p1']);
  });

  it('P62 of a guest leaves the device only where it leads to an account, or is public', async () => {
    signIn({ userId: 'guest-1', username: 'Guest' });
    const asked = ['/api/profile', '/api/prayer-groups', '/api/companion/reflect', '/api/contacts'];
    for (const path of asked) {
      const refusal = await http(path).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: 'ACCOUNT_NEEDED', serverMessage: expect.any(String) });
    }
    expect(calls).toEqual([]);
    for (const path of ['/api/auth/login', '/api/companion', '/api/contact']) await http(path);
    expect(calls.map(({ init }) => init.headers.has('x-user-id'))).toEqual([false, false, false]);
  });

  it('tells the local day and the time zone', async () => {
    await http('/api/profile');
    expect(calls[0]!.init.headers.get('x-local-day')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(calls[0]!.init.headers.get('x-time-zone')).toBeTruthy();
  });
});

describe('an answer', () => {
  it('that is a success comes parsed, null when empty', async () => {
    answer = () => Response.json({ checkIn: null });
    expect(await http('/api/check-in/2026-03-01')).toEqual({ checkIn: null });
    answer = () => new Response(null, { status: 204 });
    expect(await http('/api/auth/logout', { method: 'POST' })).toBeNull();
  });

  it('that is none becomes an error of status and body text (spec section 8)', async () => {
    const body = '{"message":"That name is taken.","code":"USERNAME_TAKEN"}';
    answer = () => new Response(body, { status: 409 });
    const error = await http('/api/auth/register').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      message: `409: ${body}`,
      serverMessage: 'That name is taken.',
      code: 'USERNAME_TAKEN',
    });
  });

  it('with an empty body is told by its status text; the `error` field is read too', async () => {
    answer = () => new Response(null, { status: 502, statusText: 'Bad Gateway' });
    await expect(http('/api/journal')).rejects.toThrow('502: Bad Gateway');
    answer = () => Response.json({ error: 'No.' }, { status: 400 });
    await expect(http('/api/journal')).rejects.toMatchObject({ serverMessage: 'No.' });
  });

  it('of 401 throws unless asked to be null', async () => {
    answer = () => new Response('', { status: 401, statusText: 'Unauthorized' });
    await expect(http('/api/journal')).rejects.toThrow('401: Unauthorized');
    expect(await http('/api/journal', { on401: 'null' })).toBeNull();
  });
});

describe('an answer of lines', () => {
  const linesOf = async () => {
    const lines: unknown[] = [];
    for await (const line of httpLines('/api/companion/reflect')) lines.push(line);
    return lines;
  };

  it('comes line by line, wherever the network cuts it, also within a letter', async () => {
    const bytes = new TextEncoder().encode('{"text":"Schön"}\n\n{"text":"still"}');
    answer = () => streamOf([...bytes].map((byte) => new Uint8Array([byte])));
    expect(await linesOf()).toEqual([{ text: 'Schön' }, { text: 'still' }]);
  });

  it('that breaks off gives what had come, and then rejects', async () => {
    const piece = new TextEncoder().encode('{"line":1}\n{"li');
    answer = () => streamOf([piece], new TypeError('network error'));
    const lines = httpLines('/api/companion/reflect');
    expect((await lines.next()).value).toEqual({ line: 1 });
    await expect(lines.next()).rejects.toThrow('network error');
  });

  it('that is no success rejects with HttpError', async () => {
    answer = () => new Response('{"message":"Too many","code":"RATE_LIMITED"}', { status: 429 });
    await expect(linesOf()).rejects.toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  });
});

/** An answer that comes in pieces, and ends there, with an error if one is given. */
function streamOf(pieces: Uint8Array[], error?: Error): Response {
  const left = [...pieces];
  const body = new ReadableStream({
    pull(controller) {
      const piece = left.shift();
      if (piece) controller.enqueue(piece);
      else if (error) controller.error(error);
      else controller.close();
    },
  });
  return new Response(body);
}

it('A4 a refusal is what the server itself says is not the person’s to read', () => {
  const error = (status: number, code?: string) => new HttpError(status, '', undefined, code);
  for (const code of ['NOT_A_MEMBER', 'NOT_ALLOWED', 'NOT_FOUND'])
    expect(isRefusal(error(403, code))).toBe(true);
  for (const other of [error(404), error(403, 'SOMETHING'), new TypeError('failed')])
    expect(isRefusal(other)).toBe(false);
});
