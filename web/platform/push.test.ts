import { expect, it, vi } from 'vitest';
import { type PushBrowser, readPushState, subscribeFor } from './push';

const BROWSER: PushBrowser = { hasPush: true, isIos: false, isApp: false, permission: 'default' };

it.each([
  [{}, 'askable'],
  [{ permission: 'granted' }, 'allowed'],
  [{ permission: 'denied' }, 'blocked'],
  [{ hasPush: false }, 'unsupported'],
  [{ permission: undefined }, 'unsupported'],
  [{ hasPush: false, isIos: true }, 'install-first'],
  [{ hasPush: false, permission: undefined, isIos: true }, 'install-first'],
  [{ hasPush: false, isIos: true, isApp: true }, 'unsupported'],
  [{ isIos: true, isApp: true }, 'askable'],
] as const)('notifications in a browser with %j are %s', (change, state) => {
  expect(readPushState({ ...BROWSER, ...change })).toBe(state);
});

const KEY = 'AQID';

function managerWith(key: readonly number[] | undefined) {
  const known = key && {
    options: { applicationServerKey: Uint8Array.from(key).buffer },
    unsubscribe: vi.fn(async () => true),
  };
  const made = { endpoint: 'new' };
  const subscribe = vi.fn(async () => made);
  const manager = { getSubscription: async () => known ?? null, subscribe };
  return { known, made, subscribe, manager: manager as unknown as PushManager };
}

it('a device keeps its subscription for the same key of the server', async () => {
  const { manager, known, subscribe } = managerWith([1, 2, 3]);
  expect(await subscribeFor(manager, KEY)).toBe(known);
  expect(subscribe).not.toHaveBeenCalled();
});

it.each([[[1, 2, 4]], [undefined]])(
  'a device with a subscription for %j subscribes',
  async (key) => {
    const { manager, known, made, subscribe } = managerWith(key);
    expect(await subscribeFor(manager, KEY)).toBe(made);
    if (known) expect(known.unsubscribe).toHaveBeenCalled();
    const applicationServerKey = new Uint8Array([1, 2, 3]);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey });
  },
);
