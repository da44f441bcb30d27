import { addDays } from '../../../../shared/domain/local-day';
import { type InstallBrowser, SEVEN_DAYS } from '../../../ui/install-words';

/** Entries and days, of any practice, from which on a guest is told that their words are on this device only. */
const TOLD_FROM = 3;
/** From when on where the browser does not promise to keep what is stored here. */
const TOLD_AT_RISK_FROM = 1;
/** How long it stays away once it was put away, days. */
const AWAY_DAYS = 14;

/** What decides whether a guest is told (P85). */
export interface OnlyHereFacts {
  /** Live records of what a person does: each entry, check-in, day or drop counts once. */
  readonly entries: number;
  /** The browser has promised to keep what is stored here. */
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

/** What can become of words that are on one device only, before it does, and what helps (P86). */
export function sayRisk(isKept: boolean, browser: InstallBrowser): string {
  if (isKept) {
    return 'If you lose this device or clear its browser, we can’t bring them back. With an account, they’re on our server too, encrypted.';
  }
  // An app that is installed from these has a storage of its own, empty at first.
  if (browser === 'ios' || browser === 'safari') {
    return `${SEVEN_DAYS} The installed app starts empty, so create an account first, and your words come along.`;
  }
  return 'When space runs short, this browser may delete what’s saved here. Installing the app usually prevents that. With an account, your words are on our server too, encrypted.';
}
