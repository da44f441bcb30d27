import { describe, expect, it, vi } from 'vitest';
import { createPokeHub } from './pokes';

describe('pokes', () => {
  it('reach every listener of that person and nobody else', () => {
    const hub = createPokeHub();
    const [phone, tablet, ben] = [vi.fn(), vi.fn(), vi.fn()];
    hub.subscribe('anna', phone);
    hub.subscribe('anna', tablet);
    hub.subscribe('ben', ben);
    hub.publish('anna', 7, 2);
    hub.publish('anna', 8);
    const calls = [
      [7, 2],
      [8, 0],
    ];
    expect([phone.mock.calls, tablet.mock.calls]).toEqual([calls, calls]);
    expect(ben).not.toHaveBeenCalled();
  });

  it('stop when the subscription ends, also twice and after a new one', () => {
    const hub = createPokeHub();
    const [first, second] = [vi.fn(), vi.fn()];
    const end = hub.subscribe('anna', first);
    end();
    hub.subscribe('anna', second);
    end();
    hub.publish('anna', 1);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it('may end subscriptions while they are given out', () => {
    const hub = createPokeHub();
    const last = vi.fn();
    const end = hub.subscribe('anna', () => end());
    hub.subscribe('anna', last);
    hub.publish('anna', 1);
    expect(last).toHaveBeenCalledOnce();
  });
});
