import { describe, expect, it } from 'vitest';
import type { SyncFacts } from './sync-facts';
import { isWorthSaying, syncStanding, syncWords } from './sync-words';

const quiet: SyncFacts = {
  activity: 'idle',
  online: true,
  waiting: 0,
  recordings: 0,
  held: 0,
  lastSyncedAt: 0,
  nextTryAt: null,
  initialPullDone: true,
};
const say = (facts: Partial<SyncFacts>) => syncWords({ ...quiet, ...facts }).text;

describe('the sync pill says', () => {
  it('that everything is synced only when nothing waits and nothing is held', () => {
    expect(syncWords(quiet)).toEqual({ icon: 'synced', tone: 'ok', text: 'Everything is synced' });
    expect(say({ waiting: 1 })).toBe('1 entry saved on this device · syncs soon');
    expect(say({ held: 2 })).toBe('2 items can’t be synced');
    expect(say({ activity: 'retrying' })).toBe('Saved on this device · syncs soon');
  });

  it('what waits by its names', () => {
    expect(say({ messages: 1 })).toBe('1 message saved on this device · syncs soon');
    expect(say({ waiting: 2, messages: 1, activity: 'syncing' })).toBe(
      'Syncing 2 entries and 1 message',
    );
    expect(say({ waiting: 1, recordings: 1, messages: 2, activity: 'syncing' })).toBe(
      'Syncing 1 entry, 1 recording, and 2 messages',
    );
  });

  it('V17 photos as photos, each once', () => {
    expect(say({ photos: 1 })).toBe('1 photo saved on this device · syncs soon');
    expect(say({ waiting: 1, recordings: 1, photos: 2, activity: 'syncing' })).toBe(
      'Syncing 1 entry, 1 recording, and 2 photos',
    );
    expect(syncStanding({ ...quiet, photos: 2 })).toBe('2 not synced yet');
  });

  it('that words are saved here while there is no network', () => {
    const text = 'Saved on this device · syncs when you’re back online';
    expect(say({ online: false })).toBe(text);
    expect(say({ online: false, waiting: 3 })).toBe(text);
  });

  it('how many entries are on their way', () => {
    expect(say({ activity: 'syncing', waiting: 2 })).toBe('Syncing 2 entries');
    expect(say({ activity: 'syncing' })).toBe('Syncing');
    expect(say({ activity: 'syncing', recordings: 2 })).toBe('Syncing 2 recordings');
    expect(say({ waiting: 2, recordings: 1 })).toBe(
      '2 entries and 1 recording saved on this device · syncs soon',
    );
  });

  it('what the person can do when sync has stopped, online or not', () => {
    expect(say({ activity: 'paused', online: false })).toContain('sign in to sync');
    expect(say({ activity: 'outdated' })).toContain('update to sync');
  });
});

it.each<[string, Partial<SyncFacts>]>([
  ['Up to date', {}],
  [
    '4 not synced yet',
    { waiting: 2, recordings: 1, messages: 1, online: false, activity: 'retrying' },
  ],
  ['2 not synced', { held: 2, online: false }],
  ['Offline', { online: false, activity: 'retrying' }],
  ['Syncing', { activity: 'syncing' }],
  ['Syncs soon', { activity: 'retrying' }],
  ['Sign in to sync', { activity: 'paused', held: 1 }],
  ['Update to sync', { activity: 'outdated' }],
])('a line that leads to the sync page says: %s', (words, facts) => {
  expect(syncStanding({ ...quiet, ...facts })).toBe(words);
});

describe('a quiet pill', () => {
  const speaks = (facts: Partial<SyncFacts>) => isWorthSaying({ ...quiet, ...facts });

  it('keeps quiet while all is well, and while it is only being looked whether it is', () => {
    expect(speaks({})).toBe(false);
    expect(speaks({ activity: 'syncing' })).toBe(false);
  });

  it('speaks of whatever waits, is held, is missing or can’t be reached, also during a look', () => {
    for (const activity of ['idle', 'syncing'] as const) {
      expect(speaks({ activity, waiting: 1 })).toBe(true);
      expect(speaks({ activity, held: 1 })).toBe(true);
      expect(speaks({ activity, online: false })).toBe(true);
    }
    expect(speaks({ activity: 'syncing', initialPullDone: false })).toBe(true);
    expect(speaks({ activity: 'retrying', error: 'UNREACHABLE' })).toBe(true);
    expect(speaks({ activity: 'syncing', error: 'UNREACHABLE' })).toBe(true);
    expect(speaks({ activity: 'paused' })).toBe(true);
  });
});

it('P71 says of a guest that their words are on this device only, whatever waits and without a network', () => {
  for (const facts of [
    {},
    { waiting: 3 },
    { online: false },
    { held: 1, initialPullDone: false },
  ]) {
    const guest: SyncFacts = { ...quiet, activity: 'guest', ...facts };
    expect([syncWords(guest).text, syncStanding(guest)]).toEqual([
      'On this device only',
      'On this device only',
    ]);
    expect(isWorthSaying(guest)).toBe(false);
  }
});
