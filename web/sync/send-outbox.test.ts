import { afterEach, describe, expect, it } from 'vitest';
import { manualTimers } from '../../shared/testing/manual-timers';
import { prayedPost } from '../outbox/prayed-post';
import { createIndexedDbDisk } from '../records/testing/disk';
import { closeTabs, openTab, type Tab } from '../records/testing/open-tab';
import { whenLive } from '../records/testing/when-live';
import { createOutboxTransport } from './outbox-transport';
import { sendOutbox } from './send-outbox';

afterEach(closeTabs);

const never = new AbortController().signal;
const MADE = () => Response.json({ id: 'made' }, { status: 201 });
const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ message: 'No.', code }, { status, headers });

async function setUp(answer: (request: Request) => Response | Promise<Response>) {
  const tab = await openTab(createIndexedDbDisk(), { personId: 'anna' });
  const sent: Request[] = [];
  const transport = createOutboxTransport({
    personId: 'anna',
    timers: manualTimers(),
    now: () => 0,
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), 'http://localhost'), init);
      sent.push(request.clone());
      return answer(request);
    },
  });
  const session = { now: () => 9, log: () => undefined };
  const send = (signal = never, isOnline = true) =>
    sendOutbox(tab.outboxReplica, transport, signal, session, () => isOnline);
  return { tab, sent, send };
}

function say(tab: Tab, message: string) {
  tab.surroundings.time += 1;
  return tab.outbox.add({ kind: 'feedback', path: '/api/feedback', body: { message } });
}

const unsent = ({ outbox }: Tab) => whenLive(outbox.liveUnsent());

