/** First Light, as in tokens.css: a picture is sent to others, so it looks the same by day and by night. */
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

/** The sun's light (`--sun-core`) at a strength from 0 to 1. */
export function sunlight(strength: number): string {
  return `rgb(226 168 58 / ${strength})`;
}
