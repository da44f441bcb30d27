import { describe, expect, it } from 'vitest';
import { manualTimers } from '../../shared/testing/manual-timers';
import { type EventSourceLike, openPokeStream } from './poke-stream';

function setUp() {
  const timers = manualTimers();
  const sources: { url: string; emit(type: string): void; closed: boolean }[] = [];
  const open = (url: string): EventSourceLike => {
    const listeners = new Map<string, () => void>();
    const source = { url, closed: false, emit: (type: string) => listeners.get(type)?.() };
    sources.push(source);
    return {
      addEventListener: (type, listener) => void listeners.set(type, listener),
      close: () => {
        source.closed = true;
      },
    };
  };
  let pokes = 0;
  const poke = () => {
    pokes += 1;
  };
  const end = openPokeStream({
    personId: 'a b',
    open,
    timers,
    random: () => 0.5,
    onOpen: poke,
    onPoke: poke,
  });
  return { timers, sources, end, pokes: () => pokes };
}

describe('the poke stream', () => {
  it('P27 P38 names the person and pokes on connect and on each poke', () => {
    const { sources, pokes } = setUp();
    expect(sources[0]?.url).toBe('/api/sync/v1/stream?person=a%20b');
    sources[0]?.emit('open');
    sources[0]?.emit('poke');
    expect(pokes()).toBe(2);
  });

  it('P27 asks every 30 seconds while it is down and pokes when it is back', async () => {
    const { sources, pokes, timers } = setUp();
    sources[0]?.emit('open');
    sources[0]?.emit('error');
    expect(sources[0]?.closed).toBe(true);
    await timers.advance(90_000);
    expect(pokes()).toBe(1 + 3);
    sources.at(-1)?.emit('open');
    expect(pokes()).toBe(5);
    await timers.advance(90_000);
    expect(pokes()).toBe(5);
  });

  it('P36 P52 reconnects within 5 seconds, then after delays that double up to half a minute', async () => {
    const { sources, timers } = setUp();
    const opened: number[] = [];
    for (let failure = 0; failure < 12; failure += 1) {
      const before = timers.now();
      const count = sources.length;
      sources.at(-1)?.emit('error');
      while (sources.length === count) await timers.advance(100);
      opened.push(timers.now() - before);
    }
    expect(opened.slice(0, 4)).toEqual([2_500, 5_000, 10_000, 20_000]);
    expect(opened.at(-1)).toBe(30_000);
  });

  it('ends from every state, leaving no timer and no connection', async () => {
    const connected = setUp();
    connected.sources[0]?.emit('open');
    connected.end();
    expect([connected.sources[0]?.closed, connected.timers.waiting()]).toEqual([true, 0]);
    const down = setUp();
    down.sources[0]?.emit('error');
    expect(down.timers.waiting()).toBe(2);
    down.end();
    expect(down.timers.waiting()).toBe(0);
  });
});
