import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ESSENTIAL_STORAGE } from '../../platform/essential-storage';

it('I5 says of everything that the app keeps on a device what becomes of it with a lock', () => {
  const rules = readFileSync(new URL('./SPEC.md', import.meta.url), 'utf8');
  const table = rules.slice(rules.indexOf('## What stands where'));
  const entries: readonly { readonly names: readonly string[] }[] =
    Object.values(ESSENTIAL_STORAGE).flat();
  const names = entries.flatMap((entry) => entry.names);
  expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
