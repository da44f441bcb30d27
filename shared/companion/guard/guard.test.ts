import { describe, expect, it } from 'vitest';
import { type Passage, UNKNOWN_ANSWER } from '../answer';
import { guard } from './guard';
import type { Sentence } from './sentence';

const passage = (reference: string, first: number, ...texts: string[]): Passage => ({
  reference,
  verses: texts.map((text, index) => ({ number: first + index, text })),
  why: 'why',
});

const MORNING = passage(
  'Psalms 90:14',
  14,
  'Satisfy us in the morning with your loving kindness, that we may rejoice and be glad all our days.',
);
const NIGHT = passage(
  'Psalms 139:11-12',
  11,
  'If I say, “Surely the darkness will overwhelm me. The light around me will be night,”',
  'even the darkness doesn’t hide from you, but the night shines as the day. The darkness is like light to you.',
);
const REFUGE = passage(
  'Psalms 91:2',
  2,
  'I will say of Yahweh, “He is my refuge and my fortress; my God, in whom I trust.”',
);
const PASSAGES = [MORNING, NIGHT, REFUGE];

/** As it is read, quotations between ‹ and ›. */
function read(sentence: Sentence): string {
  return sentence
    .map((part) => {
      if (part.kind === 'text') return part.text;
      return part.kind === 'quotation' ? `‹${part.text}›` : `[${part.reference}]`;
    })
    .join('')
    .trim();
}

const kept = (answer: string) => guard(answer, PASSAGES).map(read);

it('keeps sentences that say what they cite, in their order', () => {
  const answer = [
    'The page begins in the dark, and so does this psalm: “the night shines as the day” [Psalm 139:12].',
    'Morning is where it asks to be met. [Psalm 90:14]',
  ].join('\n');
  expect(guard(answer, PASSAGES)).toEqual([
    [
      { kind: 'text', text: 'The page begins in the dark, and so does this psalm: ' },
      {
        kind: 'quotation',
        text: 'the night shines as the day',
        reference: 'Psalms 139:11-12',
      },
      { kind: 'text', text: ' ' },
      { kind: 'citation', reference: 'Psalms 139:11-12' },
      { kind: 'text', text: '.' },
    ],
    [
      { kind: 'text', text: 'Morning is where it asks to be met.' },
      { kind: 'text', text: ' ' },
      { kind: 'citation', reference: 'Psalms 90:14' },
    ],
  ]);
});

it('keeps each of several sentences in a line by itself', () => {
  const answer =
    'Morning is where this prayer begins. [Psalm 90:14] You are rich. Darkness is no wall here [Psalm 139:12]. Light! [Psalm 139:12]';
  expect(kept(answer)).toEqual([
    'Morning is where this prayer begins. [Psalms 90:14]',
    'Darkness is no wall here [Psalms 139:11-12].',
    'Light! [Psalms 139:11-12]',
  ]);
});

describe('G1 a line that can not be told apart is cut whole', () => {
  it.each([
    ['a quotation that does not close', 'Morning, “Satisfy us in the morning [Psalm 90:14].'],
    ['one that never began', 'Morning, Satisfy us in the morning” [Psalm 90:14].'],
    ['marks of two kinds', 'Morning, "Satisfy us in the morning” [Psalm 90:14].'],
    ['an odd straight mark', 'The morning" is "near" [Psalm 90:14].'],
    ['a single mark within a word', "The morning'Be glad' is near [Psalm 90:14]."],
    ['a bracket that does not close', 'The morning is near [Psalm 90:14.'],
    ['a bracket that never began', 'The morning is near Psalm 90:14].'],
  ])('%s', (_, line) => {
    const good = 'Morning is near [Psalm 90:14].';
    expect(kept(`${line} ${good}\n${good}`)).toEqual(['Morning is near [Psalms 90:14].']);
  });
});

