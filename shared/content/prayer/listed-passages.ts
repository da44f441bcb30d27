import { ACTS, MOVEMENTS } from './acts';
import { PRAYED_PSALMS } from './psalms';
import { PRAYER_THEMES } from './themes';

/** Every passage whose words `verses.json` has, each once. */
export const LISTED_PASSAGES: readonly string[] = [
  ...new Set([
    ...PRAYER_THEMES.flatMap(({ passages }) => passages),
    ...PRAYED_PSALMS.map(({ passage }) => passage),
    ...MOVEMENTS.flatMap((movement) => ACTS[movement].verses),
  ]),
];
