import { expect, it } from 'vitest';
import { manualTimers } from '../../shared/testing/manual-timers';
import { messagesArrive } from '../../shared/testing/messages-arrive';
import { SYNC_REQUEST, type WindowAnswer } from '../../web/platform/background-sync';
import type { WindowClient } from '../worker-scope';
import { askWindows } from './ask-windows';

const BUDGET_MS = 25_000;

/** A window that says nothing until it is told to. */
function windowThat() {
  const heard: { message: unknown; port: MessagePort }[] = [];
  const client: WindowClient = {
    postMessage: (message, [port]) => void heard.push({ message, port: port as MessagePort }),
  };
  const say = async (answer: WindowAnswer) => {
    heard[0]?.port.postMessage(answer);
    await messagesArrive();
  };
  return { client, heard, say };
}

it('hands the work to a window that is awake, and hears how it ended', async () => {
  for (const isSettled of [true, false]) {
    const [frozen, awake] = [windowThat(), windowThat()];
    const timers = manualTimers();
    const asked = askWindows([frozen.client, awake.client], timers, BUDGET_MS);
    expect(awake.heard[0]?.message).toEqual(SYNC_REQUEST);
    await awake.say({ state: 'here' });
    await timers.advance(20_000);
    await awake.say({ state: 'ended', isSettled });
    expect([await asked, timers.waiting()]).toEqual([isSettled ? 'settled' : 'unsettled', 0]);
  }
});

it('counts windows that do not answer within two seconds as none', async () => {
  const timers = manualTimers();
  const asked = askWindows([windowThat().client], timers, BUDGET_MS);
  await timers.advance(2_000);
  expect(await asked).toBe('nobody');
});

it('does the work itself when the window that took it is closed or says no more', async () => {
  const closed = windowThat();
  const timers = manualTimers();
  const first = askWindows([closed.client], timers, BUDGET_MS);
  await closed.say({ state: 'here' });
  closed.heard[0]?.port.close();
  expect(await first).toBe('nobody');

  const silent = windowThat();
  const second = askWindows([silent.client], timers, BUDGET_MS);
  await silent.say({ state: 'here' });
  await timers.advance(BUDGET_MS);
  expect(await second).toBe('nobody');
});
