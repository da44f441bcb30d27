import type { Manifest } from 'vite';
import type { PackagesByFile } from './list-packages';

/** What a screen may weigh: the gzipped scripts that must load before it shows. */
export interface Budget {
  readonly name: string;
  /** The sources whose chunks are needed, each with everything it imports statically. */
  readonly sources: readonly string[];
  readonly maxBytes: number;
  readonly mustNotHold?: readonly string[];
}

export interface BudgetResult {
  readonly name: string;
  readonly files: readonly string[];
  readonly bytes: number;
  readonly maxBytes: number;
  /** One sentence per fault; none when the budget is kept. */
  readonly faults: readonly string[];
}

const KB = 1000;

export const BUDGETS: readonly Budget[] = [
  {
    name: 'before sign-in',
    sources: ['index.html', 'app/signed-out/signed-out-app.tsx', 'features/auth/auth-screen.tsx'],
    maxBytes: 99 * KB,
    mustNotHold: ['rxdb', 'dexie', 'rxjs'],
  },
  {
    name: 'what visitors meet besides',
    sources: [
      'index.html',
      'app/signed-out/signed-out-app.tsx',
      'features/public-site/landing-screen.tsx',
      'features/consent/consent-banner.tsx',
      'ui/toast.tsx',
    ],
    maxBytes: 123 * KB,
    mustNotHold: ['rxdb', 'dexie', 'rxjs'],
  },
  {
    name: 'signed-in Home',
    sources: [
      'index.html',
      'app/signed-in/open-person.ts',
      'app/signed-in/signed-in-app.tsx',
      'features/home/home-screen.tsx',
    ],
    maxBytes: 220 * KB,
  },
];

/** Adds up what a budget's sources need. `gzipBytes` gives the size of a built file. */
export function checkBudget(
  budget: Budget,
  manifest: Manifest,
  packages: PackagesByFile,
  gzipBytes: (file: string) => number,
): BudgetResult {
  const missing = budget.sources.filter((source) => manifest[source] === undefined);
  const files = [...filesNeeded(budget.sources, manifest)].sort();
  const bytes = files.reduce((sum, file) => sum + gzipBytes(file), 0);
  const held = files.flatMap((file) => packages[file] ?? []);
  const faults = [
    ...missing.map((source) => `${source} is not a chunk of its own.`),
    ...(bytes > budget.maxBytes ? [`${bytes} bytes are more than ${budget.maxBytes}.`] : []),
    ...(budget.mustNotHold ?? [])
      .filter((name) => held.includes(name))
      .map((name) => `${name} must not be in it.`),
  ];
  return { name: budget.name, files, bytes, maxBytes: budget.maxBytes, faults };
}

function filesNeeded(sources: readonly string[], manifest: Manifest): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return files;
}
