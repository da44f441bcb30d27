import { type SyncFacts, unsentCount } from '../../sync/react/sync-facts';
import { numberWord, pluralize } from '../../ui/format/numbers';

/** The state of a person's words in two sentences, and what stands at the far end of the way. */
export interface SyncSaid {
  readonly title: string;
  readonly lead: string;
  readonly end: { readonly icon: 'cloud' | 'off' | 'safe' | 'moving'; readonly label: string };
}

const SAFE = 'Your entries are safe here.';

const ONLY_HERE =
  'What you write is saved on this device and nowhere else, because you have no account. With one, it syncs to our server, encrypted, and to your other devices.';

const TROUBLE =
  'Your latest changes aren’t saved yet. Copy or export them with the bar at the top of this page.';

/**
 * Says where the words are.
 * @param trouble the device refused to keep what is being written
 */
export function saySync(facts: SyncFacts, trouble: boolean): SyncSaid {
  const end = farEnd(facts);
  if (trouble) return { title: 'This device couldn’t save.', lead: TROUBLE, end };
  if (facts.activity === 'guest') return { title: 'On this device only', lead: ONLY_HERE, end };
  if (facts.activity === 'erased') {
    const lead = 'It no longer syncs.';
    return { title: 'This account was deleted.', lead, end };
  }
  if (!facts.initialPullDone && facts.activity !== 'paused' && facts.activity !== 'outdated') {
    return { title: 'Your entries are on their way.', lead: firstSync(facts), end };
  }
  return { title: SAFE, lead: whereTheyAre(facts), end };
}

/** What a try that a person asked for has come to; undefined where the page itself says what is needed now. */
export function sayTried(
  facts: SyncFacts,
): { readonly title: string; readonly description?: string; readonly isWell: boolean } | undefined {
  const { activity, online, error } = facts;
  if (activity === 'paused' || activity === 'outdated' || activity === 'erased') return undefined;
  if (!online) return { title: 'You’re offline', description: `${HERE} ${LATER}`, isWell: false };
  if (activity === 'retrying') {
    const description = `${couldNot(error)} ${HERE} We’ll keep trying.`;
    return { title: 'Not synced', description, isWell: false };
  }
  if (unsentCount(facts) > 0) return { title: 'Your entries are syncing', isWell: true };
  const description = facts.held > 0 ? 'You’ll see below what can’t be synced.' : undefined;
  return { title: 'Synced', ...(description && { description }), isWell: true };
}

const HERE = 'Your entries are safe on this device.';
const LATER = 'They will sync when you reconnect.';

function couldNot(error: string | undefined): string {
  return error === 'LOCAL_STORE_FAILED'
    ? 'This device’s storage isn’t responding.'
    : 'We couldn’t reach the server.';
}

/** When the next try comes, as a person says it: `in 12 seconds`, `in 2 minutes`. Both in epoch milliseconds. */
export function sayNextTry(at: number, now: number): string {
  const seconds = Math.ceil((at - now) / 1000);
  if (seconds < 2) return 'in a moment';
  return seconds < 90 ? `in ${seconds} seconds` : `in ${Math.round(seconds / 60)} minutes`;
}

function firstSync({ online }: SyncFacts): string {
  return online
    ? 'We’re getting your entries from your other devices. You can write in the meantime.'
    : 'You’re offline. We’ll get your entries from your other devices when you reconnect. You can write in the meantime.';
}

function whereTheyAre(facts: SyncFacts): string {
  switch (facts.activity) {
    case 'paused':
      return `Your session has ended. ${untilThen(facts, 'Sign in to sync')}`;
    case 'outdated':
      return `This version of the app is too old to sync. ${untilThen(facts, 'Update the app to sync')}`;
    case 'retrying':
      return facts.online ? retrying(facts) : offline(facts);
    default:
      return facts.online ? reachable(facts) : offline(facts);
  }
}

/** What is safe, and what helps. */
function untilThen(facts: SyncFacts, what: string): string {
  const count = unsentCount(facts);
  return count > 0
    ? `${items(count, 'is', 'are')} saved on this device. ${what} ${them(count)}.`
    : `What you write is saved on this device. ${what}.`;
}

function offline(facts: SyncFacts): string {
  const count = unsentCount(facts);
  if (count > 0) {
    return `You’re offline. ${items(count, 'is', 'are')} saved on this device and will sync when you reconnect.`;
  }
  return `You’re offline. ${soFar(facts)} New entries will sync when you reconnect.`;
}

function retrying(facts: SyncFacts): string {
  const what =
    facts.error === 'LOCAL_STORE_FAILED'
      ? 'This device’s storage isn’t responding.'
      : 'We can’t reach the server.';
  return `${what} ${soFar(facts)} We’ll keep trying.`;
}

function reachable(facts: SyncFacts): string {
  const count = unsentCount(facts);
  if (count > 0) return `${items(count, 'is', 'are')} syncing. You don’t have to stay.`;
  if (facts.held === 0 && facts.unreadable) return missing(facts.unreadable);
  return soFar(facts);
}

function soFar(facts: SyncFacts): string {
  const count = unsentCount(facts);
  if (count > 0) return `${items(count, 'isn’t', 'aren’t')} synced yet.`;
  if (facts.held === 0) return 'Everything is synced.';
  return `${items(facts.held, 'can’t', 'can’t')} be synced; you’ll see why below. Everything else is synced.`;
}

function missing(count: number): string {
  return `${items(count, 'can’t', 'can’t')} be read from the server. If another device still has ${them(count)}, open the app there while online. That may restore ${them(count)}.`;
}

function farEnd(facts: SyncFacts): SyncSaid['end'] {
  if (facts.activity === 'guest') return { icon: 'off', label: 'No account' };
  if (facts.activity === 'paused') return { icon: 'cloud', label: 'Signed out' };
  if (facts.activity === 'outdated') return { icon: 'cloud', label: 'Update first' };
  if (facts.activity === 'erased') return { icon: 'off', label: 'Deleted' };
  if (!facts.online) return { icon: 'off', label: 'Offline' };
  if (facts.activity === 'retrying') return { icon: 'off', label: 'Can’t connect' };
  if (facts.activity === 'syncing' && unsentCount(facts) > 0)
    return { icon: 'moving', label: 'Syncing' };
  if (!facts.initialPullDone) return { icon: 'moving', label: 'Downloading' };
  return unsentCount(facts) > 0
    ? { icon: 'cloud', label: 'Connected' }
    : { icon: 'safe', label: 'Synced' };
}

function items(count: number, one: string, many: string): string {
  return `${numberWord(count)} ${pluralize(count, 'item', 'items')} ${pluralize(count, one, many)}`;
}

function them(count: number): string {
  return pluralize(count, 'it', 'them');
}
