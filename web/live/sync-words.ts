import type { SyncFacts } from './sync-facts';

export interface SyncWords {
  readonly icon: 'offline' | 'syncing' | 'synced' | 'paused';
  readonly tone: 'ok' | 'quiet';
  readonly text: string;
}

/** The sync pill in words. A state, never an alarm: whatever it says, the words are on this device. */
export function syncWords(facts: SyncFacts): SyncWords {
  if (facts.activity === 'paused') return paused('Saved on this device · sign in to sync');
  if (facts.activity === 'outdated') return paused('Saved on this device · update to sync');
  if (facts.activity === 'erased') return paused('This account was deleted');
  if (!facts.online) {
    return quiet('offline', 'Saved on this device · syncs when you’re back online');
  }
  if (facts.activity === 'syncing') return quiet('syncing', syncing(facts.waiting));
  if (facts.waiting > 0) {
    return quiet('offline', `${entries(facts.waiting)} saved on this device · syncs soon`);
  }
  if (facts.activity === 'retrying') return quiet('offline', 'Saved on this device · syncs soon');
  if (facts.held > 0) return paused(`${entries(facts.held)} only on this device`);
  return { icon: 'synced', tone: 'ok', text: 'Everything is synced' };
}

/** `1 entry`, `2 entries`. */
export function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}

function syncing(waiting: number): string {
  return waiting === 0 ? 'Syncing' : `Syncing ${entries(waiting)}`;
}

function paused(text: string): SyncWords {
  return { icon: 'paused', tone: 'quiet', text };
}

function quiet(icon: 'offline' | 'syncing', text: string): SyncWords {
  return { icon, tone: 'quiet', text };
}
