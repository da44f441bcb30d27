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
/** What visitors read and are told, besides signing in: it brings nothing that is of use to signed-in people alone. */
const LEAFLETS = [
  'auth/forgot-password',
  'auth/reset-password',
  'auth/confirm-email',
  'legal/privacy-policy',
  'legal/terms-of-service',
  'public-site/about-ai',
  'public-site/leader-guide',
  'public-site/mobile-ad',
  'public-site/organizations',
].map(screen);
const VISITORS = [
  ...LEAFLETS,
  screen('public-site/landing'),
  'web/app/signed-out/invited-route.tsx',
  'web/features/consent/consent-banner.tsx',
  'web/ui/toast.tsx',
];
/** What asks for a PIN, before anything of a person is read. */
const LOCK = ['web/app/lock/locked-app.tsx'];
/** What opens a person's databases, so that they open while what draws the screens is read. */
const STORE = ['web/app/signed-in/open-person.ts'];
/** What speaks with the server, once the page is quiet. */
const SYNC = ['web/app/signed-in/replicate.ts'];
const SIGNED_IN = ['web/app/signed-in/signed-in-app.tsx'];
const HOME = ['web/features/home/home-screen.tsx'];

/** What comes in one file, with all that only it needs: each file costs a device more than the few kilobytes it holds. */
const TOGETHER = {
  archives: ['web/features/data-import/archive.ts', 'web/features/data-export/model/write-zip.ts'],
  /** With whatever two chunks share by now. */
  controls: ['dialog', 'menu', 'more-menu', 'switch', 'tabs'].map((name) => `web/ui/${name}.tsx`),
  /** What comes to every screen, once it is quiet. */
  late: [
    'web/app/offline-window/offline-window.ts',
    'web/app/shell/account-menu.tsx',
    'web/app/shell/save-key.ts',
    'web/app/shell/sealed-shut-bar.tsx',
    'web/app/shell/weak-password-bar.tsx',
    'web/app/shell/writing-consent-bar.tsx',
    'web/app/sign-out/sign-out.ts',
    'web/app/signed-in/late-parts.tsx',
    'web/app/signed-in/person-dialogs.tsx',
    'web/features/home/guest/only-here.tsx',
    'web/features/home/parts/day-waits.tsx',
    'web/features/overlays/overlays.tsx',
    'web/journey/react/ending/end-practice.tsx',
    'web/features/prayer-circles/circle-copies.tsx',
    'web/journey/react/app-badge.tsx',
    'web/ui/room-line.tsx',
  ],
  account: [
    'web/app/signed-in/operate-route.tsx',
    'web/app/shell/needs-account-screen.tsx',
    'web/app/sign-out/delete-everything-screen.tsx',
    'web/app/sync/sync-screen.tsx',
    ...[
      'book/book',
      'data-export/data-export',
      'data-import/data-import',
      'delete-account/delete-account',
      'feedback/feedback',
      'kept-versions/kept-versions',
      'offline-window/offline-window',
      'password/password-and-devices',
      'privacy-settings/privacy-settings',
      'reminders/reminders',
      'settings/settings',
      'subscribe/subscribe',
    ].map(screen),
  ],
  journey: [
    'web/app/signed-in/calendar-route.tsx',
    'web/app/signed-in/day-route.tsx',
    ...[
      'achievements/achievements',
      'bible-prayer/bible-prayer-history',
      'check-in/check-in-history',
      'daily-drop/all-drops',
      'daily-drop/daily-drop-history',
      'day-review/day-review',
      'growth-journey/growth-journey',
      'journey-complete/journey-complete',
      'journal/journal-history',
      'look-back/look-back',
      'nourish/nourish-history',
      'search/search',
      'share/share',
    ].map(screen),
  ],
  practice: [
    'bible-prayer/bible-prayer',
    'bible/books',
    'bible/chapter',
    'bible/marks',
    'bible/search',
    'declarations/declarations',
    'mindful-moment/mindful-moment',
    'nourish/nourish-track',
    'pray/acts',
    'pray/scripture',
    'prayer-cards/answered',
    'prayer-cards/cards',
    'public-site/nourish-marketing',
    'reading-plans/plan',
    'reading-plans/plans',
  ].map(screen),
  others: [
    'web/app/signed-in/profile-route.tsx',
    ...['community/community', 'organization/organization', 'prayer-circles/prayer-circles'].map(
      screen,
    ),
  ],
  leaflets: LEAFLETS,
} as const;
const TOGETHER_CHUNKS = Object.keys(TOGETHER) as (keyof typeof TOGETHER)[];

