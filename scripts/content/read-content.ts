import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { DROP_FORMS, MINDFUL_CATEGORIES, SOUNDS } from '../../shared/content/pack';
import { readFrontMatter } from './front-matter';

const CONTENT = 'shared/content';

const dropSource = z.strictObject({
  day: z.coerce.number().int().min(1).max(90),
  reference: z.string(),
  title: z.string(),
  question: z.string(),
  /** Two or three sentences to God, without markup. */
  prayer: z.string(),
  form: z.enum(DROP_FORMS).default('reflection'),
});

/** A drop as its file has it. */
export interface DropSource extends z.infer<typeof dropSource> {
  /** Its file, `008.md`. */
  readonly name: string;
  /** Markdown: plain text with words in *italics*. */
  readonly paragraphs: readonly string[];
}

const momentSource = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  description: z.string(),
  duration: z.coerce.number().int().min(60).max(900),
  category: z.enum(MINDFUL_CATEGORIES),
  audio: z.enum(['none', ...SOUNDS]),
  premium: z.literal('true').optional(),
});

/** A mindful moment as its file has it. */
export interface MomentSource extends z.infer<typeof momentSource> {
  readonly name: string;
  readonly steps: readonly string[];
}

/** The drops in the order of their days. Throws, naming the file, on one that can't be read. */
export function readDrops(folder = join(CONTENT, 'drops')): DropSource[] {
  return readMarkdown(folder).map(([name, text]) => {
    const { fields, body } = readFrontMatter(name, text);
    const paragraphs = body.split(/\n{2,}/).map((paragraph) => paragraph.replace(/\s+/g, ' '));
    return { name, ...parse(name, dropSource, fields), paragraphs };
  });
}

/** The mindful moments by their ids. Throws, naming the file, on one that can't be read. */
export function readMoments(folder = join(CONTENT, 'mindful-moments')): MomentSource[] {
  return readMarkdown(folder).map(([name, text]) => {
    const { fields, body } = readFrontMatter(name, text);
    return { name, ...parse(name, momentSource, fields), steps: readSteps(name, body) };
  });
}

function readSteps(name: string, body: string): string[] {
  return body.split(/\n+(?=\d+\. )/).map((step, index) => {
    const [, number, text = ''] = /^(\d+)\. (.+)$/s.exec(step) ?? [];
    if (Number(number) !== index + 1) throw new Error(`${name}: step ${index + 1} is missing`);
    return text.replace(/\s+/g, ' ').trim();
  });
}

function readMarkdown(folder: string): [name: string, text: string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

function parse<Value>(name: string, schema: z.ZodType<Value>, input: unknown): Value {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
