import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceRecord } from '../../../shared/records/record';
import type { PersonStore, Recording } from '../../local/contract';
import { liveValue } from '../../platform/live-value';
import { leave, type SignOutDeps, settleWords } from './sign-out';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(options: { syncNow?: (sent: () => void) => Promise<void> }) {
  const unsynced = liveValue<DeviceRecord[]>([{ id: 'check-in:2026-03-01' } as DeviceRecord]);
  const steps: string[] = [];
  const deps: SignOutDeps = {
    device: { close: async () => {} },
    store: {
      personId: 'ada',
      records: { liveUnsynced: () => unsynced },
      media: { liveUnsent: () => liveValue<Recording[]>([]) },
      outbox: { liveUnsent: () => liveValue([]) },
      close: async () => {},
    } as unknown as PersonStore,
    keeper: { flush: async () => void steps.push('flush') } as unknown as SignOutDeps['keeper'],
    syncNow: () => {
      steps.push('sync');
      return options.syncNow?.(() => unsynced.set([])) ?? Promise.resolve();
    },
    stopReplication: async () => {},
    beginLeaving: async (personId) => void steps.push(`${personId} leaves`),
    letGo: () => void steps.push('let go'),
    finishLeaving: async () => void steps.push('put away'),
  };
  return { deps, steps };
}

describe('F3 before a sign-out', () => {
  it('drafts are written and what can be sent is sent', async () => {
    const { deps, steps } = setUp({ syncNow: async (sent) => sent() });
    expect(await settleWords(deps)).toEqual({ records: [], recordings: [], outbox: [] });
    expect(steps).toEqual(['flush', 'sync']);
  });

  it('words that could not be sent are named', async () => {
    const { deps } = setUp({ syncNow: async () => {} });
    expect((await settleWords(deps)).records).toHaveLength(1);
  });

  it('a server that never answers is waited for five seconds, not for ever', async () => {
    const { deps } = setUp({ syncNow: () => new Promise(() => {}) });
    const settled = settleWords(deps);
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await settled).records).toHaveLength(1);
  });
});

it('A22 nobody stays signed in on this device while the server gives no answer', async () => {
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
  const { deps, steps } = setUp({});
  void leave(deps);
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.has('userId')).toBe(false);
  expect(steps).toEqual(['flush', 'ada leaves', 'let go', 'put away']);
  expect(new Headers(asked.mock.calls[0]?.[1].headers).get('x-user-id')).toBe('ada');
  vi.unstubAllGlobals();
});
