export const CARDS_PLACE = '/pray/cards';
export const NEW_CARD_PLACE = '/pray/cards?new';

export function cardPlace(id: string): string {
  return `${CARDS_PLACE}?card=${encodeURIComponent(id)}`;
}
