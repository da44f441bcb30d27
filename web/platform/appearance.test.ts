import { beforeEach, expect, it, vi } from 'vitest';
import {
  applyAppearance,
  chooseAppTextSize,
  chooseLight,
  colorBars,
  readAppTextSize,
  readLight,
} from './appearance';
import { memoryStorage } from './testing/memory-storage';

let dataset: Record<string, string>;
let bars: { media: string; content: string }[];

beforeEach(() => {
  dataset = {};
  bars = ['light', 'dark'].map((scheme) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    content: '',
  }));
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', { documentElement: { dataset }, querySelectorAll: () => bars });
});

it('follows the device and its text until something is chosen', () => {
  applyAppearance();
  colorBars();
  expect(dataset).toEqual({});
  expect(bars.map(({ content }) => content)).toEqual(['#faf5eb', '#14100c']);
});

it('keeps what is chosen for the next page, and takes it back', () => {
  chooseLight('night');
  chooseAppTextSize('larger');
  expect(dataset).toEqual({ theme: 'vigil', text: 'larger' });
  expect(bars.map(({ content }) => content)).toEqual(['#14100c', '#14100c']);
  expect([readLight(), readAppTextSize()]).toEqual(['night', 'larger']);
  chooseLight('day');
  expect(dataset.theme).toBe('light');
  chooseLight('system');
  chooseAppTextSize('usual');
  expect(dataset).toEqual({});
});

it('takes what another version kept, or nobody, for the usual', () => {
  localStorage.setItem('appLight', 'sepia');
  localStorage.setItem('appTextSize', '300%');
  applyAppearance();
  expect(dataset).toEqual({});
});
