import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { byNight, PALETTE, sunlight } from './palette';

const tokens = readFileSync('web/ui/styles/tokens.css', 'utf8');
const firstLight = tokens.slice(0, tokens.indexOf('[data-theme="vigil"]'));

it.each(Object.entries(PALETTE))('%s is the one of the design', (name, colour) => {
  expect(firstLight).toContain(`--${name}: ${colour};`);
});

const vigil = tokens.slice(tokens.indexOf(':root[data-theme="vigil"]'));

it.each(Object.entries(PALETTE))('%s is the one of the design by night', (name, colour) => {
  expect(vigil).toContain(`--${name}: ${byNight(colour)};`);
});

it('shines with the sun of the design by night', () => {
  expect(vigil).toContain(`--sun-core: ${byNight(sunlight(0.3))};`);
});

it('has no two roles of one colour, which night could not tell apart', () => {
  const colours = Object.values(PALETTE);
  expect(new Set(colours).size).toBe(colours.length);
});

it('shines with the sun of the design', () => {
  expect(firstLight).toContain(`--sun-core: ${sunlight(0.34)};`);
});
