import { describe, expect, it } from 'vitest';
import type { SyncFacts } from '../../live/sync-facts';
import { sayNextTry, saySync } from './say-sync';

const synced: SyncFacts = {
  activity: 'idle',
  online: true,
  waiting: 0,
  recordings: 0,
  held: 0,
  lastSyncedAt: 0,
  nextTryAt: null,
  initialPullDone: true,
};
const say = (facts: Partial<SyncFacts>, trouble = false) =>
  saySync({ ...synced, ...facts }, trouble);

describe('the sync page says', () => {
  it('that nothing waits only when nothing does', () => {
    expect(say({})).toEqual({
      title: 'Your words are safe here.',
      lead: 'Everything you wrote is on this device, and the server keeps it for your others. Nothing waits.',
      end: { icon: 'safe', label: 'Synced' },
    });
    expect(say({ held: 1 }).lead).toBe(
      'Nothing waits. One thing stays on this device alone; below you can read why.',
    );
  });

  it('what waits for a connection', () => {
    expect(say({ online: false, waiting: 3, recordings: 1 })).toEqual({
      title: 'Your words are safe here.',
      lead: 'Four things wait on this device for a connection. They go by themselves; you don’t have to stay.',
      end: { icon: 'off', label: 'No signal' },
    });
    expect(say({ online: false, waiting: 1 }).lead).toBe(
      'One thing waits on this device for a connection. It goes by itself; you don’t have to stay.',
    );
    expect(say({ online: false }).lead).toContain('nothing waits');
  });

  it('P41 that the server can’t read something', () => {
    expect(say({ unreadable: 1 }).lead).toBe(
      'Nothing waits. One thing is missing here, for the server can’t read it any more. A device that still has it may bring it back.',
    );
  });

  it('what is being sent', () => {
    const { lead, end } = say({ activity: 'syncing', waiting: 2 });
    expect(lead).toBe('Two things are on the way. You don’t have to stay.');
    expect(end.label).toBe('Sending');
    expect(say({ activity: 'syncing' }).lead).toBe(say({}).lead);
  });

  it('P36 that the server cannot be reached, or this device’s own storage', () => {
    const unreachable = say({ activity: 'retrying', waiting: 1, error: 'UNREACHABLE' });
    expect(unreachable.lead).toBe(
      'One thing waits on this device. The server can’t be reached just now; it is tried again by itself.',
    );
    expect(say({ activity: 'retrying', error: 'LOCAL_STORE_FAILED' }).lead).toContain(
      'This device’s storage does not answer just now',
    );
  });

  it('P34 that the session has ended and nothing has gone', () => {
    expect(say({ activity: 'paused', waiting: 2 }).lead).toBe(
      'Your session has ended. Two things wait on this device until you sign in again.',
    );
    expect(say({ activity: 'paused', initialPullDone: false }).title).toBe(
      'Your words are safe here.',
    );
  });

  it('P33 that the program is too old', () => {
    expect(say({ activity: 'outdated', waiting: 1 }).lead).toBe(
      'This version of the app is too old to sync. One thing waits on this device until it is updated.',
    );
  });

  it('P26 that the first sync is still running', () => {
    expect(say({ initialPullDone: false, activity: 'syncing' })).toMatchObject({
      title: 'Your words are on their way.',
      end: { label: 'Receiving' },
    });
    expect(say({ initialPullDone: false, online: false }).lead).toContain(
      'once there is a connection',
    );
  });

  it('F1 that the device could not save, whatever else there is to say', () => {
    expect(say({ waiting: 2, online: false }, true).title).toBe('This device could not save.');
  });
});

it('says when the next try comes', () => {
  expect(sayNextTry(10_000, 9_500)).toBe('in a moment');
  expect(sayNextTry(10_000, 20_000)).toBe('in a moment');
  expect(sayNextTry(20_000, 9_500)).toBe('in 11 seconds');
  expect(sayNextTry(150_000, 0)).toBe('in 3 minutes');
});
