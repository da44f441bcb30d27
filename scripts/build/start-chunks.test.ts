import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { chunkByModule, START_CHUNKS } from './start-chunks';

const room = (name: string) => `web/features/${name}-screen.tsx`;

/** What each source imports. */
const SOURCES: Record<string, readonly string[]> = {
  'web/main.tsx': ['react'],
  'web/app/signed-out/signed-out-app.tsx': ['react'],
  'web/features/auth/auth-screen.tsx': ['field'],
  'web/features/public-site/about-ai-screen.tsx': ['field', 'niche', 'quote'],
  'web/app/signed-in/open-person.ts': ['database', 'react'],
  'web/app/signed-in/signed-in-app.tsx': ['frame', 'react', 'niche'],
  [room('home/home')]: ['field', 'list', 'sunrise'],
  [room('journal/journal')]: ['field', 'list', 'voice'],
  [room('journal/journal-history')]: ['field', 'list', 'voice'],
  field: ['react'],
  list: ['marks', 'database'],
  frame: ['database'],
};

const importsOf = (id: string) => SOURCES[relative(process.cwd(), id)] ?? SOURCES[id];
const chunks = chunkByModule(importsOf);
const chunk = (id: string) => chunks.get(id);

test('what everybody needs, what both sides of signing in need, what visitors read with, what opens the databases, and what a signed-in person needs are apart', () => {
  expect(chunk('react')).toBe('entry');
  expect(chunk('field')).toBe('common');
  expect(chunk('niche')).toBe('public');
  expect(chunk('database')).toBe('store');
  expect(chunk('frame')).toBe('signed-in');
  expect(chunk('quote')).toBeUndefined();
});

test('what three rooms share loads with the first of them; what fewer share stays with them', () => {
  expect(chunk('list')).toBe('rooms');
  expect(chunk('marks')).toBe('rooms');
  expect(chunk('voice')).toBeUndefined();
  expect(chunk('sunrise')).toBeUndefined();
});

test('a chunk imports only itself and those before it', () => {
  const rank = (id: string) => START_CHUNKS.indexOf(chunk(id) ?? 'rooms');
  const named = ['react', 'field', 'niche', 'database', 'frame', 'list', 'marks'];
  const wrong = named.flatMap((id) =>
    (importsOf(id) ?? []).filter((imported) => rank(imported) > rank(id)),
  );
  expect(wrong).toEqual([]);
});
