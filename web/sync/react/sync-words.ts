import { formatList } from '../../../shared/domain/format-list';
import { formatCount } from '../../ui/format/numbers';
import { type SyncFacts, unsentCount } from './sync-facts';

export interface SyncWords {
  readonly icon: 'offline' | 'syncing' | 'synced' | 'paused';
  readonly tone: 'ok' | 'quiet';
  readonly text: string;
}

const ONLY_HERE = 'On this device only';

/** The sync pill in words. A state, never an alarm: whatever it says, the words are on this device. */
export function syncWords(facts: SyncFacts): SyncWords {
  if (facts.activity === 'guest') return quiet('offline', ONLY_HERE);
  if (facts.activity === 'paused') return paused('Saved on this device · sign in to sync');
  if (facts.activity === 'outdated') return paused('Saved on this device · update to sync');
  if (facts.activity === 'erased') return paused('This account was deleted');
  if (!facts.online) {
    return quiet('offline', 'Saved on this device · syncs when you’re back online');
  }
  const waiting = whatWaits(facts);
  if (facts.activity === 'syncing') {
    return quiet('syncing', waiting === undefined ? 'Syncing' : `Syncing ${waiting}`);
  }
  if (waiting !== undefined)
    return quiet('offline', `${waiting} saved on this device · syncs soon`);
  if (facts.activity === 'retrying') return quiet('offline', 'Saved on this device · syncs soon');
  if (facts.held > 0) return paused(`${formatCount(facts.held, 'item', 'items')} can’t be synced`);
  return { icon: 'synced', tone: 'ok', text: 'Everything is synced' };
}

/**
 * Whether there is more to say than that all is well. A look that is on its way while nothing waits says nothing either:
 * where the pill takes room of its own, what stands below would jump with each. That nothing syncs at all is no news.
 */
export function isWorthSaying(facts: SyncFacts): boolean {
  const { activity, online, held, initialPullDone, error } = facts;
  const isUsual = online && held === 0 && initialPullDone && error === undefined;
  const isLooking = activity === 'syncing' && isUsual;
  return (
    activity !== 'guest' &&
    syncWords(facts).tone !== 'ok' &&
    !(isLooking && whatWaits(facts) === undefined)
  );
}

/** The same in two or three words, for a line that leads to the sync page. */
export function syncStanding(facts: SyncFacts): string {
  const { activity, online, held } = facts;
  if (activity === 'guest') return ONLY_HERE;
  const unsent = unsentCount(facts);
  if (unsent > 0) return `${unsent} not synced yet`;
  if (activity === 'paused') return 'Sign in to sync';
  if (activity === 'outdated') return 'Update to sync';
  if (held > 0) return `${held} not synced`;
  if (!online) return 'Offline';
  if (activity === 'idle') return 'Up to date';
  return activity === 'syncing' ? 'Syncing' : 'Syncs soon';
}

/** `2 entries`, `1 recording`, `2 entries, 1 recording, and 1 message`; undefined when nothing waits. */
function whatWaits({
  waiting,
  recordings,
  photos = 0,
  messages = 0,
}: SyncFacts): string | undefined {
  const parts = [
    ...(waiting > 0 ? [formatCount(waiting, 'entry', 'entries')] : []),
    ...(recordings > 0 ? [formatCount(recordings, 'recording', 'recordings')] : []),
    ...(photos > 0 ? [formatCount(photos, 'photo', 'photos')] : []),
    ...(messages > 0 ? [formatCount(messages, 'message', 'messages')] : []),
  ];
  return formatList(parts) || undefined;
}

function paused(text: string): SyncWords {
  return { icon: 'paused', tone: 'quiet', text };
}

function quiet(icon: 'offline' | 'syncing', text: string): SyncWords {
  return { icon, tone: 'quiet', text };
}
