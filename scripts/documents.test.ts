import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

const readme = read('README.md');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'DECISIONS.md',
  'TRUST.md',
  'docs/ios.md',
];
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

it('the README has a row for every setting, and every row is a setting', () => {
  const [, declared = ''] = /const environment = z\.object\(\{(.*?)^\}\);/ms.exec(
    read('sync-server/config.ts'),
  ) as RegExpExecArray;
  const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## Deploying'));
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => all(row.split('|')[1] ?? '', /`(\w+)`/g));
  expect(named.toSorted()).toEqual(all(declared, /^ {2}([A-Z_]+):/gm).toSorted());
});

it.each(documents)('%s names commands that exist', (document) => {
  for (const name of all(read(document), /npm run ([\w:-]+)/g)) expect(scripts).toContain(name);
});

it('the README names every command', () => {
  const within = new Set(['lint', 'types', 'boundaries', 'e2e', 'content', 'start', 'test']);
  for (const name of scripts.filter((each) => !within.has(each))) expect(readme).toContain(name);
});

it.each([...documents, 'THIRD_PARTY.md'])('%s leads to files that exist', (document) => {
  const links = all(read(document), /\]\(([^)#:]+)\)/g);
  const tests = all(read(document), /`([\w/-]+\/[\w./-]+\.(?:test|contract|spec)\.tsx?)`/g);
  for (const path of [...links, ...tests])
    expect([path, existsSync(path ?? '')]).toEqual([path, true]);
});
