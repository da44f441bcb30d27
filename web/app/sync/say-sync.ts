import { numberWord } from '../../live/number-word';
import type { SyncFacts } from '../../live/sync-facts';

/** The state of a person's words in two sentences, and what stands at the far end of the way. */
export interface SyncSaid {
  readonly title: string;
  readonly lead: string;
  readonly end: { readonly icon: 'cloud' | 'off' | 'safe' | 'moving'; readonly label: string };
}

const SAFE = 'Your words are safe here.';

const TROUBLE =
  'What you wrote last is not on the disk yet. Copy it or export it with the bar at the top of this page.';

/**
 * Says where the words are.
 * @param trouble the device refused to keep what is being written
 */
export function saySync(facts: SyncFacts, trouble: boolean): SyncSaid {
  const end = farEnd(facts);
  if (trouble) return { title: 'This device could not save.', lead: TROUBLE, end };
  if (facts.activity === 'erased') {
    const lead = 'Nothing is sent or fetched any more.';
    return { title: 'This account was deleted.', lead, end };
  }
  if (!facts.initialPullDone && facts.activity !== 'paused' && facts.activity !== 'outdated') {
    return { title: 'Your words are on their way.', lead: firstSync(facts), end };
  }
  return { title: SAFE, lead: whereTheyAre(facts), end };
}

/** How much waits: records, recordings and messages. */
export function waitingCount({ waiting, recordings, messages = 0 }: SyncFacts): number {
  return waiting + recordings + messages;
}

/** When the next try comes, as a person says it: `in 12 seconds`, `in 2 minutes`. Both in epoch milliseconds. */
export function sayNextTry(at: number, now: number): string {
  const seconds = Math.ceil((at - now) / 1000);
  if (seconds < 2) return 'in a moment';
  return seconds < 90 ? `in ${seconds} seconds` : `in ${Math.round(seconds / 60)} minutes`;
}

function firstSync({ online }: SyncFacts): string {
  return online
    ? 'What you wrote on your other devices is coming to this one. You can write meanwhile.'
    : 'What you wrote on your other devices comes here once there is a connection. You can write meanwhile.';
}

function whereTheyAre(facts: SyncFacts): string {
  const count = waitingCount(facts);
  const wait = `${things(count, 'waits', 'wait')} on this device`;
  switch (facts.activity) {
    case 'paused':
      return count > 0
        ? `Your session has ended. ${wait} until you sign in again.`
        : 'Your session has ended. What you write stays on this device until you sign in again.';
    case 'outdated':
      return `This version of the app is too old to sync. ${
        count > 0 ? `${wait} until it is updated.` : 'What you write waits until it is updated.'
      }`;
    case 'retrying':
      return facts.online ? retrying(facts, wait) : offline(count, wait);
    default:
      return facts.online ? reachable(facts) : offline(count, wait);
  }
}

function offline(count: number, wait: string): string {
  return count > 0
    ? `${wait} for a connection. ${goes(count)} by ${themselves(count)}; you don’t have to stay.`
    : 'There is no connection just now, and nothing waits. What you write stays on this device until there is.';
}

function retrying(facts: SyncFacts, wait: string): string {
  const what =
    facts.error === 'LOCAL_STORE_FAILED'
      ? 'This device’s storage does not answer'
      : 'The server can’t be reached';
  const count = waitingCount(facts);
  const waits = count > 0 ? `${wait}.` : 'Nothing waits.';
  return `${waits} ${what} just now; it is tried again by itself.`;
}

function reachable(facts: SyncFacts): string {
  const count = waitingCount(facts);
  if (count > 0) return `${things(count, 'is', 'are')} on the way. You don’t have to stay.`;
  if (facts.held > 0) {
    return `Nothing waits. ${things(facts.held, 'stays', 'stay')} on this device alone; below you can read why.`;
  }
  if (facts.unreadable) return missing(facts.unreadable);
  return 'Everything you wrote is on this device, and the server keeps it for your others. Nothing waits.';
}

function missing(count: number): string {
  const them = count === 1 ? 'it' : 'them';
  return `Nothing waits. ${things(count, 'is', 'are')} missing here, for the server can’t read ${them} any more. A device that still has ${them} may bring ${them} back.`;
}

function farEnd(facts: SyncFacts): SyncSaid['end'] {
  if (facts.activity === 'paused') return { icon: 'cloud', label: 'Signed out' };
  if (facts.activity === 'outdated') return { icon: 'cloud', label: 'Update first' };
  if (facts.activity === 'erased') return { icon: 'off', label: 'Deleted' };
  if (!facts.online) return { icon: 'off', label: 'No signal' };
  if (facts.activity === 'retrying') return { icon: 'off', label: 'Not reached' };
  if (facts.activity === 'syncing' && waitingCount(facts) > 0)
    return { icon: 'moving', label: 'Sending' };
  if (!facts.initialPullDone) return { icon: 'moving', label: 'Receiving' };
  return waitingCount(facts) > 0
    ? { icon: 'cloud', label: 'In reach' }
    : { icon: 'safe', label: 'Synced' };
}

function things(count: number, one: string, many: string): string {
  return count === 1 ? `One thing ${one}` : `${numberWord(count)} things ${many}`;
}

function goes(count: number): string {
  return count === 1 ? 'It goes' : 'They go';
}

function themselves(count: number): string {
  return count === 1 ? 'itself' : 'themselves';
}
