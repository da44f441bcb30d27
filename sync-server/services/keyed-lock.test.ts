import { describe, expect, it } from 'vitest';
import { KeyedLock } from './keyed-lock';

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('KeyedLock', () => {
  it('runs work of one key in order, and of another meanwhile', async () => {
    const lock = new KeyedLock();
    const { opened, open } = gate();
    const done: string[] = [];
    const first = lock.run('a', async () => {
      await opened;
      done.push('first');
    });
    const second = lock.run('a', async () => {
      done.push('second');
    });
    await lock.run('b', async () => {
      done.push('other');
    });
    expect(done).toEqual(['other']);
    open();
    await Promise.all([first, second]);
    expect(done).toEqual(['other', 'first', 'second']);
  });

  it('goes on after work that failed, and hands its failure to its caller alone', async () => {
    const lock = new KeyedLock();
    const failing = lock.run('a', () => Promise.reject(new Error('no')));
    const next = lock.run('a', async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
