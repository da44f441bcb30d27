import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MARK_STROKES } from '../model/mark-strokes';
import { COLORS } from './type';

it('the colors are those of the screens by day', () => {
  const [light = ''] = readFileSync('web/ui/styles/tokens.css', 'utf8').split(':root[data-theme');
  for (const [name, color] of Object.entries(COLORS))
    expect(light).toMatch(new RegExp(`--${name}:\\s*${color};`));
});

it('the mark is that of the screens', () => {
  const source = readFileSync('web/ui/mark.tsx', 'utf8');
  for (const stroke of Object.values(MARK_STROKES)) expect(source).toContain(stroke);
});
