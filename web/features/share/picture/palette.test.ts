import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PALETTE, sunlight } from './palette';

const tokens = readFileSync('web/ui/styles/tokens.css', 'utf8');
const firstLight = tokens.slice(0, tokens.indexOf('[data-theme="vigil"]'));

it.each(Object.entries(PALETTE))('%s is the one of the design', (name, colour) => {
  expect(firstLight).toContain(`--${name}: ${colour};`);
});

it('shines with the sun of the design', () => {
  expect(firstLight).toContain(`--sun-core: ${sunlight(0.34)};`);
});
