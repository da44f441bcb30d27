import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CircleInvite, CircleMembersAnswer } from '../../shared/api/prayer-circles';
import { removeReported } from '../services/circles/remove-reported';
import { type ServedApp, serveApp } from '../testing/serve-app';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';

const POKE = 'event: poke';
const BEAT = ': still here';

/** An open connection, read as far as was asked. */
interface Listener {
  /** How many pokes came before the beat that was sent last. */
  readonly pokes: () => Promise<number>;
  readonly close: () => Promise<void>;
}

let test: TestApp;
let served: ServedApp;
const beats = new Set<() => void>();
const open: Listener[] = [];

beforeEach(async () => {
  test = openTestApp({
    startInterval: (_, tick) => {
      beats.add(tick);
      return () => beats.delete(tick);
    },
  });
  served = await serveApp(test.app);
});
afterEach(async () => {
  for (const listener of open.splice(0)) await listener.close();
  await served.close();
  await test.close();
});

/** Opens a stream over a real socket. */
async function listen(who: Client): Promise<Listener> {
  const stream = await fetch(`${served.origin}/api/sync/v1/stream?person=${who.id}`, {
    headers: { cookie: who.cookie ?? '' },
  });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  const listener = {
    async pokes() {
      let text = '';
      while (!text.includes(BEAT)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`The stream ended after: ${text}`);
        text += value;
      }
      return text.split(POKE).length - 1;
    },
    close: () => reader.cancel(),
  };
  open.push(listener);
  return listener;
}

/** What each of them has heard since it was last asked. */
function heard(...listeners: readonly Listener[]): Promise<number[]> {
  for (const beat of beats) beat();
  return Promise.all(listeners.map(({ pokes }) => pokes()));
}

it('A4 nobody but its members hears of a circle: not a stranger, and not who was removed while listening', async () => {
  const [ruth, ben, cleo, stranger] = await Promise.all(
    ['ruth', 'ben', 'cleo', 'stranger'].map((name) => test.person(name)),
  );
  if (!ruth || !ben || !cleo || !stranger) throw new Error('Somebody is missing.');
  const circle = await ruth.call('POST', '/api/prayer-groups', { json: { name: 'A circle' } });
  const at = (path: string) => `/api/prayer-groups/${circle.body.id}${path}`;
  const { code } = (await ruth.call<CircleInvite>('POST', at('/invite'), { json: {} })).body;
  for (const who of [ben, cleo]) {
    await who.call('POST', '/api/prayer-groups/join', { json: { inviteCode: code } });
  }
  const streams = [await listen(ben), await listen(cleo), await listen(stranger)];
  expect(await heard(...streams)).toEqual([1, 1, 1]);

  const write = async () => {
    const asked = await ruth.call('POST', at('/requests'), { json: { title: 'A request' } });
    const request = `/api/prayer-requests/${asked.body.id}`;
    const json = { type: 'prayer', message: 'A response' };
    await cleo.call('POST', `${request}/responses`, { json });
    await ruth.call('POST', `${request}/answered`, { json: {} });
    return request;
  };
  await write();
  const [asMember = 0, , outside] = await heard(...streams);
  expect([asMember > 0, outside]).toEqual([true, 0]);

  const { members } = (await ruth.call<CircleMembersAnswer>('GET', at('/members'))).body;
  const removed = members.find(({ name }) => name === 'ben')?.id;
  await ruth.call('DELETE', at(`/members/${removed}`));
  expect((await heard(...streams))[0]).toBe(1);

  const request = await write();
  const [former, still = 0, never] = await heard(...streams);
  expect([former, still > 0, never]).toEqual([0, true, 0]);
  for (const path of [at('/requests'), at('/members'), `${request}/responses`]) {
    expect((await ben.call('GET', path)).body).toMatchObject({ code: 'NOT_A_MEMBER' });
    expect((await stranger.call('GET', path)).body).toMatchObject({ code: 'NOT_FOUND' });
  }
});

it('P27 P51 what an operator removes from a process of their own is told at the next sweep, once', async () => {
  const [ruth, ben, stranger] = await Promise.all(
    ['ruth', 'ben', 'stranger'].map((name) => test.person(name)),
  );
  if (!ruth || !ben || !stranger) throw new Error('Somebody is missing.');
  const circle = await ruth.call('POST', '/api/prayer-groups', { json: { name: 'A circle' } });
  const at = (path: string) => `/api/prayer-groups/${circle.body.id}${path}`;
  const { code } = (await ruth.call<CircleInvite>('POST', at('/invite'), { json: {} })).body;
  await ben.call('POST', '/api/prayer-groups/join', { json: { inviteCode: code } });
  const asked = await ruth.call('POST', at('/requests'), { json: { title: 'A request' } });
  const json = { post: 'request', postId: asked.body.id, reason: 'harmful' };
  const { body: report } = await ben.call('POST', at('/reports'), { json });
  const streams = [await listen(ruth), await listen(ben), await listen(stranger)];
  await heard(...streams);

  await removeReported({ store: test.store, now: () => test.clock.now }, String(report.id));
  expect(await heard(...streams)).toEqual([1, 1, 0]);
  expect(await heard(...streams)).toEqual([0, 0, 0]);
  expect((await ben.call('GET', at('/requests'))).body).toMatchObject({ requests: [] });
});
