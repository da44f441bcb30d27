import { describe, expect, it } from 'vitest';
import type { SyncFacts } from '../../sync/react/sync-facts';
import { sayNextTry, saySync, sayTried } from './say-sync';

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
  it('that everything is synced only when it is', () => {
    expect(say({})).toEqual({
      title: 'Your entries are safe here.',
      lead: 'Everything is synced.',
      end: { icon: 'safe', label: 'Synced' },
    });
    expect(say({ held: 1 }).lead).toBe(
      'One item can’t be synced; you’ll see why below. Everything else is synced.',
    );
  });

  it('what will sync when the device is back online', () => {
    expect(say({ online: false, waiting: 3, recordings: 1 })).toEqual({
      title: 'Your entries are safe here.',
      lead: 'You’re offline. Four items are saved on this device and will sync when you reconnect.',
      end: { icon: 'off', label: 'Offline' },
    });
    expect(say({ online: false, waiting: 1 }).lead).toBe(
      'You’re offline. One item is saved on this device and will sync when you reconnect.',
    );
    expect(say({ online: false }).lead).toContain('Everything is synced.');
    expect(say({ online: false, held: 2 }).lead).toContain('Two items can’t be synced');
  });

  it('P41 that the server can’t read something', () => {
    expect(say({ unreadable: 1 }).lead).toBe(
      'One item can’t be read from the server. If another device still has it, open the app there while online. That may restore it.',
    );
  });

  it('what is syncing', () => {
    const { lead, end } = say({ activity: 'syncing', waiting: 2 });
    expect(lead).toBe('Two items are syncing. You don’t have to stay.');
    expect(end.label).toBe('Syncing');
    expect(say({ activity: 'syncing' }).lead).toBe(say({}).lead);
  });

  it('P36 that the server cannot be reached, or this device’s own storage', () => {
    const unreachable = say({ activity: 'retrying', waiting: 1, error: 'UNREACHABLE' });
    expect(unreachable.lead).toBe(
      'We can’t reach the server. One item isn’t synced yet. We’ll keep trying.',
    );
    expect(say({ activity: 'retrying', error: 'LOCAL_STORE_FAILED' }).lead).toContain(
      'This device’s storage isn’t responding.',
    );
  });

  it('P34 that the session has ended and nothing has gone', () => {
    expect(say({ activity: 'paused', waiting: 2 }).lead).toBe(
      'Your session has ended. Two items are saved on this device. Sign in to sync them.',
    );
    expect(say({ activity: 'paused', initialPullDone: false }).title).toBe(
      'Your entries are safe here.',
    );
  });

  it('P33 that the program is too old', () => {
    expect(say({ activity: 'outdated', waiting: 1 }).lead).toBe(
      'This version of the app is too old to sync. One item is saved on this device. Update the app to sync it.',
    );
  });

  it('P26 that the first sync is still running', () => {
    expect(say({ initialPullDone: false, activity: 'syncing' })).toMatchObject({
      title: 'Your entries are on their way.',
      end: { label: 'Downloading' },
    });
    expect(say({ initialPullDone: false, online: false }).lead).toContain('when you reconnect');
  });

  it('F1 that the device could not save, whatever else there is to say', () => {
    expect(say({ waiting: 2, online: false }, true).title).toBe('This device couldn’t save.');
  });
});

it('says when the next try comes', () => {
  expect(sayNextTry(10_000, 9_500)).toBe('in a moment');
  expect(sayNextTry(10_000, 20_000)).toBe('in a moment');
  expect(sayNextTry(20_000, 9_500)).toBe('in 11 seconds');
  expect(sayNextTry(150_000, 0)).toBe('in 3 minutes');
});

describe('a try that was asked for is answered', () => {
  const tried = (facts: Partial<SyncFacts>) => sayTried({ ...synced, ...facts });

  it('where the server can’t be reached, with what is safe and what follows', () => {
    expect(tried({ activity: 'retrying', error: 'UNREACHABLE', waiting: 1 })).toEqual({
      title: 'Not synced',
      description:
        'We couldn’t reach the server. Your entries are safe on this device. We’ll keep trying.',
      isWell: false,
    });
    expect(tried({ activity: 'retrying', error: 'LOCAL_STORE_FAILED' })?.description).toContain(
      'This device’s storage isn’t responding.',
    );
    expect(tried({ online: false })).toMatchObject({ title: 'You’re offline', isWell: false });
  });

  it('where it went well, also with something left', () => {
    expect(tried({})).toEqual({ title: 'Synced', isWell: true });
    expect(tried({ held: 1 })?.description).toBe('You’ll see below what can’t be synced.');
    expect(tried({ recordings: 1 })?.title).toBe('Your entries are syncing');
  });

  it('by the page itself, where something else has to be done first', () => {
    for (const activity of ['paused', 'outdated', 'erased'] as const)
      expect(tried({ activity })).toBeUndefined();
  });
});

it('P71 says to a guest that their words are on this device only, why, and what an account changes', () => {
  for (const facts of [{}, { waiting: 3 }, { online: false }]) {
    const { title, lead, end } = say({ activity: 'guest', ...facts });
    expect(title).toBe('On this device only');
    expect(lead).toMatch(/because you have no account\. With one, it syncs/);
    expect(end.label).toBe('No account');
  }
});
