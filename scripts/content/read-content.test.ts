import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRuns } from './inline';
import { readDrops, readMoments } from './read-content';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const plant = (name: string, text: string) => writeFileSync(join(folder, name), text);
const head =
  'day: 8\nreference: Matthew 11:28-30\ntitle: An easy yoke\nquestion: "Which: this?"\nprayer: Lord, be near.';

describe('a drop’s file', () => {
  it('is read whole, its wrapped lines joined', () => {
    plant('008.md', `---\n${head}\n---\nOne line\nand more.\n\nThe end.\n`);
    expect(readDrops(folder)).toEqual([
      {
        name: '008.md',
        day: 8,
        reference: 'Matthew 11:28-30',
        title: 'An easy yoke',
        question: 'Which: this?',
        prayer: 'Lord, be near.',
        form: 'reflection',
        paragraphs: ['One line and more.', 'The end.'],
      },
    ]);
  });

  it('says its form', () => {
    plant('008.md', `---\n${head}\nform: look-back\n---\nWords.`);
    expect(readDrops(folder)).toMatchObject([{ form: 'look-back' }]);
  });

  it.each([
    ['no head', 'Words alone.'],
    ['a day outside the journey', `---\n${head.replace('8', '91')}\n---\nWords.`],
    ['an unknown value', `---\n${head}\nauthor: somebody\n---\nWords.`],
    ['no prayer', `---\n${head.replace(/\nprayer.*/, '')}\n---\nWords.`],
    ['an unknown form', `---\n${head}\nform: sonnet\n---\nWords.`],
    ['an empty value', `---\n${head.replace('An easy yoke', '')}\n---\nWords.`],
  ])('with %s is refused by its name', (_, text) => {
    plant('008.md', text);
    expect(() => readDrops(folder)).toThrow('008.md');
  });
});

describe('a mindful moment’s file', () => {
  const moment = (steps: string) =>
    `---\nid: a-breath\ntitle: A breath\ndescription: Short.\nduration: 120\ncategory: sleep\naudio: rain\n---\n${steps}\n`;

  it('is read with its steps', () => {
    plant('a-breath.md', moment('1. Sit\n   down.\n2. Breathe.'));
    expect(readMoments(folder)).toMatchObject([
      { id: 'a-breath', duration: 120, audio: 'rain', steps: ['Sit down.', 'Breathe.'] },
    ]);
  });

  it.each(['Sit down.', '1. Sit.\n3. Breathe.', '1. '])('with the steps %j is refused', (steps) => {
    plant('a-breath.md', moment(steps));
    expect(() => readMoments(folder)).toThrow('a-breath.md');
  });
});

describe('italics', () => {
  it('are runs of their own, and no other markup has a meaning', () => {
    expect(readRuns('He says *come*, <b>twice</b>.')).toEqual([
      { text: 'He says ', italic: false },
      { text: 'come', italic: true },
      { text: ', <b>twice</b>.', italic: false },
    ]);
    expect(readRuns('*Come*')).toEqual([{ text: 'Come', italic: true }]);
  });
});
