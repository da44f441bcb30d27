import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PREMIUM_FEATURES } from '../../../../shared/domain/plan';
import { FREE_WORDS, PREMIUM_WORDS } from '../../../../shared/domain/premium-words';
import { OfferLists } from './offer-lists';

/** The headings of the list below a heading. */
function listed(html: string, heading: string): string[] {
  const [, after = ''] = html.split(`<h2>${heading}</h2>`);
  const [list = ''] = after.split('</ul>');
  return [...list.matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, name = '']) => name);
}

it('offers every feature that Premium adds, nothing else, and keeps apart what is free', () => {
  const html = renderToStaticMarkup(<OfferLists drops={undefined} />);
  expect(listed(html, 'What Premium adds')).toEqual(
    PREMIUM_FEATURES.map((feature) => PREMIUM_WORDS[feature].name),
  );
  const { devotionals, voice, circles } = FREE_WORDS;
  expect(listed(html, 'Free on every plan')).toEqual([devotionals, voice.name, circles.name]);
});

it('promises as much sound as there are recordings', () => {
  const silent = Array.from({ length: 90 }, () => ({ narration: null }));
  const html = renderToStaticMarkup(<OfferLists drops={silent} />);
  expect(html).toContain('Your device can read them aloud, if it has a voice.');
});

it('says that a computer voice reads them where it reads all', () => {
  const read = Array.from({ length: 90 }, () => ({ narration: { readBy: 'computer' as const } }));
  const html = renderToStaticMarkup(<OfferLists drops={read} />);
  expect(html).toContain('A computer voice reads all of them aloud.');
});
