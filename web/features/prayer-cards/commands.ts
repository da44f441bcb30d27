import { intercessionCard } from '../../../shared/records/intercession-card';
import { firstValue } from '../../live/first-value';
import type { Outbox } from '../../outbox/contract';
import { prayedPost } from '../../outbox/prayed-post';
import type { Records } from '../../records/contract';
import { addToDay } from '../../records/kinds/bible-prayer-day/add-to-day';
import { type Card, isPrayedOn } from './model/pile';

/** What praying changes. */
export interface PrayerStores {
  readonly records: Pick<Records, 'find' | 'save'>;
  readonly outbox: Pick<Outbox, 'add' | 'liveUnsent' | 'takeBack'>;
}

/**
 * Notes that a card was prayed on a local day: on the card, in the day's record, and at the circle that it came from
 * (T3, T4, T10). Repeated, it changes nothing more. The card is last: where the program ends before, the person presses
 * again. Rejects where this device can't save.
 */
export async function markPrayed(
  { records, outbox }: PrayerStores,
  cardId: string,
  day: string,
): Promise<void> {
  const card = await records.find(intercessionCard, cardId);
  if (!card || isPrayedOn(card.body, day)) return;
  const { request } = card.body;
  if (request) await outbox.add({ ...prayedPost(request.request, day), mayBeRefused: true });
  await addMinutes(records, day, 0);
  await saveCard(records, card, { prayedOn: [...(card.body.prayedOn ?? []), day] });
}

/** Takes that day from the card, and from what waits for its circle. What the day's record says stays. */
export async function undoPrayed(
  { records, outbox }: PrayerStores,
  cardId: string,
  day: string,
): Promise<void> {
  const card = await records.find(intercessionCard, cardId);
  if (!card) return;
  const { prayedOn = [], request } = card.body;
  await saveCard(records, card, { prayedOn: prayedOn.filter((each) => each !== day) });
  if (!request) return;
  const { path } = prayedPost(request.request, day);
  const unsent = await firstValue(outbox.liveUnsent());
  const taps = unsent.filter((item) => item.path === path && item.body.day === day);
  for (const { key } of taps) await outbox.takeBack(key);
}

/** Adds minutes of intercession to the day's Bible & Prayer (O1). */
export function addMinutes(
  records: PrayerStores['records'],
  day: string,
  minutes: number,
): Promise<void> {
  return addToDay(records, day, { prayed: { minutes, types: ['intercession'] } });
}

/** The card is prayed for again. Its story stays with it. */
export async function markNotAnswered(
  records: PrayerStores['records'],
  cardId: string,
): Promise<void> {
  const card = await records.find(intercessionCard, cardId);
  if (card) await saveCard(records, card, { answeredOn: null });
}

async function saveCard(
  records: PrayerStores['records'],
  card: Card,
  patch: Partial<Card['body']>,
): Promise<void> {
  const body = { ...card.body, ...patch };
  await records.save({ kind: intercessionCard, id: card.id, day: card.day, body, opened: card });
}
