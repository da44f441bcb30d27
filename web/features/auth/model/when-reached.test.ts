import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_CONNECTION } from '../../../account/send-password';
import type { Sent } from './auth-forms';
import { whenReached } from './when-reached';

const UNREACHED: Sent = { ok: false, problem: { message: NO_CONNECTION, errors: {} } };
const REFUSED: Sent = { ok: false, problem: { message: 'No.', errors: {} } };
const DONE: Sent = { ok: true, value: undefined };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('P66 waits while no server answers, and sends again by itself', async () => {
  const answers = [UNREACHED, UNREACHED, DONE];
  const send = vi.fn(async () => answers.shift() ?? DONE);
  const onWait = vi.fn();
  const sent = whenReached(send, onWait, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(onWait).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await sent).toEqual(DONE);
  expect(send).toHaveBeenCalledTimes(3);
});

it('P66 waits no longer than the person does', async () => {
  const send = vi.fn(async () => UNREACHED);
  const controller = new AbortController();
  const sent = whenReached(send, () => undefined, controller.signal);
  await vi.advanceTimersByTimeAsync(1_000);
  controller.abort();
  expect(await sent).toEqual(UNREACHED);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('P66 says at once what a server refuses', async () => {
  const onWait = vi.fn();
  expect(await whenReached(async () => REFUSED, onWait, new AbortController().signal)).toEqual(
    REFUSED,
  );
  expect(onWait).not.toHaveBeenCalled();
});
