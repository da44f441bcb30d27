import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AUTHORSHIP } from '../../../../shared/content/authorship';
import type { DropContent } from '../../../../shared/content/pack';
import { spokenSentences } from '../../../../shared/content/spoken-sentences';
import { DropDevotional, DropFoot, DropScripture } from './drop-text';

const LITANY: DropContent = {
  day: 14,
  reference: 'Hebrews 4:9-10',
  translation: 'WEB',
  verses: [
    { number: 9, text: 'There remains a rest. For he who' },
    { number: 10, text: 'has entered rests. Amen.' },
  ],
  title: 'A Sabbath',
  devotional: [
    [
      { text: 'Come in. For the tired: ', italic: false },
      { text: 'there remains a rest', italic: true },
      { text: '. Sit down.', italic: false },
    ],
  ],
  question: 'Why?',
  form: 'litany',
  narration: null,
};
const SCALE = { step: 3, className: 'text-scale-3', choose: () => undefined };

/** What is marked, piece by piece, while a sentence is read. */
function markedIn(sentence: number): string[] {
  const spoken = spokenSentences(LITANY)[sentence];
  const props = { drop: LITANY, scale: SCALE, spoken };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <DropScripture {...props} />
      <DropDevotional {...props} focused={false} />
    </MemoryRouter>,
  );
  return [...html.matchAll(/<span class="drop-spoken">([^<]*)<\/span>/g)].map(
    ([, words]) => words ?? '',
  );
}

it('the foot of a drop says who wrote it and which Bible it quotes', () => {
  expect(renderToStaticMarkup(<DropFoot />)).toContain(AUTHORSHIP);
});

it('marks the sentence that is read, across verses, italics and a response', () => {
  expect(markedIn(0)).toEqual(['There remains a rest.']);
  expect(markedIn(1)).toEqual(['For he who', 'has entered rests.']);
  expect(markedIn(3)).toEqual(['Come in.']);
  expect(markedIn(4)).toEqual(['For the tired:', 'there remains a rest', '.']);
  expect(markedIn(5)).toEqual(['Sit down.']);
  expect(markedIn(6)).toEqual([]);
});
