import { keepPreference, readPreference } from './preference';

/** Day or night on every screen of this device; `system` follows the device. */
export const LIGHTS = ['system', 'day', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

/** The size of all text on this device, beside what the browser is set to. */
export const TEXT_SIZES = ['usual', 'large', 'larger', 'largest'] as const;
export type AppTextSize = (typeof TEXT_SIZES)[number];

const LIGHT = 'appLight';
const TEXT_SIZE = 'appTextSize';
/** The names of the two palettes in tokens.css. */
const THEMES = { day: 'light', night: 'vigil' } as const;
/** `--paper` of each palette, for the browser's own bars. */
const PAPER = { light: '#faf5eb', vigil: '#14100c' } as const;

export function readLight(): Light {
  return oneOf(LIGHTS, readPreference(LIGHT));
}

export function readAppTextSize(): AppTextSize {
  return oneOf(TEXT_SIZES, readPreference(TEXT_SIZE));
}

/** Whether the app is dark now: as this device has chosen, else as its system is. */
export function isNightHere(): boolean {
  const light = readLight();
  if (light !== 'system') return light === 'night';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

export function chooseLight(light: Light): void {
  keepPreference(LIGHT, light);
  applyAppearance();
  colorBars();
}

export function chooseAppTextSize(size: AppTextSize): void {
  keepPreference(TEXT_SIZE, size);
  applyAppearance();
}

/** Puts what this device has chosen on the document's root, where the styles look for it. Called before the first paint. */
export function applyAppearance(): void {
  const { dataset } = document.documentElement;
  const light = readLight();
  const size = readAppTextSize();
  if (light === 'system') delete dataset.theme;
  else dataset.theme = THEMES[light];
  if (size === 'usual') delete dataset.text;
  else dataset.text = size;
}

/** Colors the browser's own bars alike. Needs the whole head. */
export function colorBars(): void {
  const light = readLight();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ofSystem = meta.media.includes('dark') ? 'vigil' : 'light';
    const color = PAPER[light === 'system' ? ofSystem : THEMES[light]];
    if (meta.content !== color) meta.content = color;
  }
}

/** The first of them for what is none. */
function oneOf<Value extends string>(
  values: readonly [Value, ...Value[]],
  kept: string | null,
): Value {
  return values.find((value) => value === kept) ?? values[0];
}
