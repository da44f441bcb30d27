import { describe, expect, it } from 'vitest';
import { settle } from '../../shared/testing/manual-timers';
import { type Lock, localLock, webLock } from './web-lock';

const never = () => new AbortController().signal;

/** `navigator.locks` as far as it is used: one holder, a queue, abort while waiting, steal. */
function fakeLockManager(): LockManager {
  let holder: ((reason: unknown) => void) | undefined;
  const queue: (() => void)[] = [];
  const next = () => {
    holder = undefined;
    queue.shift()?.();
  };
  const request = (_name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) =>
    new Promise((resolve, reject) => {
      const grant = () => {
        const mine = reject;
        holder = mine;
        Promise.resolve(callback(null))
          .then(resolve, reject)
          .finally(() => {
            if (holder === mine) next();
          });
      };
      const aborted = new DOMException('Aborted', 'AbortError');
      if (options.steal) {
        holder?.(aborted);
        grant();
      } else if (holder) {
        queue.push(grant);
        options.signal?.addEventListener('abort', () => {
          const place = queue.indexOf(grant);
          if (place >= 0) queue.splice(place, 1);
          reject(aborted);
        });
      } else grant();
    });
  return { request, query: async () => ({}) } as unknown as LockManager;
}

describe.each<[string, () => Lock]>([
  ['the lock of the browser', () => webLock(fakeLockManager())],
  ['the lock of one realm', localLock],
])('P31 %s', (_name, make) => {
  it('lets one hold a name at a time, in order, also after a failure', async () => {
    const lock = make();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} in`);
      await settle();
      log.push(`${name} out`);
      if (name === 'a') throw new Error('a');
      return name;
    };
    const all = ['a', 'b', 'c'].map((name) => lock.run('n', never(), work(name)));
    expect(await Promise.allSettled(all)).toMatchObject([
      { status: 'rejected' },
      { value: 'b' },
      { value: 'c' },
    ]);
    expect(log).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('gives up waiting when told to', async () => {
    const lock = make();
    let release: () => void = () => undefined;
    const first = lock.run('n', never(), () => new Promise<void>((go) => (release = go)));
    const ended = new AbortController();
    let ran = false;
    const second = lock.run('n', ended.signal, async () => {
      ran = true;
    });
    await settle();
    ended.abort();
    release();
    await first;
    expect([await second, ran]).toEqual([undefined, false]);
  });

  it('tells the work when it is ended from outside', async () => {
    const ended = new AbortController();
    const result = make().run('n', ended.signal, (held) => {
      return new Promise((resolve) => held.addEventListener('abort', () => resolve('heard')));
    });
    await settle();
    ended.abort();
    expect(await result).toBe('heard');
  });
});

describe('P31 a stolen lock', () => {
  it('tells the one it was taken from, and awaits its end', async () => {
    const lock = webLock(fakeLockManager());
    const log: string[] = [];
    const first = lock.run('n', never(), async (held) => {
      await new Promise((resolve) => held.addEventListener('abort', resolve));
      log.push('first ends');
    });
    await settle();
    await lock.run('n', never(), async () => void log.push('second runs'), { steal: true });
    expect(await first).toBeUndefined();
    expect(log).toContain('first ends');
  });
});
