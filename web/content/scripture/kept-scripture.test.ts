import { afterEach, beforeEach, expect, it } from 'vitest';
import { manifestOf } from '../../../shared/content/testing/manifest';
import { messagesArrive } from '../../../shared/testing/messages-arrive';
import type { KeepScripture, ScriptureAnswer } from './contract';
import type { KeptScriptureList } from './kept-list';
import { createKeptScripture, type KeptScripture } from './kept-scripture';

let asked: { readonly wish: KeepScripture['wish']; readonly port: MessagePort }[];
let hasWorker: boolean;
let onDevice: KeptScriptureList | null;
let page: KeptScripture;

beforeEach(() => {
  asked = [];
  hasWorker = true;
  onDevice = null;
  page = createKeptScripture({
    async send({ wish }, port) {
      if (hasWorker) asked.push({ wish, port });
      return hasWorker;
    },
    read: async () => onDevice,
    offered: async () => 400,
  });
});
afterEach(() => {
  for (const { port } of asked) port.close();
});

async function say(answer: ScriptureAnswer): Promise<void> {
  asked.at(-1)?.port.postMessage(answer);
  await messagesArrive();
}

function kept(keptBytes: number): KeptScriptureList {
  return { manifest: manifestOf('0123456789ab'), keptBytes, totalBytes: 400 };
}

it('tells the size before anything is fetched, and follows how keeping goes', async () => {
  await page.look();
  expect(page.status.get()).toEqual({ state: 'off', keptBytes: 0, totalBytes: 400 });
  expect(asked).toEqual([]);
  const keeping = page.keep();
  await messagesArrive();
  expect(page.status.get().state).toBe('keeping');
  await say({ state: 'kept', bytes: 200, totalBytes: 400 });
  expect(page.status.get()).toEqual({ state: 'keeping', keptBytes: 200, totalBytes: 400 });
  await say({ state: 'ended', outcome: 'complete' });
  await keeping;
  expect(page.status.get().state).toBe('here');
});

it('goes on with what was cut short', async () => {
  onDevice = kept(100);
  const looking = page.look();
  await messagesArrive();
  expect(asked.map(({ wish }) => wish)).toEqual(['keep']);
  expect(page.status.get()).toEqual({ state: 'keeping', keptBytes: 100, totalBytes: 400 });
  await say({ state: 'ended', outcome: 'unreachable' });
  await looking;
  expect(page.status.get().state).toBe('unreachable');
});

it('reads what is whole at once, and asks for what is newer behind it', async () => {
  onDevice = kept(400);
  await page.look();
  await messagesArrive();
  expect(page.status.get().state).toBe('here');
  expect(asked).toHaveLength(1);
  await say({ state: 'ended', outcome: 'unreachable' });
  expect(page.status.get().state).toBe('here');
});

it('S9 cancels what is being kept, and says no more of it', async () => {
  await page.look();
  const keeping = page.keep();
  await messagesArrive();
  const [keep] = asked;
  const said: string[] = [];
  page.status.subscribe(() => said.push(page.status.get().state));
  const going = page.remove();
  await messagesArrive();
  expect(asked.map(({ wish }) => wish)).toEqual(['keep', 'let-go']);
  keep?.port.postMessage({ state: 'kept', bytes: 300, totalBytes: 400 });
  await say({ state: 'ended', outcome: 'complete' });
  keep?.port.postMessage({ state: 'ended', outcome: 'failed' });
  await Promise.all([keeping, going]);
  expect(page.status.get()).toEqual({ state: 'off', keptBytes: 0, totalBytes: 400 });
  expect(new Set(said)).toEqual(new Set(['off']));
  const again = page.keep();
  await messagesArrive();
  await say({ state: 'ended', outcome: 'complete' });
  await again;
  expect(page.status.get().state).toBe('here');
});

it('S9 lets it go', async () => {
  onDevice = kept(400);
  await page.look();
  await messagesArrive();
  await say({ state: 'ended', outcome: 'complete' });
  const going = page.remove();
  await messagesArrive();
  expect(asked.at(-1)?.wish).toBe('let-go');
  await say({ state: 'ended', outcome: 'complete' });
  await going;
  expect(page.status.get()).toEqual({ state: 'off', keptBytes: 0, totalBytes: 400 });
});

it('says that it failed where the browser stops the worker', async () => {
  await page.look();
  const keeping = page.keep();
  await messagesArrive();
  asked[0]?.port.close();
  await keeping;
  expect(page.status.get().state).toBe('failed');
});

it('reads from the network where this browser keeps nothing', async () => {
  hasWorker = false;
  await page.look();
  await page.keep();
  expect(page.status.get().state).toBe('passing');
});
