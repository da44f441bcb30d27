import { expect, it, vi } from 'vitest';
import type { RemindersAnswer } from '../../../../shared/api/reminders';
import type { PushState } from '../../../platform/push';
import { type SaveDeps, saveReminders } from './save-reminders';

const ON = {
  times: [{ practice: 'journal' as const, minute: 420, weekdays: 127 }],
  quiet: null,
  showsPractice: false,
};
const answer: RemindersAnswer = {
  ...ON,
  publicKey: 'key',
  notOn: null,
  isSubscribed: false,
  otherDevices: 0,
  circleNews: false,
};

function deps(change: Partial<SaveDeps> = {}, answers: PushState = 'allowed') {
  return {
    state: 'askable' as const,
    isOffHere: false,
    ask: vi.fn(async () => answers),
    keep: vi.fn(async () => ({ ok: true as const, value: answer })),
    reach: vi.fn(async () => ({ ok: true as const, value: { ...answer, isSubscribed: true } })),
    ...change,
  };
}

it('H12 asks for permission where the news of circles alone is on', async () => {
  const given = deps();
  await saveReminders({ ...ON, times: [], circleNews: true }, given);
  expect([given.ask, given.reach].map((each) => vi.mocked(each).mock.calls.length)).toEqual([1, 1]);
  const off = deps();
  await saveReminders({ ...ON, times: [], circleNews: false }, off);
  expect(off.ask).not.toHaveBeenCalled();
});

it('H11 asks for permission with a reminder that is on, before anything else', async () => {
  const given = deps();
  expect(await saveReminders(ON, given)).toMatchObject({
    value: { state: 'allowed', answer: { isSubscribed: true } },
  });
  const [asked] = vi.mocked(given.ask).mock.invocationCallOrder;
  const [kept] = vi.mocked(given.keep).mock.invocationCallOrder;
  expect(asked).toBeLessThan(kept ?? 0);
  expect(given.reach).toHaveBeenCalledWith('key');
});

it.each([
  ['no reminder is on', { ...ON, times: [] }, {}],
  ['the person has turned them off on this device', ON, { isOffHere: true }],
  ['the person was asked before and said no', ON, { state: 'blocked' as const }],
  ['it is an iPhone without the installed app', ON, { state: 'install-first' as const }],
  ['the browser has no notifications', ON, { state: 'unsupported' as const }],
])('H11 does not ask where %s, and saves the times all the same', async (_, schedule, change) => {
  const given = deps(change);
  expect(await saveReminders(schedule, given)).toMatchObject({ ok: true });
  expect(given.ask).not.toHaveBeenCalled();
  expect(given.reach).not.toHaveBeenCalled();
  expect(given.keep).toHaveBeenCalledWith(schedule);
});

it('H11 saves the times also where the person says no', async () => {
  const given = deps({}, 'blocked');
  expect(await saveReminders(ON, given)).toEqual({ ok: true, value: { state: 'blocked', answer } });
  expect(given.reach).not.toHaveBeenCalled();
});

it('subscribes no device twice', async () => {
  const value = { ...answer, isSubscribed: true };
  const given = deps({ state: 'allowed', keep: async () => ({ ok: true, value }) });
  await saveReminders(ON, given);
  expect(given.reach).not.toHaveBeenCalled();
});

it('says why the device is not reached, and why nothing was saved', async () => {
  const failed = async () => ({ ok: false as const, problem: 'Why' });
  expect(await saveReminders(ON, deps({ reach: failed }))).toEqual({
    ok: true,
    value: { state: 'allowed', answer, problem: 'Why' },
  });
  const unsaved = deps({ keep: failed });
  expect(await saveReminders(ON, unsaved)).toEqual({ ok: false, problem: 'Why' });
  expect(unsaved.reach).not.toHaveBeenCalled();
});
