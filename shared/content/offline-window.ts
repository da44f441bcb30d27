/**
 * Which part of the content pack a device keeps, so that a person can read and listen without a network. It moves with
 * their challenge day. Text comes by itself; sound takes room and traffic, so most of it is kept only on request.
 */
import { JOURNEY_DAYS } from '../domain/challenge-day';
import { type ContentManifest, mindfulMomentsUrl } from './pack';

export const OFFLINE_WINDOW = {
  /** Days behind the challenge day whose text stays. */
  daysBack: 30,
  /** Days from the challenge day on, itself included, whose text is kept. */
  mornings: 30,
  /** Of these mornings the first whose narration is kept unasked, unless the person saves data. */
  narratedMornings: 7,
  /** After this many days without a word from the server what is kept expires. */
  expiresAfterDays: 30,
} as const;

/** Names in Cache Storage, which pages and the worker share. The worker alone writes, but for the opened books. */
export const CONTENT_CACHES = {
  text: 'content-text',
  audio: 'content-audio',
  /** The whole of Scripture, once the person turns the companion on. */
  scripture: 'content-scripture',
  /** Books of the Bible that were opened last; pages write it. */
  openedBooks: 'content-opened-books',
} as const;

/** In the kept manifest's answer: when the server last confirmed it, milliseconds since the epoch. */
export const CONFIRMED_AT_HEADER = 'x-confirmed-at';

/** What a page asks the worker to keep. */
export interface WindowWish {
  /** The person's challenge day, 1 to 90. */
  readonly day: number;
  /** The journey is complete: all days may be read, and the next mornings are the first ones (J10). */
  readonly isComplete?: boolean;
  /** The person has told the browser to save data. */
  readonly saveData: boolean;
  /** The person has asked for the narration of every day up to this one. */
  readonly narrateThrough: number | null;
}

/** Addresses, in each list what is needed most first. */
export interface WindowPlan {
  readonly text: readonly string[];
  /** All sound that has a place in the window. */
  readonly audio: readonly string[];
  /** The part of it to fetch now. */
  readonly audioToFetch: readonly string[];
}

/** Where the window of a person begins: whose journey is complete begins at the first day. */
export function windowStart({ day, isComplete }: Pick<WindowWish, 'day' | 'isComplete'>): number {
  return isComplete ? 1 : day;
}

/** The thirty mornings from a challenge day on, fewer where the journey ends before. */
export function morningsFrom(day: number): number[] {
  const count = Math.min(OFFLINE_WINDOW.mornings, JOURNEY_DAYS - day + 1);
  return Array.from({ length: count }, (_, ahead) => day + ahead);
}

/** The days of the window, the mornings to come first, then those behind from the nearest; of a complete journey, all. */
export function windowDays(day: number, isComplete = false): number[] {
  if (isComplete) return Array.from({ length: JOURNEY_DAYS }, (_, index) => index + 1);
  const count = Math.min(OFFLINE_WINDOW.daysBack, day - 1);
  return [...morningsFrom(day), ...Array.from({ length: count }, (_, back) => day - 1 - back)];
}

/** What of a pack belongs into the window that is wished for. */
export function planWindow(manifest: ContentManifest, wish: WindowWish): WindowPlan {
  const { saveData, narrateThrough } = wish;
  const day = windowStart(wish);
  const byDay = new Map(manifest.drops.map((drop) => [drop.day, drop]));
  const drops = windowDays(day, wish.isComplete).flatMap((each) => byDay.get(each) ?? []);
  const unaskedThrough = saveData ? 0 : day + OFFLINE_WINDOW.narratedMornings - 1;
  const through = Math.max(unaskedThrough, narrateThrough ?? 0);
  const narrations = drops.flatMap(({ day: of, narration }) =>
    narration ? [{ url: narration.url, of }] : [],
  );
  const isSoon = ({ of }: { of: number }) =>
    of >= day && of < day + OFFLINE_WINDOW.narratedMornings;
  const sounds = manifest.sounds.map(({ url }) => ({ url, of: day }));
  const audio = [
    ...narrations.filter(isSoon),
    ...sounds,
    ...narrations.filter((narration) => !isSoon(narration)),
  ];
  return {
    text: [mindfulMomentsUrl(manifest.version), ...drops.map(({ url }) => url)],
    audio: audio.map(({ url }) => url),
    audioToFetch: audio.filter(({ of }) => of >= day && of <= through).map(({ url }) => url),
  };
}

/** What a file of a pack is called in every version of it, such as `drops/17.json`; undefined for what has no version. */
export function nameInPack(path: string): string | undefined {
  return /^\/content\/[0-9a-f]{12}\/(.+)$/.exec(path)?.[1];
}
