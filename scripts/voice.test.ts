import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Found, findIdioms } from './lib/find-idioms';
import { EXCEPTIONS, NOT_READ } from './lib/idioms';

/** Of the folders of commands only the files themselves: the others hold tools for developers. */
const FOLDERS = ['shared', 'sync-server', 'web', 'scripts', 'scripts/lib', 'scripts/seed'];

const idiomsIn = (source: string) => findIdioms('a.tsx', source).map(({ idiom }) => idiom);

/** Everything found in words that people read, with its file. */
const FOUND = FOLDERS.flatMap(sourcesIn).flatMap((file) =>
  findIdioms(file, readFileSync(file, 'utf8')).map((found) => ({ ...found, file })),
);

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: !folder.startsWith('scripts'), encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|contract)\.tsx?$|^testing\//.test(name))
    .map((name) => join(folder, name))
    .filter((file) => !NOT_READ.some(({ path }) => file.startsWith(path)));
}

const isException = ({ file, words }: Found & { readonly file: string }) =>
  EXCEPTIONS.some((each) => each.file === file && words.includes(each.words));

it('nothing that people read has an idiom of VOICE.md', () => {
  const told = FOUND.filter((found) => !isException(found)).map(
    ({ file, line, words, idiom, write }) =>
      `${file}:${line} “${words}”: not ${idiom}, but ${write}`,
  );
  expect(told).toEqual([]);
});

it('every exception is needed', () => {
  const unneeded = EXCEPTIONS.filter(
    (each) => !FOUND.some(({ file, words }) => file === each.file && words.includes(each.words)),
  );
  expect(unneeded).toEqual([]);
  expect(NOT_READ.filter(({ path }) => !existsSync(path))).toEqual([]);
});

describe('an idiom is found', () => {
  it.each([
    ['in a text on a screen', '<p>It shows here\n once there is a connection.</p>'],
    ['in an attribute that is read aloud', '<nav aria-label="Letters" />'],
    ['in a text', "const note = 'Somebody wrote a letter';"],
    ['in an answer of the server', "throw new Problem(400, 'X', 'It stands here');"],
    ['on either side of a value', `say(\`\${count} of them, whoever you are\`);`],
  ])('%s', (_, source) => {
    expect(idiomsIn(source)).not.toEqual([]);
  });

  it('with its line, its words and what to write', () => {
    expect(findIdioms('a.ts', "\nconst note = 'Try it   anew.';")).toEqual([
      { line: 2, words: 'Try it anew.', idiom: 'anew', write: 'again' },
    ]);
  });
});

it.each([
  ['a comment', '// whoever has a letter\n/** goes on anew */ const a = 1;'],
  ['a name of one word', "const kind = 'letter';"],
  ['an attribute that nobody reads', '<p className="letter" data-kind="letter" />'],
  ['the name of a module', "import { a } from './a letter';"],
])('%s is not read', (_, source) => {
  expect(idiomsIn(source)).toEqual([]);
});

const voice = readFileSync('shared/content/VOICE.md', 'utf8');
const table = voice.slice(voice.indexOf('## Idioms we don'));
const rows = [...table.matchAll(/^\| (?!Instead)(.+?) \| .+ \|$/gm)].map(([, said = '']) => said);

it('the table of VOICE.md is read', () => {
  expect(rows.length).toBeGreaterThan(20);
});

it.each(rows)('VOICE.md refuses: %s', (said) => {
  const spoken = said.replace(/(.+) \(an? (\w+).*\)/, 'the $2 $1');
  expect(idiomsIn(`<p>You {a} you ${spoken}</p>`)).not.toEqual([]);
});
