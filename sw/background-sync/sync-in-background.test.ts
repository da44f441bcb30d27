import { expect, it } from 'vitest';
import { SYNC_TAG, type WindowAnswer } from '../../web/platform/background-sync';
import type { LeftSession } from '../sign-out/left-session';
import type { SyncToWorker, WindowClient } from '../worker-scope';
import { syncInBackground } from './sync-in-background';

/** A window that is awake and says how its run ended. */
function windowThatEnds(isSettled: boolean): WindowClient {
  return {
    postMessage(_message, [port]) {
      const answers: WindowAnswer[] = [{ state: 'here' }, { state: 'ended', isSettled }];
      for (const answer of answers) (port as MessagePort).postMessage(answer);
    },
  };
}

/** What the browser is told of a `sync` event with this window open; undefined where the worker leaves it alone. */
function sync(
  client: WindowClient,
  { tag = SYNC_TAG, canEnd = true }: { readonly tag?: string; readonly canEnd?: boolean } = {},
): Promise<unknown> | undefined {
  let work: Promise<unknown> | undefined;
  let listener: ((event: SyncToWorker) => void) | undefined;
  const worker = {
    clients: { matchAll: async () => [client] },
    addEventListener: (_type: 'sync', heard: (event: SyncToWorker) => void) => {
      listener = heard;
    },
  };
  syncInBackground(worker, { end: async () => canEnd } as LeftSession);
  const waitUntil = (given: Promise<unknown>) => {
    work = given;
  };
  listener?.(Object.assign(new Event('sync'), { tag, waitUntil }));
  return work;
}

it('a run that sent everything is over', async () => {
  await expect(sync(windowThatEnds(true))).resolves.toBeUndefined();
});

it('F10 a run that left something unsent has failed, so that the browser tries again', async () => {
  await expect(sync(windowThatEnds(false))).rejects.toThrow('Something still waits to be sent.');
});

it('A28 a session that could not be ended fails it too', async () => {
  const synced = sync(windowThatEnds(true), { canEnd: false });
  await expect(synced).rejects.toThrow('A session is still open.');
});

it('what another part of the browser asked for is left alone', () => {
  expect(sync(windowThatEnds(true), { tag: 'another' })).toBeUndefined();
});
