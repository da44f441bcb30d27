import { relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chunkByModule, SHARED_CHUNKS } from './shared-chunks';

const room = (name: string) => `web/features/${name}-screen.tsx`;

/** What each source imports. */
const SOURCES: Record<string, readonly string[]> = {
  'web/main.tsx': ['react'],
  'web/app/signed-out/signed-out-app.tsx': ['react'],
  'web/features/auth/auth-screen.tsx': ['field', 'password'],
  'web/features/public-site/about-ai-screen.tsx': ['field', 'niche', 'quote', 'plans'],
  'web/features/public-site/organizations-screen.tsx': ['plans', 'carousel'],
  'web/features/consent/consent-banner.tsx': ['carousel'],
  'web/app/signed-in/open-person.ts': ['database', 'react'],
  'web/app/signed-in/replicate.ts': ['database', 'loop', 'sunrise'],
  'web/app/signed-in/signed-in-app.tsx': ['frame', 'react', 'niche'],
  [room('home/home')]: ['field', 'list', 'photo', 'sunrise', 'verse'],
  [room('check-in/check-in')]: ['list', 'moods'],
  [room('check-in/check-in-history')]: ['list', 'moods'],
  [room('journal/journal')]: ['field', 'list', 'moods', 'voice', 'editor'],
  [room('journal/journal-history')]: ['field', 'list', 'moods', 'voice', 'editor'],
  overlays: ['password', 'verse'],
  field: ['react'],
  list: ['marks', 'database'],
  frame: ['database'],
  editor: ['/node_modules/editor'],
  carousel: ['/node_modules/carousel'],
};

/** What each source loads later. */
const LATER: Record<string, readonly string[]> = {
  'web/main.tsx': [
    'web/app/signed-out/signed-out-app.tsx',
    'web/features/auth/auth-screen.tsx',
    'web/features/public-site/about-ai-screen.tsx',
    'web/features/public-site/organizations-screen.tsx',
    'web/features/consent/consent-banner.tsx',
    'web/app/signed-in/open-person.ts',
    'web/app/signed-in/replicate.ts',
    'web/app/signed-in/signed-in-app.tsx',
    room('home/home'),
    room('check-in/check-in'),
    room('check-in/check-in-history'),
    room('journal/journal'),
    room('journal/journal-history'),
  ],
  [room('home/home')]: ['overlays'],
};

const importsOf = (id: string) => SOURCES[relative(process.cwd(), id)] ?? SOURCES[id] ?? [];
const full = (id: string) => (id.startsWith('web/') ? resolve(id) : id);
const moduleOf = (id: string) => ({
  importedIds: importsOf(id),
  dynamicallyImportedIds: (LATER[relative(process.cwd(), id)] ?? []).map(full),
});
const chunks = chunkByModule(moduleOf);
const chunk = (id: string) => chunks.get(id);

test('what everybody needs, what both sides of signing in need, what visitors read with, what opens the databases, and what a signed-in person needs are apart', () => {
  expect(chunk('react')).toBe('entry');
  expect(chunk('field')).toBe('common');
  expect(chunk('niche')).toBe('public');
  expect(chunk('database')).toBe('store');
  expect(chunk('frame')).toBe('signed-in');
});

test('what speaks with the server is apart, and brings nothing to Home', () => {
  expect(chunk('loop')).toBe('sync');
  expect(chunk('sunrise')).toBe('rooms');
});

test('what visitors read comes in one chunk, and needs nothing that only a signed-in person does', () => {
  const page = resolve('web/features/public-site/about-ai-screen.tsx');
  expect([chunk(page), chunk('quote')]).toEqual(['leaflets', 'leaflets']);
  expect(importsOf(page).map(chunk)).toEqual(['common', 'public', 'leaflets', 'visitors']);
  expect(chunk('carousel')).toBe('visitors');
});

test('what Home and another room need loads with the first of them; what Home does not need does not burden it', () => {
  expect(chunk('list')).toBe('rooms');
  expect(chunk('marks')).toBe('rooms');
  expect(chunk('moods')).toBe('parts');
  expect(chunk('photo')).toBeUndefined();
});

test('what two parts share that are loaded later is with whom it is needed by anyway, else in one chunk, or in another if it brings a package', () => {
  expect(chunk('password')).toBe('common');
  expect(chunk('verse')).toBe('rooms');
  expect(chunk('plans')).toBe('visitors');
  expect(chunk('voice')).toBe('parts');
  expect(chunk('editor')).toBe('controls');
});

test('a chunk imports only itself and those before it', () => {
  const rank = (id: string) => SHARED_CHUNKS.indexOf(chunk(id) ?? 'parts');
  const named = [...chunks.keys()];
  const wrong = named.flatMap((id) =>
    (importsOf(id) ?? []).filter((imported) => rank(imported) > rank(id)),
  );
  expect(wrong).toEqual([]);
});

test('a screen that was renamed is missed', () => {
  const renamed = resolve('web/features/search/search-screen.tsx');
  expect(() => chunkByModule((id) => (id === renamed ? null : moduleOf(id)))).toThrow(
    `${renamed} stands in the chunk “journey” and is no part of the app.`,
  );
});
