import { describe, expect, it } from 'vitest';
import { sharedWords } from './shared-words';

const ADDRESS = 'https://example.org/psalm-46';

const ROWS: readonly [string, Record<string, string>, string][] = [
  ['a text alone', { text: 'Be still.' }, 'Be still.'],
  ['a page by title and address', { title: 'Psalm 46', url: ADDRESS }, `Psalm 46\n${ADDRESS}`],
  [
    'all three',
    { title: 'Psalm 46', text: 'Be still.', url: ADDRESS },
    `Psalm 46\nBe still.\n${ADDRESS}`,
  ],
  [
    'an address that stands in the text',
    { text: `Read ${ADDRESS}`, url: ADDRESS },
    `Read ${ADDRESS}`,
  ],
  ['the same twice', { title: 'Be still.', text: 'Be still.' }, 'Be still.'],
  ['lines as forms send them', { text: 'Be still,\r\nand know.\r\n' }, 'Be still,\nand know.'],
  ['blank fields', { title: ' ', text: '', url: '' }, ''],
  ['nothing', {}, ''],
];

describe('sharedWords', () => {
  it.each(ROWS)('%s', (_what, fields, words) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    expect(sharedWords(form)).toBe(words);
  });

  it('passes over a file', () => {
    const form = new FormData();
    form.set('text', new Blob(['bytes']));
    expect(sharedWords(form)).toBe('');
  });
});
