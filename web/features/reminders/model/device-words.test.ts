import { expect, it } from 'vitest';
import type { PushState } from '../../../platform/push';
import { sayDevice } from './device-words';

const TIMES = [{ practice: 'journal' as const, minute: 420, weekdays: 127 }];

const say = (state: PushState, isSubscribed = false, isOnline = true, otherDevices = 0) =>
  sayDevice({
    state,
    isOnline,
    answer: { isSubscribed, otherDevices, times: TIMES, circleNews: false },
  });

it('H11 says where notifications can’t be shown, why, and what to do', () => {
  expect(say('install-first').note).toContain('“Add to Home Screen”');
  expect(say('unsupported').note).toContain('Your calendar can remind you instead');
  expect(say('blocked').note).toContain('select Allow');
  for (const state of ['install-first', 'unsupported', 'blocked'] as const) {
    expect(say(state).act).toBeUndefined();
  }
});

it('H11 says when the browser will ask', () => {
  const none = { isSubscribed: false, otherDevices: 0, times: [], circleNews: false };
  const unset = sayDevice({ state: 'askable', isOnline: true, answer: none });
  expect(unset.note).toContain('When you save a reminder, your browser asks');
  expect(unset.act).toBeUndefined();
  // Set on another device.
  expect(say('askable').note).toContain('When you turn them on, your browser asks');
  expect(say('askable').act).toBe('turn-on');
});

it('H11 says that they can be turned on when the network is back', () => {
  expect(say('askable', false, false)).toEqual({
    title: 'You’re offline',
    note: 'You can turn on notifications when you’re back online.',
  });
  expect(say('allowed', true, false)).toMatchObject({ title: 'On', isOn: true });
  expect(say('allowed', true, false).act).toBeUndefined();
});

it('says whether they are on here and elsewhere, and turns them on and off', () => {
  expect(say('allowed', true)).toMatchObject({ title: 'On', act: 'turn-off', isOn: true });
  expect(say('allowed')).toMatchObject({ title: 'Off', act: 'turn-on' });
  expect(say('allowed', true, true, 1).note).toContain('also on for 1 other device.');
  expect(say('blocked', false, true, 2).note).toContain('also on for 2 other devices.');
});