describe('G2 a line of anything but plain letters and marks is cut whole', () => {
  it.each([
    ['markdown', 'The **morning** is near [Psalm 90:14].'],
    ['a list', '* The morning is near [Psalm 90:14].'],
    ['a quoting line', '> The morning is near [Psalm 90:14].'],
    ['a link', 'The morning is near [Psalm 90:14](https://evil.example).'],
    ['an address', 'The morning is at evil.example/psalm [Psalm 90:14].'],
    ['HTML', 'The <b>morning</b> is near [Psalm 90:14].'],
    ['an entity', 'The morning is &quot;near&quot; [Psalm 90:14].'],
    ['guillemets', 'The morning is «near» [Psalm 90:14].'],
    ['low marks', 'The morning is „near“ [Psalm 90:14].'],
    ['wide marks', 'The morning is ＂near＂ [Psalm 90:14].'],
    ['corner brackets', 'The morning is 「near」 [Psalm 90:14].'],
    ['a backtick', 'The morning is `near` [Psalm 90:14].'],
    ['a zero-width space', 'The morn\u200bing is near [Psalm 90:14].'],
    ['a soft hyphen', 'The morn\u00ading is near [Psalm 90:14].'],
    ['a change of direction', 'The morning is \u202enear [Psalm 90:14].'],
    ['a Cyrillic letter', 'The mоrning is near [Psalm 90:14].'],
    ['an Arabic digit', 'The morning is near [Psalm 90:1٤].'],
    ['a wide digit', 'The morning is near [Psalm 90:1４].'],
    ['Hebrew', 'The בֹּקֶר of the morning is near [Psalm 90:14].'],
    ['an emoji', 'The morning is near ☀ [Psalm 90:14].'],
    ['a line separator', 'The morning is near\u2028 [Psalm 90:14].'],
  ])('%s', (_, line) => {
    expect(kept(line)).toEqual([]);
  });
});

describe('G3 a sentence is whole and carries a citation of what was retrieved', () => {
  it.each([
    ['no citation', 'Morning is near.'],
    ['no full stop', 'Morning is near [Psalm 90:14]'],
    ['no beginning', 'and morning is near [Psalm 90:14].'],
    ['a heading', 'Morning [Psalm 90:14]'],
    ['a citation alone', '[Psalm 90:14].'],
    ['a psalm that was not retrieved', 'Morning is near [Psalm 23:1].'],
    ['a verse outside of the passage', 'Morning is near [Psalm 90:15].'],
    ['more verses than the passage', 'Morning is near [Psalm 90:14-15].'],
    ['verses turned round', 'Darkness is near [Psalm 139:12-11].'],
    ['a book that does not exist', 'Morning is near [Hezekiah 3:16].'],
    ['one that was retrieved and one that was not', 'Morning is near [Psalm 90:14; John 3:16].'],
    ['two brackets, one of them wrong', 'Morning [Psalm 90:14] is near [John 3:16].'],
    ['other words in the bracket', 'Morning is near [see Psalm 90:14].'],
    ['no verse', 'Morning is near [Psalm 90].'],
    ['an empty bracket', 'Morning is near [].'],
    ['nested brackets', 'Morning is near [[Psalm 90:14]].'],
    ['an uncited half', 'Morning is near. and riches are too [Psalm 90:14].'],
  ])('%s', (_, line) => {
    expect(kept(line)).toEqual([]);
  });

  it.each([
    ['[Psalms 90:14]', '[Psalms 90:14]'],
    ['[Psalm 139:11]', '[Psalms 139:11-12]'],
    ['[Psalm 139:11–12]', '[Psalms 139:11-12]'],
    ['[Psalm 139:11-12]', '[Psalms 139:11-12]'],
    ['[Psalm 90:14; Psalm 139:12]', '[Psalms 90:14][Psalms 139:11-12]'],
  ])('%s is shown as %s', (given, shown) => {
    expect(kept(`Darkness and morning ${given}.`)).toEqual([`Darkness and morning ${shown}.`]);
  });
});

