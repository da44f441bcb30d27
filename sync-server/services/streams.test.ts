import { describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../shared/protocol/limits';
import type { ChangeMark } from '../store/stream-store';
import { createPokeHub } from './pokes';
import { type Listener, Streams } from './streams';

/** The streams of a server, their clock and their store in hand. */
function setUp() {
  const marks = new Map<string, ChangeMark>();
  const asked: number[] = [];
  const timers = new Map<() => void, number>();
  const pokes = createPokeHub();
  const error = vi.fn();
  const readChangeMarks = vi.fn(async (hashes: readonly string[], now: number) => {
    expect(now).toBe(7);
    asked.push(hashes.length);
    const found = hashes.map((hash) => [hash, marks.get(hash)] as const);
    return new Map(found.filter((pair): pair is [string, ChangeMark] => pair[1] !== undefined));
  });
  const streams = new Streams({
    store: { readChangeMarks },
    pokes,
    now: () => 7,
    startInterval: (ms, tick) => {
      timers.set(tick, ms);
      return () => timers.delete(tick);
    },
    log: { error },
  });
  const listen = (name: string, listener: Partial<Listener> = {}) => {
    const heard: string[] = [];
    marks.set(name, { sequence: 0, stirred: 0 });
    const end = streams.add(
      { accountId: 'anna', tokenHash: name, sequence: 0, stirred: 0, ...listener },
      {
        poke: () => heard.push('poke'),
        beat: () => heard.push('beat'),
        end: () => heard.push('end'),
      },
    );
    return { heard, end, told: () => heard.splice(0) };
  };
  const pass = (ms: number) => {
    for (const [tick, every] of timers) if (every === ms) tick();
  };
  const sweep = async (rounds = 1) => {
    const before = asked.length;
    pass(25_000);
    await vi.waitFor(() => expect(asked.length).toBe(before + rounds));
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { streams, pokes, marks, asked, timers, error, readChangeMarks, listen, pass, sweep };
}

describe('P51 the sweep', () => {
  it('asks for all streams at once, pokes those that another process moved, and beats for all', async () => {
    const { marks, listen, sweep, asked, timers } = setUp();
    const [phone, tablet, ben] = ['phone', 'tablet', 'ben'].map((name) => listen(name));
    expect([...timers.values()]).toEqual([25_000]);
    marks.set('phone', { sequence: 1, stirred: 0 });
    marks.set('ben', { sequence: 0, stirred: 1 });
    await sweep();
    expect(asked).toEqual([3]);
    expect([phone?.told(), tablet?.told(), ben?.told()]).toEqual([
      ['poke', 'beat'],
      ['beat'],
      ['poke', 'beat'],
    ]);
    await sweep();
    expect([phone?.told(), tablet?.told(), ben?.told()]).toEqual([['beat'], ['beat'], ['beat']]);
  });

  it('does not repeat what this process has poked', async () => {
    const { marks, listen, sweep, pokes } = setUp();
    const phone = listen('phone');
    pokes.publish('anna', 3);
    pokes.publish('anna', 3, 2);
    pokes.publish('anna', 0);
    expect(phone.told()).toEqual(['poke', 'poke', 'poke']);
    marks.set('phone', { sequence: 3, stirred: 2 });
    await sweep();
    expect(phone.told()).toEqual(['beat']);
  });

  it('pokes after a restore, which leads back', async () => {
    const { listen, sweep } = setUp();
    const phone = listen('phone', { sequence: 9 });
    await sweep();
    expect(phone.told()).toEqual(['poke', 'beat']);
  });

  it('A7 ends the streams whose session is over, and no other', async () => {
    const { marks, listen, sweep, streams, pokes, timers } = setUp();
    const [phone, tablet] = ['phone', 'tablet'].map((name) => listen(name));
    marks.delete('phone');
    await sweep();
    pokes.publish('anna', 1);
    expect([phone?.told(), tablet?.told()]).toEqual([['end'], ['beat', 'poke']]);
    tablet?.end();
    expect([streams.size, timers.size, pokes.listeners('anna')]).toEqual([0, 0, 0]);
  });

  it('keeps the streams while the database does not answer', async () => {
    const { listen, sweep, readChangeMarks, error, pass } = setUp();
    const phone = listen('phone');
    readChangeMarks.mockRejectedValueOnce(new Error('disk'));
    pass(25_000);
    await vi.waitFor(() => expect(phone.told()).toEqual(['beat']));
    expect(error).toHaveBeenCalledOnce();
    await sweep();
    expect(phone.told()).toEqual(['beat']);
  });

  it('takes many in parts, and leaves out who has left meanwhile', async () => {
    const { listen, sweep, asked } = setUp();
    const all = Array.from({ length: 1_100 }, (_, at) => listen(`phone-${at}`));
    setImmediate(() => all[1_099]?.end());
    await sweep(3);
    expect(asked).toEqual([500, 500, 100]);
    expect(all.filter(({ heard }) => heard.length === 1)).toHaveLength(1_099);
  });
});

it('P42 a person is full with so many streams', () => {
  const { streams, listen } = setUp();
  for (let count = 1; count <= LIMITS.streams; count += 1) {
    expect(streams.isFull('anna')).toBe(false);
    listen(`phone-${count}`);
  }
  expect([streams.isFull('anna'), streams.isFull('ben')]).toEqual([true, false]);
});

describe('P52 a stop', () => {
  it('ends the streams evenly and takes no more', async () => {
    const { streams, listen, pass } = setUp();
    for (let at = 0; at < 40; at += 1) listen(`phone-${at}`);
    const ended = streams.endEvenly(2_000);
    expect(streams.isEnding).toBe(true);
    const left = Array.from({ length: 100 }, () => {
      pass(20);
      return streams.size;
    });
    await ended;
    expect([9, 49, 89, 99].map((at) => left[at])).toEqual([36, 20, 4, 0]);
  });

  it('ends them at once where it has no time', async () => {
    const { streams, listen, timers } = setUp();
    const phone = listen('phone');
    await streams.endEvenly(0);
    expect([phone.told(), streams.size, timers.size]).toEqual([['end'], 0, 0]);
  });
});
