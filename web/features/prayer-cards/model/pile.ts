import type { IntercessionCardBody } from '../../../../shared/records/intercession-card';
import type { RecordOf } from '../../../records/contract';
import { cardWeekday, weekdayOf } from '../../../records/kinds/intercession-card/rhythm-words';

export type Card = RecordOf<IntercessionCardBody>;

const SUNDAY = 0;
const SATURDAY = 6;

export function isAnswered({ answeredOn }: Pick<IntercessionCardBody, 'answeredOn'>): boolean {
  return typeof answeredOn === 'string';
}

export function isPrayedOn(body: Pick<IntercessionCardBody, 'prayedOn'>, day: string): boolean {
  return body.prayedOn?.includes(day) === true;
}

/** Whether the rhythm of a card has that day. Days before it say nothing: no prayer is made up for (T1, T2). */
export function isDueOn(body: IntercessionCardBody, day: string): boolean {
  if (isAnswered(body)) return false;
  const weekday = weekdayOf(day);
  if (body.rhythm === 'weekly') return weekday === cardWeekday(body);
  return body.rhythm === 'daily' || (weekday !== SUNDAY && weekday !== SATURDAY);
}

/** The cards whose day it is, the oldest first, with those that were prayed today. */
export function pileOf(cards: readonly Card[], today: string): readonly Card[] {
  return cards
    .filter(({ body }) => isDueOn(body, today))
    .sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));
}

/** The card that lies on top: the one that is being looked at, else the first that is not prayed yet. */
export function topOf(
  pile: readonly Card[],
  lookedAt: string | undefined,
  today: string,
): Card | undefined {
  return (
    pile.find(({ id }) => id === lookedAt) ?? pile.find(({ body }) => !isPrayedOn(body, today))
  );
}

/** The next card that is not prayed yet, from the beginning again after the last; undefined where there is no other. */
export function nextOf(pile: readonly Card[], top: Card, today: string): Card | undefined {
  const place = pile.findIndex(({ id }) => id === top.id);
  const others = [...pile.slice(place + 1), ...pile.slice(0, Math.max(0, place))];
  return others.find(({ body }) => !isPrayedOn(body, today));
}

/** The cards that are prayed for, the oldest first. */
export function openCards(cards: readonly Card[]): readonly Card[] {
  return cards
    .filter(({ body }) => !isAnswered(body))
    .sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));
}

/** The answered cards, the newest answer first. */
export function answeredCards(cards: readonly Card[]): readonly Card[] {
  return cards
    .filter(({ body }) => isAnswered(body))
    .sort(
      (one, other) =>
        (other.body.answeredOn ?? '').localeCompare(one.body.answeredOn ?? '') ||
        other.updatedAt - one.updatedAt,
    );
}