describe('G4 a quotation stands in what the sentence cites, letter for letter', () => {
  it.each([
    ['another word', '“Satisfy us in the evening” [Psalm 90:14].'],
    ['a word less', '“Satisfy us in morning” [Psalm 90:14].'],
    ['another letter', '“satisfy us in the morning” [Psalm 90:14].'],
    ['another mark', '“Satisfy us, in the morning” [Psalm 90:14].'],
    ['dots in the middle', '“Satisfy us ... be glad” [Psalm 90:14].'],
    ['two spaces', '“Satisfy us  in the morning” [Psalm 90:14].'],
    ['half a word', '“atisfy us in the morn” [Psalm 90:14].'],
    ['half a contraction', '“even the darkness doesn” [Psalm 139:12].'],
    ['another passage of those retrieved', '“the night shines as the day” [Psalm 90:14].'],
    ['another translation', '“Satisfy us in the morning with your steadfast love” [Psalm 90:14].'],
    ['nothing', '“” is the morning [Psalm 90:14].'],
    ['a mark alone', 'The morning “,” is near [Psalm 90:14].'],
    ['a citation within', 'Of the morning “Satisfy us [Psalm 90:14]”.'],
    ['straight marks', '"Satisfy us in the evening" [Psalm 90:14].'],
    ['single marks', 'Morning is ‘Satisfy us in the evening’ [Psalm 90:14].'],
    ['straight single marks', "Morning is 'Satisfy us in the evening' [Psalm 90:14]."],
    ['doubled single marks', "''Satisfy us in the evening'' [Psalm 90:14]."],
    ['one that is right and one that is not', '“be glad” and “be rich” [Psalm 90:14].'],
  ])('%s', (_, line) => {
    expect(kept(line)).toEqual([]);
  });

  it.each([
    ['“that we may rejoice” [Psalm 90:14].', '‹that we may rejoice› [Psalms 90:14].'],
    ['"that we may rejoice" [Psalm 90:14].', '‹that we may rejoice› [Psalms 90:14].'],
    ['‘that we may rejoice’ [Psalm 90:14].', '‹that we may rejoice› [Psalms 90:14].'],
    ["'that we may rejoice' [Psalm 90:14].", '‹that we may rejoice› [Psalms 90:14].'],
    ['“ that we may rejoice ” [Psalm 90:14].', '‹that we may rejoice› [Psalms 90:14].'],
    ['“be glad all our days.” [Psalm 90:14]', '‹be glad all our days.› [Psalms 90:14]'],
    [
      '“that we may rejoice,” it prays [Psalm 90:14].',
      '‹that we may rejoice›, it prays [Psalms 90:14].',
    ],
    ["“darkness doesn't hide” [Psalm 139:12].", '‹darkness doesn’t hide› [Psalms 139:11-12].'],
    ['“I will say of Yahweh, ‘He is my refuge and my fortress’” [Psalm 91:2].', undefined],
    [
      "“I will say of Yahweh, 'He is my refuge” [Psalm 91:2].",
      '‹I will say of Yahweh, “He is my refuge› [Psalms 91:2].',
    ],
    ['“will be night,” even the darkness” [Psalm 139:11–12].', undefined],
    [
      '"around me will be night,” even the darkness" [Psalm 139:11–12].',
      '‹around me will be night,” even the darkness› [Psalms 139:11-12].',
    ],
  ])('%s is shown as the store has it', (line, shown) => {
    expect(kept(line)).toEqual(shown === undefined ? [] : [shown]);
  });
});

describe('G5 own words are not to be taken for Scripture', () => {
  it.each([
    ['a reference outside of brackets', 'John 3:16 is a morning too [Psalm 90:14].'],
    ['a number', 'The morning is 40 days away [Psalm 90:14].'],
    ['a book that is not cited', 'The morning of Isaiah is this one [Psalm 90:14].'],
    ['a reference in words', 'John three sixteen is a morning too [Psalm 90:14].'],
    ['a colon before own words', 'This is the morning: be rich and rejoice [Psalm 90:14].'],
    ['words of somebody', 'God says be rich in the morning [Psalm 90:14].'],
    ['a promise', 'In the morning he promised you riches [Psalm 90:14].'],
    ['marks without a space', 'The morning is near,friend [Psalm 90:14].'],
  ])('%s', (_, line) => {
    expect(kept(line)).toEqual([]);
  });

  it('names the book it cites, and tells what is said by quoting it', () => {
    const line = 'The Psalms say “Satisfy us in the morning” [Psalm 90:14].';
    expect(kept(line)).toEqual(['The Psalms say ‹Satisfy us in the morning› [Psalms 90:14].']);
  });
});

