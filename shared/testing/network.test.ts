import { describe, expect, it } from 'vitest';
import { settle } from './manual-timers';
import { createTestNetwork, type Fate } from './network';
import { seededRandom } from './random';

function setUp(fate: Fate) {
  const arrived: string[] = [];
  const network = createTestNetwork(async (request) => {
    arrived.push(await request.text());
    return Response.json({ count: arrived.length });
  });
  const fetch = network.link(() => fate);
  const send = (signal?: AbortSignal) => {
    const init = { method: 'POST', body: 'hello', ...(signal && { signal }) };
    return fetch('/x', init).then((answer) => answer.text());
  };
  return { arrived, network, send };
}

describe('the network of the tests', () => {
  it.each<[Fate, number, string]>([
    ['pass', 1, '{"count":1}'],
    ['twice', 2, '{"count":2}'],
    ['late-copy', 1, '{"count":1}'],
    ['answer-cut', 1, '{"cou'],
  ])('%s: arrives %i times and answers %s', async (fate, times, answer) => {
    const { arrived, send } = setUp(fate);
    expect(await send()).toBe(answer.slice(0, fate === 'answer-cut' ? 5 : undefined));
    expect(arrived).toHaveLength(times);
  });

  it.each<[Fate, number]>([
    ['request-lost', 0],
    ['answer-lost', 1],
    ['late', 0],
  ])('%s: breaks the connection after %i arrivals', async (fate, times) => {
    const { arrived, send } = setUp(fate);
    await expect(send()).rejects.toThrow('Failed to fetch');
    expect(arrived).toHaveLength(times);
  });

  it.each<Fate>(['late', 'late-copy'])(
    '%s: arrives when late ones are let through',
    async (fate) => {
      const { arrived, network, send } = setUp(fate);
      await send().catch(() => undefined);
      const before = arrived.length;
      await network.deliverLate();
      await network.deliverLate();
      expect(arrived.slice(before)).toEqual(['hello']);
    },
  );

  it.each<[Fate, number]>([
    ['request-held', 0],
    ['answer-held', 1],
  ])('%s: waits after %i arrivals until released', async (fate, times) => {
    const { arrived, network, send } = setUp(fate);
    let answer: string | undefined;
    void send().then((text) => {
      answer = text;
    });
    await settle();
    expect([arrived.length, answer, network.held()]).toEqual([times, undefined, 1]);
    network.release();
    await expect.poll(() => answer).toBe('{"count":1}');
  });

  it('ends a held request when the device gives up', async () => {
    const { send } = setUp('answer-held');
    const ended = new AbortController();
    const answer = send(ended.signal);
    ended.abort();
    await expect(answer).rejects.toThrow('Aborted');
  });

  it('draws the same from the same seed', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed).next);
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });
});
