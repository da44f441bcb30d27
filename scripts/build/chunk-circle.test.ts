import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { chunkCircle } from './chunk-circle';

const importing = (imports: Record<string, string[]>): Manifest =>
  Object.fromEntries(
    Object.entries(imports).map(([key, list]) => [key, { file: `${key}.js`, imports: list }]),
  );

test('files that import each other in a circle are named', () => {
  const manifest = importing({
    home: ['rooms'],
    rooms: ['dialog'],
    dialog: ['icon', 'rooms'],
    icon: [],
  });
  expect(chunkCircle(manifest)).toEqual(['rooms', 'dialog']);
});

test('two ways to one file are no circle', () => {
  const manifest = importing({
    home: ['left', 'right'],
    left: ['icon'],
    right: ['icon'],
    icon: [],
  });
  expect(chunkCircle(manifest)).toBeUndefined();
});
