import type { RowSeal } from '../../records/storage/seal-contract';
import { openText, sealText } from '../../records/storage/sealed-text';

/** What stands in local storage and holds words of a person: answers about them, and what they typed as a page closed. */
const HOLD_WORDS = ['answer', 'lastWords'];

/** Seals the texts of a person that are there already. May be repeated. */
export function sealKeptTexts(personId: string, seal: RowSeal, storage: Storage = localStorage) {
  rewrite(personId, storage, (place, text) =>
    sealText(personId, place, openText(personId, place, text, seal) ?? text, seal),
  );
}

/** The opposite of {@link sealKeptTexts}. */
export function openKeptTexts(personId: string, seal: RowSeal, storage: Storage = localStorage) {
  rewrite(personId, storage, (place, text) => openText(personId, place, text, seal) ?? text);
}

function rewrite(
  personId: string,
  storage: Storage,
  change: (place: string, text: string) => string,
): void {
  const starts = HOLD_WORDS.map((what) => `${what}:${personId}:`);
  for (const place of Object.keys(storage)) {
    if (!starts.some((start) => place.startsWith(start))) continue;
    const text = storage.getItem(place);
    if (text !== null) storage.setItem(place, change(place, text));
  }
}
