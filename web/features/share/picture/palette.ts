/** First Light, as in tokens.css. Pictures are laid out in it. */
export const PALETTE = {
  paper: '#faf5eb',
  leaf: '#fffdf8',
  ink: '#231d16',
  'ink-2': '#4c4337',
  'action-ink': '#1d4b3c',
  gold: '#d29a34',
  'gold-deep': '#b27a1c',
  'ray-off': '#dccfb8',
  'ray-missed': '#c9b896',
  'drop-solid': '#a95d0c',
  'drop-lit': '#d98a2b',
  'drop-wash': '#fbead0',
  'check-solid': '#b0554a',
  'check-lit': '#cf7c6c',
  'check-wash': '#f7e2da',
  'journal-solid': '#2f5579',
  'journal-lit': '#557fa8',
  'journal-wash': '#e1e9ef',
  'nourish-solid': '#657627',
  'nourish-lit': '#8b9d45',
  'nourish-wash': '#eaeed5',
  'prayer-solid': '#70406a',
  'prayer-lit': '#966090',
  'prayer-wash': '#efe2eb',
} as const;

/** The same by night. */
const VIGIL: Readonly<Record<keyof typeof PALETTE, string>> = {
  paper: '#14100c',
  leaf: '#1d1813',
  ink: '#f4ead9',
  'ink-2': '#d2c4ae',
  'action-ink': '#f0c27b',
  gold: '#e8b04b',
  'gold-deep': '#f0c27b',
  'ray-off': '#483a2b',
  'ray-missed': '#7a6342',
  'drop-solid': '#e8a04a',
  'drop-lit': '#f6c586',
  'drop-wash': '#36240f',
  'check-solid': '#e08e7e',
  'check-lit': '#f2b9ad',
  'check-wash': '#371d17',
  'journal-solid': '#86afd6',
  'journal-lit': '#b5d0ea',
  'journal-wash': '#182533',
  'nourish-solid': '#aebf62',
  'nourish-lit': '#d0dc98',
  'nourish-wash': '#242a11',
  'prayer-solid': '#cf96c4',
  'prayer-lit': '#e4c0dc',
  'prayer-wash': '#301b2c',
};

/** The sun's light (`--sun-core`) at a strength from 0 to 1. */
export function sunlight(strength: number): string {
  return `${SUN}${strength})`;
}

const SUN = 'rgb(226 168 58 / ';
const SUN_BY_NIGHT = 'rgb(240 170 66 / ';
const BY_NIGHT: ReadonlyMap<string, string> = new Map(
  Object.entries(PALETTE).map(([name, colour]) => [colour, VIGIL[name as keyof typeof VIGIL]]),
);

/** A colour of {@link PALETTE} or of the sun, as it is by night. */
export function byNight(colour: string): string {
  return BY_NIGHT.get(colour) ?? colour.replace(SUN, SUN_BY_NIGHT);
}
