import { describe, expect, it } from 'vitest';
import { stretchesOf, withoutQuoteMarks } from './quoted-text';

const PAGE = `I thought of mom.

> For you formed my inmost being.
> Psalm 139:13, World English Bible
>
> What has he made well?

> Another passage

Said thank you.
`;

describe('a text with quotations', () => {
  it('is told as its own lines and quoted ones, without marks and the blank lines between them', () => {
    expect(stretchesOf(PAGE)).toEqual([
      { quoted: false, text: 'I thought of mom.' },
      {
        quoted: true,
        text: 'For you formed my inmost being.\nPsalm 139:13, World English Bible\n\nWhat has he made well?',
      },
      { quoted: true, text: 'Another passage' },
      { quoted: false, text: 'Said thank you.' },
    ]);
  });

  it('keeps an indented first line and the blank lines within', () => {
    expect(stretchesOf('\n\n  one\n\ntwo')).toEqual([{ quoted: false, text: '  one\n\ntwo' }]);
  });

  it('is nothing where there is nothing to read', () => {
    expect(stretchesOf(' \n\n')).toEqual([]);
    expect(stretchesOf('>\n> ')).toEqual([]);
  });

  it('takes a mark within a line for what it is', () => {
    expect(stretchesOf('2 > 1 and a -> b')).toEqual([{ quoted: false, text: '2 > 1 and a -> b' }]);
  });
});

it('a text without its marks has the same lines', () => {
  expect(withoutQuoteMarks('mine\n> yours\n>yours too\n>\n> > deeper')).toBe(
    'mine\nyours\nyours too\n\n> deeper',
  );
});
