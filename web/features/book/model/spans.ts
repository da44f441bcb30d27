import { type CompletedDrop, JOURNEY_DAYS } from '../../../../shared/domain/challenge-day';
import { dropsOf } from '../../../../shared/domain/journeys';
import type { Span } from './choices';

type JourneySpan = Extract<Span, { kind: 'journey' }>;

/**
 * The days of each journey, the first one first: from its first completed drop to its last one, and of one that is not
 * complete to today. A journey without a drop has no days.
 */
export function journeySpans(drops: readonly CompletedDrop[], today: string): JourneySpan[] {
  const numbers = [...new Set(drops.map(({ journey = 1 }) => journey))].sort((a, b) => a - b);
  return numbers.map((journey): JourneySpan => {
    const own = dropsOf(drops, journey);
    const days = own.map(({ day }) => day).sort();
    const completed = new Set(own.map(({ challengeDay }) => challengeDay));
    const isOver = completed.size === JOURNEY_DAYS || numbers.some((number) => number > journey);
    const [from = today] = days;
    const last = days.at(-1) ?? today;
    return { kind: 'journey', journey, from, to: isOver || last > today ? last : today };
  });
}

export function yearSpan(today: string): Span {
  return { kind: 'year', from: `${today.slice(0, 4)}-01-01`, to: today };
}

/** Days as they were typed, the earlier one first; undefined while one of them is none. */
export function typedSpan(from: string, to: string): Span | undefined {
  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (!isDay(from) || !isDay(to)) return undefined;
  return from <= to ? { kind: 'days', from, to } : { kind: 'days', from: to, to: from };
}