/** The chunks that many share, in the order in which each may import only those before it. */
export const SHARED_CHUNKS = [
  'entry',
  'common',
  'lock',
  'public',
  'visitors',
  'store',
  'signed-in',
  'rooms',
  'sync',
  'parts',
  ...TOGETHER_CHUNKS,
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
  const visitors = neededBy(VISITORS, moduleOf);
  const chunks = new Map<string, SharedChunk>();
  const home = neededBy(HOME, moduleOf);
  for (const id of neededBy(SYNC, moduleOf)) chunks.set(id, home.has(id) ? 'rooms' : 'sync');
  for (const id of neededBy(SIGNED_IN, moduleOf)) chunks.set(id, 'signed-in');
  for (const id of neededBy(STORE, moduleOf)) chunks.set(id, 'store');
  for (const id of visitors) if (chunks.has(id)) chunks.set(id, 'public');
  for (const id of signedOut) if (chunks.has(id)) chunks.set(id, 'common');
  for (const id of neededBy(ENTRY, moduleOf)) chunks.set(id, 'entry');
  for (const id of neededBy(LOCK, moduleOf)) if (!chunks.has(id)) chunks.set(id, 'lock');

  const isLight = lightness((id) => chunks.has(id), moduleOf);
  const later = loadedLater(moduleOf);
  for (const id of sharedBy(2, each(later), moduleOf)) {
    if (chunks.has(id)) continue;
    if (signedOut.has(id)) chunks.set(id, 'common');
    else if (visitors.has(id)) chunks.set(id, home.has(id) ? 'public' : 'visitors');
    else if (home.has(id)) chunks.set(id, 'rooms');
    else if (isLight(id)) chunks.set(id, 'parts');
  }
  putTogether(chunks, later, moduleOf);
  return chunks;
}

function putTogether(
  chunks: Map<string, SharedChunk>,
  later: readonly string[],
  moduleOf: ModuleOf,
): void {
  const groups = TOGETHER_CHUNKS.map((chunk) => ({
    chunk,
    sources: TOGETHER[chunk].map((source) => resolve(source)),
  }));
  const grouped = groups.map(({ sources }) => sources);
  const alone = later.filter((id) => !grouped.flat().includes(id));
  const ofControls = sharedBy(2, [...grouped, ...each(alone)], moduleOf);
  for (const { chunk, sources } of groups) {
    const gone = sources.find((source) => !moduleOf(source));
    if (gone) throw new Error(`${gone} stands in the chunk “${chunk}” and is no part of the app.`);
    const needed = [...sources, ...neededBy(sources, moduleOf)];
    for (const id of chunk === 'controls' ? [...needed, ...ofControls] : needed)
      if (!chunks.has(id)) chunks.set(id, chunk);
  }
}

function screen(name: string): string {
  return `web/features/${name}-screen.tsx`;
}

function each(sources: readonly string[]): readonly string[][] {
  return sources.map((source) => [source]);
}

/** What at least so many of these groups of sources need. */
function sharedBy(
  count: number,
  groups: readonly (readonly string[])[],
  moduleOf: ModuleOf,
): string[] {
  const all = groups.map((sources) => neededBy(sources, moduleOf));
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
