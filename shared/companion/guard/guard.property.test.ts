import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Passage } from '../answer';
import { guard } from './guard';
import type { Sentence } from './sentence';

const PASSAGES: readonly Passage[] = [
  {
    reference: 'Psalms 139:11-12',
    verses: [
      {
        number: 11,
        text: 'If I say, “Surely the darkness will overwhelm me. The light around me will be night,”',
      },
      {
        number: 12,
        text: 'even the darkness doesn’t hide from you, but the night shines as the day. The darkness is like light to you.',
      },
    ],
    why: 'why',
  },
  {
    reference: '1 Peter 5:7',
    verses: [{ number: 7, text: 'casting all your worries on him, because he cares for you.' }],
    why: 'why',
  },
];

const textOf = ({ verses }: Passage) => verses.map(({ text }) => text).join(' ');
const TEXTS = new Map(PASSAGES.map((passage) => [passage.reference, textOf(passage)]));

/** Runs of words as the store has them. */
const quotation = fc.constantFrom(...PASSAGES).chain((passage) => {
  const words = textOf(passage).split(' ');
  return fc
    .tuple(fc.nat(words.length - 1), fc.integer({ min: 1, max: 12 }))
    .map(([from, count]) => ({ passage, text: words.slice(from, from + count).join(' ') }));
});

const PIECES = [
  ...[
    '“',
    '”',
    '"',
    '‘',
    '’',
    "'",
    '«',
    '»',
    '„',
    '[',
    ']',
    '(',
    ')',
    '<q>',
    '</q>',
    '`',
    '*',
    '>',
  ],
  ...[
    '[Psalm 139:12]',
    '[Psalm 139:11–12]',
    '[1 Peter 5:7]',
    '[John 3:16]',
    '[Psalm 139:99]',
    '[]',
  ],
  ...['The night', 'worries', 'You will be rich', 'darkness', 'God says', 'Peter', 'John 3:16'],
  ...[
    'be glad',
    '. ',
    '.',
    '! ',
    '? ',
    ', ',
    ': ',
    ' ',
    ' ',
    ' ',
    '\n',
    '—',
    '…',
    '\u200b',
    '\u2019s ',
  ],
  ...['٣', 'а', 'https://evil.example', '&quot;', '[x](y)', 'doesn’t', 'don', 'I', 'must', '12'],
];
const rubble = fc.constantFrom(...PIECES);
const strange = fc.string({ unit: 'binary', maxLength: 8 });

/** Answers that look as if they kept to the rules, and do in part. */
const answer = fc
  .array(
    fc.oneof(
      rubble,
      rubble,
      quotation.map(({ text }) => text),
      strange,
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

function expectSafe(sentence: Sentence): void {
  let own = '';
  for (const part of sentence) {
    if (part.kind === 'text') own += part.text;
    else expect([...TEXTS.keys()]).toContain(part.reference);
    if (part.kind === 'quotation') expect(TEXTS.get(part.reference)).toContain(part.text);
  }
  expect(sentence.some(({ kind }) => kind === 'citation')).toBe(true);
  expect(own).toMatch(/^(?:[A-Za-z ,;:.!?–—-]|(?<=[A-Za-z])['’])*$/);
}

describe('of whatever a model writes', () => {
  it('G4 no quotation is kept that is not in the store, and G3 no citation that was not retrieved', () => {
    fc.assert(
      fc.property(answer, (text) => {
        for (const sentence of guard(text, PASSAGES)) expectSafe(sentence);
      }),
      { numRuns: 3_000 },
    );
  });

  it('G4 a single letter that is changed cuts the sentence', () => {
    fc.assert(
      fc.property(
        quotation,
        fc.nat(),
        fc.constantFrom('x', 'Q', ',', ' '),
        ({ passage, text }, at, other) => {
          const place = at % text.length;
          const changed = text.slice(0, place) + other + text.slice(place + 1);
          fc.pre(!textOf(passage).includes(changed.trim().replace(/[,.;:!?]$/, '')));
          const cite = passage.reference.replace('Psalms', 'Psalm');
          expect(guard(`“${changed}” stands here [${cite}].`, PASSAGES)).toEqual([]);
        },
      ),
    );
  });

  it('G4 what is quoted as it stands is kept, as the store has it', () => {
    fc.assert(
      fc.property(quotation, ({ passage, text }) => {
        fc.pre(!/[“”.]/.test(text));
        const cite = passage.reference.replace('Psalms', 'Psalm');
        const [sentence] = guard(`“${text}” stands here [${cite}].`, PASSAGES);
        expect(sentence?.[0]).toEqual({ kind: 'quotation', text, reference: passage.reference });
      }),
    );
  });

  it('G1 what a line holds changes nothing in another', () => {
    fc.assert(
      fc.property(answer, answer, (one, other) => {
        expect(guard(`${one}\n${other}`, PASSAGES)).toEqual([
          ...guard(one, PASSAGES),
          ...guard(other, PASSAGES),
        ]);
      }),
    );
  });
});