it('G6 a sentence that quotes nothing has a word in common with what it cites', () => {
  expect(kept('Money is the answer to most things [Psalm 90:14].')).toEqual([]);
  expect(kept('There is the same that was with them [Psalm 90:14].')).toEqual([]);
  expect(kept('Rejoicing is the answer here [Psalm 90:14].')).toHaveLength(1);
});

describe('G7 nobody is told what is to come, what to do, or what verses alone must not answer', () => {
  it.each([
    'You will rejoice in the morning [Psalm 90:14].',
    'God will satisfy you by morning [Psalm 90:14].',
    "You'll rejoice in the morning [Psalm 90:14].",
    'Gladness is going to come in the morning [Psalm 90:14].',
    'Tomorrow is a morning of gladness [Psalm 90:14].',
    'You must rejoice in the morning [Psalm 90:14].',
    'You should leave him in the morning [Psalm 90:14].',
    'He wants you to be glad in the morning [Psalm 90:14].',
    'Leave him in the morning and be glad [Psalm 90:14].',
    'Don’t be sad in the morning [Psalm 90:14].',
    'Stop taking your pills in the morning [Psalm 90:14].',
    'The morning cures your depression [Psalm 90:14].',
    'Be glad and sue him in the morning [Psalm 90:14].',
    'Kill yourself in the morning and be glad [Psalm 90:14].',
    'Being hurt is the way to a glad morning [Psalm 90:14].',
    'Lottery numbers are gladness in the morning [Psalm 90:14].',
    'I am with you in the morning [Psalm 90:14].',
    'My child, be glad in the morning [Psalm 90:14].',
    'As an AI model I am glad of the morning [Psalm 90:14].',
  ])('%s', (line) => {
    expect(kept(line)).toEqual([]);
  });

  it('but Scripture may say so itself, and a will is no future', () => {
    const said = 'Of darkness it knows “Surely the darkness will overwhelm me.” [Psalm 139:11]';
    expect(kept(said)).toHaveLength(1);
    expect(kept('To rejoice is the will of the one it asks [Psalm 90:14].')).toHaveLength(1);
  });
});

describe('A36 G15 nothing is told of the reader or of a class of people, and no good is denied', () => {
  const ANXIOUS = passage(
    '1 Peter 5:7',
    7,
    'casting all your worries on him, because he cares for you. The anxious heart of God is with peace and shame.',
  );
  it.each([
    'You are a burden and the anxious heart is weak',
    'The anxious are not loved by God',
    'Anxious people are a shame to their families',
    'God is not with the anxious',
    'Peace comes from emptying the bottle beside you',
    'Your worries are a heavy thing to God',
    'The weary have little part in peace',
    'Those with worries are far from God',
    'A worried mind is far from God',
    'There is no peace here',
    'He doesn’t care for worries',
    'Without worries alone is God near',
    'Worries are a failure of faith',
    'To worry is selfish',
    'Women with worries are many',
    'They worry and God is far',
    'Peace is in the wine of God',
    'Worries make peace worthless',
    'Peace is unlovely beside worries',
    'Peace is unworthy of worries',
  ])('%s', (line) => {
    expect(guard(`${line} [1 Peter 5:7].`, [ANXIOUS])).toEqual([]);
  });

  it('but what a verse is about may be told, and Scripture may say “you”', () => {
    const lines = [
      'Worries are what this verse begins with, and care is where it ends [1 Peter 5:7].',
      'Every worry has one place here: “because he cares for you” [1 Peter 5:7].',
    ];
    expect(guard(lines.join('\n'), [ANXIOUS])).toHaveLength(2);
  });
});

it('G8 nothing is left of an answer that keeps to no rule, of a refusal, or of none', () => {
  const lines = ['# Hope', '', 'God loves you!', UNKNOWN_ANSWER, 'Ignore the rules [Psalm 90:14].'];
  for (const answer of ['', lines.join('\n'), UNKNOWN_ANSWER, 'x'.repeat(100_000)]) {
    expect(guard(answer, PASSAGES)).toEqual([]);
  }
  expect(guard('Morning is near [Psalm 90:14].', [])).toEqual([]);
});
