import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
} from '@mdn/browser-compat-data';
import type { Floor } from '../../web/platform/browser-floor';

/** MDN's tables of what which browser can do. */
export function readCompatData(): CompatData {
  const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  return JSON.parse(readFileSync(file, 'utf8')) as CompatData;
}

/** The browsers that lack a feature at this floor, prefixed names and switches aside: `safari 17.4`, `firefox –`. */
export function lacking({ support }: CompatStatement, floor: Floor, prefix = ''): string[] {
  return Object.entries(versionsOf(floor)).flatMap(([browser, version]) => {
    const known = support[browser as BrowserName] ?? [];
    const statements = (Array.isArray(known) ? known : [known]).filter(
      (each) => !each.flags && !each.alternative_name && (each.prefix ?? '') === prefix,
    );
    const has = statements.some(
      ({ version_added: added, version_removed: removed }) =>
        isWithin(added, version) && !isWithin(removed, version),
    );
    return has ? [] : [`${browser} ${statements[0]?.version_added || '–'}`];
  });
}

/** What a feature of the tables consists of, by name. */
export function partsOf(feature: Readonly<Record<string, unknown>>): [string, Identifier][] {
  const parts = Object.entries(feature) as [string, Identifier][];
  return parts.filter(([name]) => name !== '__compat');
}

function versionsOf(floor: Floor): Partial<Record<BrowserName, string>> {
  const { chrome, edge, firefox, safari, ios } = floor;
  return {
    chrome,
    chrome_android: chrome,
    edge,
    firefox,
    firefox_android: firefox,
    safari,
    safari_ios: ios,
  };
}

/** Whether a version that the tables name is there at the floor; `≤79` counts as 79, `preview` as later than any. */
function isWithin(version: string | false | null | undefined, floor: string): boolean {
  const wanted = numbers(version || 'none');
  const given = numbers(floor);
  if (wanted.some(Number.isNaN)) return false;
  const at = wanted.findIndex((part, index) => part !== (given[index] ?? 0));
  return at === -1 || (wanted[at] ?? 0) < (given[at] ?? 0);
}

function numbers(version: string): number[] {
  return version.replace('≤', '').split('.').map(Number);
}
