import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROUTES } from '../e2e/support/routes';

const WAYS = 'web/features/bible-prayer/more-ways.tsx';
/** The specification has these words. */
const MAY_ANNOUNCE = ['web/features/analytics/analytics-screen.tsx'];
const FOLDERS = [
  'shared/content',
  'web/app',
  'web/features',
  'web/journey',
  'web/records',
  'web/ui',
];

it('nothing is promised as coming soon but what the specification announces', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|json|md)$/.test(path) && !path.startsWith('scripture/'))
      .map((path) => join(folder, path)),
  );
  const announcing = [...files, 'README.md', 'TRUST.md'].filter((file) =>
    /coming soon/i.test(readFileSync(file, 'utf8')),
  );
  expect(announcing.filter((file) => !MAY_ANNOUNCE.includes(file))).toEqual([]);
});

it('each door of the ways to pray leads to an address of the app', () => {
  const doors = readFileSync(WAYS, 'utf8').matchAll(/door: \{\s*to: '([^']+)'/g);
  const paths = Array.from(doors, ([, path]) => path);
  expect(paths).toContain('/pray/declarations');
  expect(paths.filter((path) => !ROUTES.some((route) => route.path === path))).toEqual([]);
});