describe('sending what others are to read', () => {
  it('A48 posts whole characters, so that half of one holds nothing back', async () => {
    const { tab, sent, send } = await setUp(MADE);
    await say(tab, 'half \ud83d');
    expect(await send()).toEqual({ kind: 'synced', at: 9 });
    expect(await sent[0]?.json()).toEqual({ message: 'half \ufffd' });
  });

  it('P38 posts each under its own key, the oldest first, and forgets what the server has', async () => {
    const { tab, sent, send } = await setUp(MADE);
    const items = [await say(tab, 'one'), await say(tab, 'two')];
    expect(await send()).toEqual({ kind: 'synced', at: 9 });
    expect(await unsent(tab)).toEqual([]);
    expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/feedback',
      'POST /api/feedback',
    ]);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(
      items.map(({ key }) => key),
    );
    expect(sent[0]?.headers.get('x-user-id')).toBe('anna');
    expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
      { message: 'one' },
      { message: 'two' },
    ]);
  });

  it('P37 asks nothing of the server while nothing waits', async () => {
    const { sent, send } = await setUp(MADE);
    expect(await send()).toEqual({ kind: 'synced', at: 9 });
    expect(sent).toEqual([]);
  });

  it('F10 sends again under the same key what was answered into the void', async () => {
    let answers = 0;
    const { tab, sent, send } = await setUp(() => {
      answers += 1;
      if (answers === 1) throw new TypeError('The line is cut');
      return MADE();
    });
    await say(tab, 'one');
    expect(await send()).toMatchObject({ kind: 'try-again', error: 'UNREACHABLE' });
    expect(await send()).toMatchObject({ kind: 'synced' });
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('F10 begins nothing while there seems to be no network: it can still be taken back', async () => {
    const { tab, sent, send } = await setUp(MADE);
    const [first, second] = [await say(tab, 'one'), await say(tab, 'two')];
    expect(await send(never, false)).toMatchObject({ kind: 'try-again', error: 'UNREACHABLE' });
    expect(sent).toEqual([]);
    expect(await tab.outbox.takeBack(first.key)).toBe(true);
    expect(await send(never, true)).toMatchObject({ kind: 'synced' });
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([second.key]);
  });

  it('F10 goes on with what was begun, whatever the network seems to be', async () => {
    let isCut = true;
    const { tab, sent, send } = await setUp(() => {
      if (isCut) throw new TypeError('The line is cut');
      return MADE();
    });
    const [begun, later] = [await say(tab, 'one'), await say(tab, 'two')];
    await send();
    isCut = false;
    expect(await send(never, false)).toMatchObject({ kind: 'try-again' });
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      begun.key,
      begun.key,
    ]);
    expect(await unsent(tab)).toEqual([later]);
    expect(await tab.outbox.takeBack(later.key)).toBe(true);
  });

  it.each([
    [400, 'INVALID_REQUEST'],
    [403, 'PREMIUM_REQUIRED'],
    [404, 'NOT_FOUND'],
    [409, 'CONFLICT'],
    [413, 'BODY_TOO_LARGE'],
  ])(
    'keeps what is refused with %i %s, with that code, and sends the rest',
    async (status, code) => {
      const { tab, sent, send } = await setUp(async (request) =>
        (await request.text()).includes('refused') ? problem(status, code) : MADE(),
      );
      await say(tab, 'refused');
      await say(tab, 'fine');
      expect(await send()).toMatchObject({ kind: 'synced' });
      expect(await unsent(tab)).toMatchObject([
        { body: { message: 'refused' }, state: 'held', code },
      ]);
      expect(await send()).toMatchObject({ kind: 'synced' });
      expect(sent).toHaveLength(2);
    },
  );

  it('T10 forgets what may be refused, and waits with it for a server that fails', async () => {
    let status = 500;
    const { tab, send } = await setUp(() => problem(status, 'NOT_A_MEMBER'));
    await tab.outbox.add({ ...prayedPost('gone', '2026-03-01'), mayBeRefused: true });
    await send();
    expect(await unsent(tab)).toMatchObject([{ kind: 'prayed', state: 'waiting' }]);
    status = 403;
    expect(await send()).toEqual({ kind: 'synced', at: 9 });
    expect(await unsent(tab)).toEqual([]);
  });

  it.each([
    ['P34 an ended session', () => problem(401, 'UNAUTHENTICATED'), { kind: 'signed-out' }],
    ['P34 another person', () => problem(409, 'IDENTITY_MISMATCH'), { kind: 'signed-out' }],
    [
      'P33 an outdated program',
      () => problem(426, 'UPGRADE_REQUIRED'),
      { kind: 'upgrade-required' },
    ],
    ['P35 an erased account', () => problem(410, 'ACCOUNT_ERASED'), { kind: 'erased' }],
    [
      'P36 a request for patience',
      () => problem(429, 'RATE_LIMITED', { 'retry-after': '7' }),
      { kind: 'try-again', error: 'RATE_LIMITED', retryAfterMs: 7_000 },
    ],
    [
      'no route',
      () => Promise.reject(new TypeError()),
      { kind: 'try-again', error: 'UNREACHABLE' },
    ],
  ])('waits through %s, and asks for nothing more', async (_, answer, outcome) => {
    const { tab, sent, send } = await setUp(answer);
    await say(tab, 'one');
    await say(tab, 'two');
    expect(await send()).toEqual(outcome);
    expect(sent).toHaveLength(1);
    expect(await unsent(tab)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
  });

  it.each([
    ['a failing server', () => problem(500, 'INTERNAL')],
    ['the sign-in page of a network', () => new Response('<h1>Welcome</h1>')],
    ['a page of a proxy', () => new Response('<h1>No</h1>', { status: 403 })],
    ['an answer about something else', () => Response.json({ ok: true })],
  ])('F7 counts %s neither as sent nor as refused, and tries the others', async (_, answer) => {
    const { tab, sent, send } = await setUp(answer);
    await say(tab, 'one');
    await say(tab, 'two');
    expect(await send()).toMatchObject({ kind: 'try-again' });
    expect(await unsent(tab)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    expect(sent.length).toBeGreaterThan(0);
  });

  it('sends nothing that was taken back while something before it was on its way', async () => {
    const { tab, sent, send } = await setUp(async () => {
      expect(await tab.outbox.takeBack(second.key)).toBe(true);
      expect(await tab.outbox.takeBack(first.key)).toBe(false);
      return MADE();
    });
    const [first, second] = [await say(tab, 'one'), await say(tab, 'two')];
    expect(await send()).toMatchObject({ kind: 'synced' });
    expect(sent).toHaveLength(1);
    expect(await unsent(tab)).toEqual([]);
  });

  it('stops when it is told to, leaving what waits', async () => {
    const ended = new AbortController();
    const { tab, send } = await setUp(() => {
      ended.abort();
      throw new DOMException('Aborted', 'AbortError');
    });
    await say(tab, 'one');
    expect(await send(ended.signal)).toEqual({ kind: 'aborted' });
    expect(await unsent(tab)).toHaveLength(1);
  });
});
