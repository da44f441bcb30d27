import { afterEach, beforeEach, expect, it } from 'vitest';
import { messagesArrive } from '../../../shared/testing/messages-arrive';
import type { KeepWindow, WindowAnswer } from './contract';
import { createOfflineWindow, type OfflineWindow } from './offline-window';

interface Asked {
  readonly wish: KeepWindow['wish'];
  readonly port: MessagePort;
}

let asked: Asked[];
let written: string;
let page: OfflineWindow;

beforeEach(() => {
  asked = [];
  written = '';
  page = openPage();
});
afterEach(() => {
  for (const { port } of asked) port.close();
});

function openPage(): OfflineWindow {
  return createOfflineWindow({
    send: ({ wish }, port) => asked.push({ wish, port }),
    savesData: () => false,
    memory: {
      read: () => written,
      write: (value) => {
        written = value;
      },
    },
  });
}

async function say(at: number, answer: WindowAnswer): Promise<void> {
  asked[at]?.port.postMessage(answer);
  await messagesArrive();
}

it('asks for the window of the day, and follows how that goes', async () => {
  expect(page.status.get().state).toBe('resting');
  page.keep('anna', 23);
  expect(asked[0]?.wish).toEqual({ day: 23, saveData: false, narrateThrough: null });
  expect(page.status.get().state).toBe('keeping');
  await say(0, { state: 'kept' });
  expect(page.status.get()).toMatchObject({ state: 'keeping', changes: 1 });
  await say(0, { state: 'ended', outcome: 'complete' });
  expect(page.status.get()).toMatchObject({ state: 'complete', changes: 2 });
});

it('loses nothing that is asked for before the window is known', async () => {
  page.narrateThrough(52);
  expect(page.status.get().narrateThrough).toBe(52);
  expect(asked).toEqual([]);
  page.keep('anna', 23);
  expect(asked[0]?.wish.narrateThrough).toBe(52);
  await say(0, { state: 'ended', outcome: 'failed' });
  openPage().keep('anna', 23);
  expect(asked[1]?.wish.narrateThrough).toBe(52);
});

it('takes back what was asked for before the window is known', () => {
  page.narrateThrough(52);
  page.stopNarrating();
  page.keep('anna', 23);
  expect(asked[0]?.wish.narrateThrough).toBe(null);
});

it('remembers that all narration was asked for until it is here, also for the next visit', async () => {
  page.keep('anna', 23);
  page.narrateThrough(52);
  expect(asked[1]?.wish.narrateThrough).toBe(52);
  await say(1, { state: 'ended', outcome: 'failed' });
  expect(page.status.get()).toMatchObject({ state: 'failed', narrateThrough: 52 });

  const next = openPage();
  next.keep('anna', 24);
  expect(asked[2]?.wish).toEqual({ day: 24, saveData: false, narrateThrough: 52 });
  await say(2, { state: 'ended', outcome: 'complete' });
  expect(next.status.get().narrateThrough).toBeNull();
  next.keep('anna', 25);
  expect(asked[3]?.wish.narrateThrough).toBeNull();
});

it('fetches nothing that somebody else had asked for on this device', () => {
  page.keep('anna', 23);
  page.narrateThrough(52);
  openPage().keep('bela', 1);
  expect(asked.at(-1)?.wish.narrateThrough).toBeNull();
});

it('cancelling asks for the window without it', async () => {
  page.keep('anna', 23);
  page.narrateThrough(52);
  page.stopNarrating();
  expect(asked.at(-1)?.wish.narrateThrough).toBeNull();
  await say(1, { state: 'ended', outcome: 'superseded' });
  expect(page.status.get()).toMatchObject({ state: 'keeping', narrateThrough: null });
});

it('asks again when the browser stops the worker in the middle, but not for ever', async () => {
  page.keep('anna', 23);
  await say(0, { state: 'kept' });
  asked[0]?.port.close();
  await messagesArrive();
  expect(asked).toHaveLength(2);
  expect(page.status.get().state).toBe('keeping');
  asked[1]?.port.close();
  await messagesArrive();
  expect(asked).toHaveLength(2);
  expect(page.status.get().state).toBe('failed');
});
