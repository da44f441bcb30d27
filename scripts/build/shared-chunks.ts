import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** What the bundler tells of a module: the full ids of what it imports, at once and later. */
export interface BundledModule {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
export type ModuleOf = (id: string) => BundledModule | null | undefined;

const ENTRY = ['web/main.tsx'];
const SIGNED_OUT = ['web/app/signed-out/signed-out-app.tsx', 'web/features/auth/auth-screen.tsx'];
/** What visitors read, besides signing in. */
const PUBLIC = ['landing', 'about-ai', 'organizations'].map(
  (page) => `web/features/public-site/${page}-screen.tsx`,
);
/** What opens a person's databases, so that they open while what draws the screens is read. */
const STORE = ['web/app/signed-in/open-person.ts'];
const SIGNED_IN = ['web/app/signed-in/signed-in-app.tsx'];
const HOME = ['web/features/home/home-screen.tsx'];

/** The rooms people are in every day. */
const ROOMS = [
  'home/home',
  'daily-drop/daily-drop',
  'check-in/check-in',
  'check-in/check-in-history',
  'journal/journal',
  'journal/journal-history',
  'nourish/nourish-track',
  'nourish/nourish-history',
  'bible-prayer/bible-prayer',
  'bible-prayer/bible-prayer-history',
].map((room) => `web/features/${room}-screen.tsx`);
/** In how many rooms a module must be of use to be loaded with the first of them. */
const SHARED_BY = 3;

/** The chunks that many share, in the order in which each may import only those before it. */
export const SHARED_CHUNKS = [
  'entry',
  'common',
  'public',
  'store',
  'signed-in',
  'rooms',
  'visitors',
  'parts',
] as const;

export type SharedChunk = (typeof SHARED_CHUNKS)[number];

/** Has the bundler put what is shared into few chunks, so that a device fetches and reads a few files instead of hundreds. */
export function sharedChunkGroups(): Rolldown.CodeSplittingGroup[] {
  let chunks: ReadonlyMap<string, SharedChunk> | undefined;
  return SHARED_CHUNKS.map((chunk, index) => ({
    debugName: chunk,
    priority: SHARED_CHUNKS.length - index,
    name: (id, bundle) => {
      chunks ??= chunkByModule((module) => bundle.getModuleInfo(module));
      return chunks.get(id) === chunk ? chunk : null;
    },
  }));
}

/** Each chunk is a set that imports only itself and the chunks before it: chunks never import in a circle. */
export function chunkByModule(moduleOf: ModuleOf): Map<string, SharedChunk> {
  const signedOut = neededBy(SIGNED_OUT, moduleOf);
  const visitors = neededBy(PUBLIC, moduleOf);
  const chunks = new Map<string, SharedChunk>();
  for (const id of sharedBy(SHARED_BY, ROOMS, moduleOf)) chunks.set(id, 'rooms');
  for (const id of neededBy(SIGNED_IN, moduleOf)) chunks.set(id, 'signed-in');
  for (const id of neededBy(STORE, moduleOf)) chunks.set(id, 'store');
  for (const id of visitors) if (chunks.has(id)) chunks.set(id, 'public');
  for (const id of signedOut) if (chunks.has(id)) chunks.set(id, 'common');
  for (const id of neededBy(ENTRY, moduleOf)) chunks.set(id, 'entry');

  const home = neededBy(HOME, moduleOf);
  const isLight = lightness((id) => chunks.has(id), moduleOf);
  for (const id of sharedBy(2, loadedLater(moduleOf), moduleOf)) {
    if (chunks.has(id)) continue;
    if (signedOut.has(id)) chunks.set(id, 'common');
    else if (home.has(id)) chunks.set(id, 'rooms');
    else if (isLight(id)) chunks.set(id, visitors.has(id) ? 'visitors' : 'parts');
  }
  return chunks;
}

/** What at least so many of these sources need. */
function sharedBy(count: number, sources: readonly string[], moduleOf: ModuleOf): string[] {
  const all = sources.map((source) => neededBy([source], moduleOf));
  const ids = new Set(all.flatMap((needed) => [...needed]));
  return [...ids].filter((id) => all.filter((needed) => needed.has(id)).length >= count);
}

/** Whatever comes only once it is asked for. */
function loadedLater(moduleOf: ModuleOf): string[] {
  const later = new Set<string>();
  const seen = new Set(ENTRY.map((source) => resolve(source)));
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = moduleOf(id) ?? {};
    for (const next of dynamicallyImportedIds) later.add(next);
    for (const next of [...importedIds, ...dynamicallyImportedIds]) seen.add(next);
  }
  return [...later];
}

/** Whether a module needs no package but those that are there: with many such modules hardly anything more is read. */
function lightness(isThere: (id: string) => boolean, moduleOf: ModuleOf): (id: string) => boolean {
  const isPackage = (id: string) => id.includes('/node_modules/');
  return (id) =>
    ![id, ...neededBy([id], moduleOf)].some((needed) => isPackage(needed) && !isThere(needed));
}

/** What some modules import statically, directly or not, without themselves: they name chunks of their own. */
function neededBy(sources: readonly string[], moduleOf: ModuleOf): Set<string> {
  const roots = sources.map((source) => resolve(source));
  const needed = new Set(roots.flatMap((root) => moduleOf(root)?.importedIds ?? []));
  for (const id of needed)
    for (const imported of moduleOf(id)?.importedIds ?? []) needed.add(imported);
  return needed;
}
