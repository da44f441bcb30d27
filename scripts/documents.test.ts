import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

/** A file of the repository in backticks. */
const NAMED_FILE =
  /`((?:web|sw|shared|sync-server|scripts|e2e|bench|docs)\/[\w./-]+\.(?:tsx?|mjs|cjs|css|json|md|html))`/g;

const DECISIONS = 'docs/decisions';
const decisions = readdirSync(DECISIONS).filter((name) => name !== 'README.md');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'GLOSSARY.md',
  'TRUST.md',
  'THIRD_PARTY.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
  ...readdirSync(DECISIONS).map((name) => join(DECISIONS, name)),
];
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

it('docs/operating.md has a row for every setting, and every row is a setting', () => {
  const [, declared = ''] = /const environment = z\.object\(\{(.*?)^\}\);/ms.exec(
    read('sync-server/config.ts'),
  ) as RegExpExecArray;
  const [, table = ''] = /^## Settings$(.*?)^## /ms.exec(
    read('docs/operating.md'),
  ) as RegExpExecArray;
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => all(row.split('|')[1] ?? '', /`(\w+)`/g));
  expect(named.toSorted()).toEqual(all(declared, /^ {2}([A-Z\d_]+):/gm).toSorted());
});

it.each(documents)('%s names commands that exist', (document) => {
  for (const name of all(read(document), /npm run ([\w:-]+)/g)) expect(scripts).toContain(name);
});

it('docs/commands.md names every command', () => {
  const named = new Set(all(read('docs/commands.md'), /`npm (?:run )?(\w[\w:-]*)/g));
  expect([...named].toSorted()).toEqual(scripts.toSorted());
});

it.each(documents)('%s leads to files and headings that exist', (document) => {
  const text = read(document);
  for (const link of all(text, /\]\(([^)\s]+)\)/g)) {
    if (link === undefined || link.includes(':')) continue;
    const [path = '', heading] = link.split('#');
    const file = path === '' ? document : join(dirname(document), path);
    expect([link, existsSync(file)]).toEqual([link, true]);
    if (heading !== undefined)
      expect([link, headings(file).includes(heading)]).toEqual([link, true]);
  }
  for (const path of all(text, NAMED_FILE))
    expect([path, existsSync(path ?? '')]).toEqual([path, true]);
});

/** The headings of a document, as links name them. */
function headings(file: string): string[] {
  return all(read(file), /^#+ (.+)$/gm).map((heading = '') =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('decisions', () => {
  const index = read(join(DECISIONS, 'README.md'));
  const status = (name: string) => /^Status: (.+)$/m.exec(read(join(DECISIONS, name)))?.[1] ?? '';

  it('are numbered from 001 without a gap', () => {
    const numbers = decisions.toSorted().map((name) => Number(name.slice(0, 3)));
    expect(numbers).toEqual(decisions.map((_, at) => at + 1));
    for (const name of decisions) expect(name).toMatch(/^\d{3}-[a-z0-9-]+\.md$/);
  });

  it.each(decisions)('%s has a number, a title, a status and three parts', (name) => {
    const text = read(join(DECISIONS, name));
    expect(text).toMatch(new RegExp(`^# ${name.slice(0, 3)} [A-Z]`));
    expect(status(name)).toMatch(
      /^(accepted, \d{4}-\d{2}-\d{2}|Superseded by \[(\d{3})\]\(\2-[a-z0-9-]+\.md\))$/,
    );
    const parts = all(text, /^\*\*([^*]+):\*\* /gm);
    expect(parts).toEqual(['Decision', 'Why', 'Instead of']);
  });

  it('each have one line in the index, with their title and status', () => {
    const lines = decisions.map((name) => {
      const [, title] = /^# \d{3} (.+)$/m.exec(read(join(DECISIONS, name))) ?? [];
      const [, by] = /^Superseded by \[(\d{3})\]/.exec(status(name)) ?? [];
      return `- [${name.slice(0, 3)}](${name}) ${title} (${by ? `superseded by ${by}` : 'accepted'})`;
    });
    expect(index.match(/^- .+$/gm)?.toSorted()).toEqual(lines.toSorted());
  });
});
