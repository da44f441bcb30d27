import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** What the bundler tells of a module: the full ids of what it imports statically. */
export type ImportsOf = (id: string) => readonly string[] | undefined;

const ENTRY = ['web/main.tsx'];
const SIGNED_OUT = ['web/app/signed-out/signed-out-app.tsx', 'web/features/auth/auth-screen.tsx'];
/** What visitors read, besides signing in. */
const PUBLIC = ['landing', 'about-ai', 'organizations'].map(
  (page) => `web/features/public-site/${page}-screen.tsx`,
);
/** What opens a person's databases, so that they open while what draws the screens is read. */
const STORE = ['web/app/signed-in/open-person.ts'];
const SIGNED_IN = ['web/app/signed-in/signed-in-app.tsx'];

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

/** The start's chunks, in the order in which each may import only those before it. */
export const START_CHUNKS = ['entry', 'common', 'public', 'store', 'signed-in', 'rooms'] as const;

export type StartChunk = (typeof START_CHUNKS)[number];

/** Has the bundler put each module of the start into its chunk, so that a device reads a few files instead of dozens. */
export function startChunkGroups(): Rolldown.CodeSplittingGroup[] {
  let chunks: ReadonlyMap<string, StartChunk> | undefined;
  return START_CHUNKS.map((chunk, index) => ({
    debugName: chunk,
    priority: START_CHUNKS.length - index,
    name: (id, bundle) => {
      chunks ??= chunkByModule((module) => bundle.getModuleInfo(module)?.importedIds);
      return chunks.get(id) === chunk ? chunk : null;
    },
  }));
}

/** Each chunk is a set that imports only itself and the chunks before it: chunks never import in a circle. */
export function chunkByModule(importsOf: ImportsOf): Map<string, StartChunk> {
  const shared = sharedByRooms(importsOf);
  const signedIn = neededBy(SIGNED_IN, importsOf);
  const entry = neededBy(ENTRY, importsOf);
  const chunks = new Map<string, StartChunk>();
  for (const id of shared) chunks.set(id, 'rooms');
  for (const id of signedIn) chunks.set(id, 'signed-in');
  for (const id of neededBy(STORE, importsOf)) chunks.set(id, 'store');
  for (const id of neededBy(PUBLIC, importsOf)) if (chunks.has(id)) chunks.set(id, 'public');
  for (const id of neededBy(SIGNED_OUT, importsOf)) if (chunks.has(id)) chunks.set(id, 'common');
  for (const id of entry) chunks.set(id, 'entry');
  return chunks;
}

function sharedByRooms(importsOf: ImportsOf): string[] {
  const rooms = ROOMS.map((room) => neededBy([room], importsOf));
  const all = new Set(rooms.flatMap((needed) => [...needed]));
  return [...all].filter((id) => rooms.filter((needed) => needed.has(id)).length >= SHARED_BY);
}

/** What some modules import statically, directly or not, without themselves: they name chunks of their own. */
function neededBy(sources: readonly string[], importsOf: ImportsOf): Set<string> {
  const roots = sources.map((source) => resolve(source));
  const needed = new Set(roots.flatMap((root) => importsOf(root) ?? []));
  for (const id of needed) for (const imported of importsOf(id) ?? []) needed.add(imported);
  return needed;
}
