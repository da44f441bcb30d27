import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { readFrontMatter } from './front-matter';

const COMPANION = 'shared/content/companion';
const OTHERWISE = 'otherwise.md';

const head = z.strictObject({
  name: z.string(),
  written: z.string(),
  everyday: z.literal('yes').optional(),
});

/** What stands beside passages, as a file has it. */
export interface PromptsSource {
  readonly questions: readonly [string, string];
  readonly prayer: string;
}

/** A theme as its file has it. */
export interface ThemeSource extends PromptsSource {
  readonly id: string;
  readonly name: string;
  readonly written: readonly string[];
  readonly everyday: boolean;
  readonly passages: readonly { readonly reference: string; readonly why: string }[];
}

/** The themes by their ids. Throws, naming the file, on one that can't be read. */
export function readThemes(folder = join(COMPANION, 'themes')): ThemeSource[] {
  return readdirSync(folder)
    .sort()
    .map((name) => readTheme(name, readFileSync(join(folder, name), 'utf8')));
}

/** What is asked where no theme is recognised. */
export function readOtherwise(): PromptsSource {
  const text = readFileSync(join(COMPANION, OTHERWISE), 'utf8');
  return readPrompts(OTHERWISE, readFrontMatter(OTHERWISE, text).body.split('\n\n'));
}

function readTheme(file: string, text: string): ThemeSource {
  const { fields, body } = readFrontMatter(file, text);
  const parsed = head.safeParse(fields);
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const { name, written, everyday } = parsed.data;
  const [list = '', ...prompts] = body.split('\n\n');
  return {
    id: basename(file, '.md'),
    name,
    written: written.split(', '),
    everyday: everyday === 'yes',
    passages: list.split('\n').map((line) => readLine(file, line)),
    ...readPrompts(file, prompts),
  };
}

function readLine(file: string, line: string): ThemeSource['passages'][number] {
  const [, reference, why] = /^- (.+? \d+:\d+(?:-\d+)?): (.+)$/.exec(line) ?? [];
  if (reference === undefined || why === undefined) throw new Error(`${file}: what is "${line}"?`);
  return { reference, why };
}

function readPrompts(file: string, paragraphs: readonly string[]): PromptsSource {
  const [list = '', prayer, ...more] = paragraphs;
  const [, first, second] = /^1\. (.+)\n2\. (.+)$/.exec(list) ?? [];
  if (first === undefined || second === undefined || prayer === undefined || more.length > 0) {
    throw new Error(`${file} does not end with two questions and a prayer`);
  }
  return { questions: [first, second], prayer };
}
