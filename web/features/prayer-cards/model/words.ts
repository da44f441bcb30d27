import { sayRhythm } from '../../../records/kinds/intercession-card/rhythm-words';
import { formatDay } from '../../../ui/format/days';
import { formatCount } from '../../../ui/format/numbers';
import { type Card, isAnswered } from './pile';

/** Up to here one pane stands for one card. */
const MOST_LIGHTS = 12;

/** How many panes to draw for a pile; none for a large one. */
export function lightsOf(count: number): number {
  return count <= MOST_LIGHTS ? count : 0;
}

/** `3 cards for today`, and once there is something to tell `1 of 3 prayed`. */
export function sayProgress(prayed: number, count: number): string {
  if (prayed > 0) return `${prayed} of ${count} prayed`;
  return `${formatCount(count, 'card', 'cards')} for today`;
}

/** `Since March 2, every Tuesday`; of an answered card `March 2 to April 9`. */
export function sayTimes(body: Card['body'], today: string): string {
  if (isAnswered(body)) return sayWhile(body, today);
  const since = body.since === today ? 'today' : formatDay(body.since, today);
  const rhythm = sayRhythm(body);
  return `Since ${since}, ${rhythm.startsWith('Every') ? `e${rhythm.slice(1)}` : rhythm}`;
}

/** `March 2 to April 9`, or the one day. */
export function sayWhile(
  { since, answeredOn }: Pick<Card['body'], 'since' | 'answeredOn'>,
  today: string,
): string {
  const last = answeredOn ?? today;
  if (last <= since) return formatDay(last, today);
  return `${formatDay(since, today)} to ${formatDay(last, today)}`;
}

/** Up to here words stand in the middle of a card. */
const BRIEF_CHARACTERS = 120;

export function isBrief(text: string): boolean {
  return text.length <= BRIEF_CHARACTERS && !text.includes('\n');
}
