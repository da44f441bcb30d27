import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceRecord } from '../../../shared/records/record';
import { liveValue } from '../../live/live-value';
import type { Recording } from '../../media/contract';
import type { PersonStore } from '../../person/contract';
import { leave, leaveErased, questionBefore, type SignOutDeps } from './sign-out';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(
  options: {
    readonly syncNow?: (sent: () => void) => Promise<void>;
    readonly canLeaveSealed?: () => Promise<boolean>;
    readonly personId?: string;
  } = {},
) {
  const unsynced = liveValue<DeviceRecord[]>([{ id: 'check-in:2026-03-01' } as DeviceRecord]);
  const steps: string[] = [];
  const deps: SignOutDeps = {
    device: { close: async () => {} },
    store: {
      personId: options.personId ?? 'ada',
      records: { liveUnsynced: () => unsynced },
      media: { liveUnsent: () => liveValue<Recording[]>([]) },
      outbox: { liveUnsent: () => liveValue([]) },
      close: async () => {},
    } as unknown as PersonStore,
    keeper: {
      flush: async () => void steps.push('flush'),
      all: async () => [{ key: 'journal:new', value: {} }],
    } as unknown as SignOutDeps['keeper'],
    syncNow: () => {
      steps.push('sync');
      return options.syncNow?.(() => unsynced.set([])) ?? Promise.resolve();
    },
    stopReplication: async () => {},
    beginLeaving: async (personId) => void steps.push(`${personId} leaves`),
    beginErasing: async (personId) => void steps.push(`${personId} is erased`),
    canLeaveSealed: options.canLeaveSealed ?? (async () => true),
    release: () => void steps.push('let go'),
    finishLeaving: async () => void steps.push('put away'),
  };
  return { deps, steps };
}

describe('F3 before a sign-out', () => {
  it('nothing is asked where drafts could be written and everything could be sent', async () => {
    const { deps, steps } = setUp({ syncNow: async (sent) => sent() });
    expect(await questionBefore(deps)).toBeUndefined();
    expect(steps).toEqual(['flush', 'sync']);
  });

  it('words that could not be sent are asked about by name, and drafts beside them', async () => {
    const { deps } = setUp();
    expect(await questionBefore(deps)).toEqual({
      records: [{ id: 'check-in:2026-03-01' }],
      recordings: [],
      outbox: [],
      drafts: [{ key: 'journal:new', value: {} }],
      canSeal: true,
    });
  });

  it('nothing is promised to be sealed where there is no key, or the disk does not say', async () => {
    const unsure: (() => Promise<boolean>)[] = [
      async () => false,
      () => Promise.reject(new Error('no disk')),
    ];
    for (const canLeaveSealed of unsure) {
      expect(await questionBefore(setUp({ canLeaveSealed }).deps)).toMatchObject({
        canSeal: false,
      });
    }
  });

  it('a server that never answers is waited for five seconds, not for ever', async () => {
    const { deps } = setUp({ syncNow: () => new Promise(() => {}) });
    const asked = questionBefore(deps);
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await asked)?.records).toHaveLength(1);
  });
});

/** A browser in which Ada is signed in, and whose server gives no answer. */
function signIn() {
  const kept = new Map([
    ['userId', 'ada'],
    ['username', 'Ada'],
  ]);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  const asked = vi.fn((_path: string, _init: RequestInit) => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', asked);
  return { kept, asked };
}

it('A22 nobody stays signed in on this device while the server gives no answer', async () => {
  const { kept, asked } = signIn();
  const { deps, steps } = setUp();
  void leave(deps);
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.has('userId')).toBe(false);
  expect(steps).toEqual(['flush', 'ada leaves', 'let go', 'put away']);
  expect(new Headers(asked.mock.calls[0]?.[1].headers).get('x-user-id')).toBe('ada');
});

it('A22 P80 nobody stays signed in on this device while answers to pushes are stored', async () => {
  const { kept } = signIn();
  const { deps, steps } = setUp();
  let stop = () => {};
  void leave({ ...deps, stopReplication: () => new Promise((resolve) => (stop = resolve)) });
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.has('userId')).toBe(false);
  expect(steps).toEqual(['flush', 'ada leaves']);
  stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(steps).toEqual(['flush', 'ada leaves', 'let go', 'put away']);
});

it('P35 a person whose account is gone is noted as erased, not as one who leaves words sealed', async () => {
  const { kept } = signIn();
  const { deps, steps } = setUp();
  void leaveErased(deps);
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.has('userId')).toBe(false);
  expect(steps).toEqual(['flush', 'ada is erased', 'let go', 'put away']);
});

it('P72 a guest’s words are deleted without a word to the server', async () => {
  const { kept, asked } = signIn();
  const { deps, steps } = setUp({ personId: 'guest-1' });
  await leaveErased(deps);
  expect(kept.has('userId')).toBe(false);
  expect(steps).toEqual(['flush', 'guest-1 is erased', 'let go', 'put away']);
  expect(asked).not.toHaveBeenCalled();
  expect(kept.has('logoutPending')).toBe(false);
});
