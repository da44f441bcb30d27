import { addDays } from '../../../../shared/domain/local-day';
import { type InstallBrowser, SEVEN_DAYS } from '../../../ui/install-words';

/** Entries and days, of any practice, from which on a guest is told that their words are on this device only. */
const TOLD_FROM = 3;
/** From when on where the browser does not promise to keep what is stored here. */
const TOLD_AT_RISK_FROM = 1;
/** How long it stays away once it was put away, days. */
const AWAY_DAYS = 14;

/** What decides whether a guest is told (P73). */
export interface OnlyHereFacts {
  /** Live records of what a person does: each entry, check-in, day or drop counts once. */
  readonly entries: number;
  /** The browser keeps what is stored here, see {@link keepsWords}. */
  readonly isKept: boolean;
  /** The local day on which it was put away, `YYYY-MM-DD`. */
  readonly putAwayOn: string | undefined;
  /** The person's local day. */
  readonly today: string;
}

export function isTold({ entries, isKept, putAwayOn, today }: OnlyHereFacts): boolean {
  const isAway = putAwayOn !== undefined && today < addDays(putAwayOn, AWAY_DAYS);
  return !isAway && entries >= (isKept ? TOLD_FROM : TOLD_AT_RISK_FROM);
}

/** Where words are kept. */
export interface KeptIn {
  readonly browser: InstallBrowser;
  readonly isInstalled: boolean;
  /** The browser has promised not to delete them. */
  readonly isPersisted: boolean;
}

/** Whether the browser deletes nothing of its own accord. Apple’s leave an installed app alone. */
export function keepsWords({ browser, isInstalled, isPersisted }: KeptIn): boolean {
  return isPersisted || (isInstalled && isApple(browser));
}

/** Whether installing the app helps here: from Apple’s browsers it starts with a storage of its own, and empty. */
export function installingHelps(keptIn: KeptIn): boolean {
  return !keptIn.isInstalled && !isApple(keptIn.browser) && !keepsWords(keptIn);
}

/** What can become of words that are on one device only, before it does, and what helps (P74). */
export function sayRisk(keptIn: KeptIn): string {
  if (keepsWords(keptIn)) return `If you lose this device or clear its browser, ${GONE} ${ACCOUNT}`;
  if (isApple(keptIn.browser)) {
    return `${SEVEN_DAYS} The installed app starts empty, so create an account first, and your words come along.`;
  }
  const installing = installingHelps(keptIn) ? ' Installing the app usually prevents that.' : '';
  return `When space runs short, this browser may delete what’s saved here.${installing} ${ACCOUNT}`;
}

const GONE = 'we can’t bring them back.';
const ACCOUNT = 'With an account, they’re on our server too, encrypted.';

function isApple(browser: InstallBrowser): boolean {
  return browser === 'ios' || browser === 'safari';
}
