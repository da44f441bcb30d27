import { describe, expect, it } from 'vitest';
import { manualTimers } from '../../shared/testing/manual-timers';
import { createTransport } from './transport';

const never = new AbortController().signal;
const PULL = { since: 3, limit: 10, epoch: 'e 1' };
const PAGE = { epoch: 'e', plan: 'free', rows: [], checkpoint: 0, more: false };

function setUp(answer: (request: Request) => Response | Promise<Response>) {
  const timers = manualTimers();
  const requests: { request: Request; init: RequestInit | undefined }[] = [];
  const transport = createTransport({
    personId: 'person',
    timers,
    now: () => 0,
    fetch: async (input, init) => {
      const { signal, ...rest } = init ?? {};
      const request = new Request(new URL(String(input), 'http://localhost'), rest);
      requests.push({ request, init });
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        Promise.resolve(answer(request)).then(resolve, reject);
      });
    },
  });
  return { transport, requests, timers };
}

function problem(status: number, code: string, headers: Record<string, string> = {}) {
  return () => Response.json({ message: 'No.', code }, { status, headers });
}

describe('the transport', () => {
  it('P38 P11 names person, protocol and epoch, and sends the cookie', async () => {
    const { transport, requests } = setUp(() => Response.json(PAGE));
    await transport.pull(PULL, never);
    const [sent] = requests;
    expect(sent?.request.url).toBe('http://localhost/api/sync/v1/pull?since=3&limit=10&epoch=e+1');
    expect(sent?.request.headers.get('x-user-id')).toBe('person');
    expect(sent?.request.headers.get('x-sync-protocol')).toBe('1');
    expect(sent?.init?.credentials).toBe('include');
  });

  it('P11 names no epoch on first contact', async () => {
    const { transport, requests } = setUp(() => Response.json(PAGE));
    await transport.pull({ ...PULL, epoch: null }, never);
    expect(requests[0]?.request.url).not.toContain('epoch');
  });

  it.each([
    [401, 'UNAUTHENTICATED', { kind: 'signed-out' }],
    [409, 'IDENTITY_MISMATCH', { kind: 'signed-out' }],
    [409, 'EPOCH_CHANGED', { kind: 'epoch-changed' }],
    [410, 'ACCOUNT_ERASED', { kind: 'erased' }],
    [413, 'BODY_TOO_LARGE', { kind: 'too-large' }],
    [426, 'UPGRADE_REQUIRED', { kind: 'upgrade-required' }],
    [500, 'INTERNAL', { kind: 'try-again', error: 'INTERNAL' }],
  ])('P33 P34 P35 P36 takes %i %s as %j', async (status, code, failure) => {
    const { transport } = setUp(problem(status, code));
    expect(await transport.pull(PULL, never)).toEqual({ ok: false, problem: failure });
  });

  it('P54 takes the name of the epoch that a refusal says', async () => {
    const body = { code: 'EPOCH_CHANGED', message: 'Another.', epoch: 'second.00000002' };
    const { transport } = setUp(() => Response.json(body, { status: 409 }));
    const problem = { kind: 'epoch-changed', epoch: 'second.00000002' };
    expect(await transport.pull(PULL, never)).toEqual({ ok: false, problem });
  });

  it.each([
    ['7', 7_000],
    ['Thu, 01 Jan 1970 00:00:30 GMT', 30_000],
    ['999999999', 3_600_000],
  ])('P36 reads Retry-After %s', async (header, retryAfterMs) => {
    const { transport } = setUp(problem(503, 'BUSY', { 'retry-after': header }));
    const failure = { kind: 'try-again', error: 'BUSY', retryAfterMs };
    expect(await transport.pull(PULL, never)).toEqual({ ok: false, problem: failure });
  });

  it("P35 does not take a stranger's 410 for the server's word", async () => {
    const { transport } = setUp(() => new Response('<h1>Gone</h1>', { status: 410 }));
    const failure = { kind: 'try-again', error: 'HTTP 410' };
    expect(await transport.pull(PULL, never)).toEqual({ ok: false, problem: failure });
  });

  it('P17 takes an answer of another shape for none', async () => {
    const { transport } = setUp(() => Response.json({ accepted: 'all of them' }));
    const answer = await transport.push({ epoch: 'e', rows: [] }, never);
    expect(answer).toEqual({
      ok: false,
      problem: { kind: 'try-again', error: 'UNREADABLE_ANSWER' },
    });
  });

  it('P36 gives up on a server that never answers', async () => {
    const { transport, timers } = setUp(() => new Promise(() => undefined));
    const answer = transport.pull(PULL, never);
    await timers.advance(30_000);
    expect(await answer).toEqual({
      ok: false,
      problem: { kind: 'try-again', error: 'UNREACHABLE' },
    });
    expect(timers.waiting()).toBe(0);
  });

  it('ends at once when aborted, leaving no timer', async () => {
    const { transport, timers } = setUp(() => new Promise(() => undefined));
    const ended = new AbortController();
    const answer = transport.pull(PULL, ended.signal);
    ended.abort();
    expect(await answer).toEqual({ ok: false, problem: { kind: 'aborted' } });
    expect(timers.waiting()).toBe(0);
  });
});
