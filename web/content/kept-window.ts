import {
  morningsFrom,
  OFFLINE_WINDOW,
  windowDays,
  windowStart,
} from '../../shared/content/offline-window';
import { addDays, localDayAt } from '../../shared/domain/local-day';
import type { KeptContent } from './offline-window/read-kept';

/** How much narration there is, and how much of it is on this device. */
export interface NarrationSum {
  readonly kept: number;
  readonly total: number;
  readonly keptBytes: number;
  readonly totalBytes: number;
}

/** One morning of the window. */
export interface Morning {
  readonly day: number;
  /** Its text is here, and its narration if it has one. */
  readonly isWhole: boolean;
}

/** What of the window around a challenge day is on this device. */
export interface KeptWindow {
  /** Days whose text is here, and days the window has. */
  readonly text: { readonly kept: number; readonly total: number };
  readonly mornings: readonly Morning[];
  /** Of all mornings. */
  readonly narration: NarrationSum;
  /** Of the first seven. */
  readonly week: NarrationSum;
  readonly moments: { readonly count: number; readonly withSound: boolean };
  /** The person's journey is complete: text of all ninety days, and the first mornings. */
  readonly isComplete: boolean;
  /**
   * As far as a person can read without a network, one drop a day: the last challenge day and its calendar day
   * `YYYY-MM-DD`. Null where not even today's is here, and where the journey is complete.
   */
  readonly readyUntil: { readonly challengeDay: number; readonly day: string } | null;
}

/** Where a person stands in time. */
export interface PlaceInTime {
  readonly challengeDay: number;
  /** Their journey is complete; a window then has no dates. */
  readonly isComplete?: boolean;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Of this device, minutes east of UTC. */
  readonly utcOffsetMinutes: number;
}

/** Sums up what is kept for somebody who stands at a challenge day. */
export function sumUpKept(kept: KeptContent, place: PlaceInTime): KeptWindow {
  const { manifest, paths, moments } = kept;
  const drops = new Map(manifest.drops.map((drop) => [drop.day, drop]));
  const hasText = (day: number) => paths.has(drops.get(day)?.url ?? '');
  const { isComplete = false } = place;
  const start = windowStart({ day: place.challengeDay, isComplete });
  const days = windowDays(start, isComplete);
  const mornings = morningsFrom(start).map((day) => {
    const narration = drops.get(day)?.narration ?? null;
    return { day, narration, hasSound: narration !== null && paths.has(narration.url) };
  });
  return {
    text: { kept: days.filter(hasText).length, total: days.length },
    mornings: mornings.map(({ day, narration, hasSound }) => ({
      day,
      isWhole: hasText(day) && (narration === null || hasSound),
    })),
    narration: sumNarration(mornings),
    week: sumNarration(mornings.slice(0, OFFLINE_WINDOW.narratedMornings)),
    moments: {
      count: moments,
      withSound: manifest.sounds.every(({ url }) => paths.has(url)),
    },
    isComplete,
    readyUntil: isComplete ? null : readyUntil(kept, place, hasText),
  };
}

interface NarratedMorning {
  readonly narration: { readonly bytes: number } | null;
  readonly hasSound: boolean;
}

function sumNarration(mornings: readonly NarratedMorning[]): NarrationSum {
  const sum = { kept: 0, total: 0, keptBytes: 0, totalBytes: 0 };
  for (const { narration, hasSound } of mornings) {
    if (!narration) continue;
    sum.total += 1;
    sum.totalBytes += narration.bytes;
    if (!hasSound) continue;
    sum.kept += 1;
    sum.keptBytes += narration.bytes;
  }
  return sum;
}

function readyUntil(
  { confirmedAt }: KeptContent,
  { challengeDay, today, utcOffsetMinutes }: PlaceInTime,
  hasText: (day: number) => boolean,
): KeptWindow['readyUntil'] {
  const lastKeptDay = addDays(
    localDayAt(confirmedAt, utcOffsetMinutes),
    OFFLINE_WINDOW.expiresAfterDays - 1,
  );
  let until: KeptWindow['readyUntil'] = null;
  for (const [ahead, morning] of morningsFrom(challengeDay).entries()) {
    const day = addDays(today, ahead);
    if (!hasText(morning) || day > lastKeptDay) break;
    until = { challengeDay: morning, day };
  }
  return until;
}
