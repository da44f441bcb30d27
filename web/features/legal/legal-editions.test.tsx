import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CompanionView } from '../../../shared/api/companion';
import type { Operator } from '../../../shared/api/contact';
import { editionInWords } from '../../../shared/content/edition-in-words';
import { LEGAL_EDITIONS, type LegalEdition } from '../../../shared/content/legal-editions';
import { memoryStorage } from '../../platform/testing/memory-storage';
import type { LegalSection } from './legal-page';
import { privacySections } from './privacy-sections';
import { termsSections } from './terms-sections';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

const operator: Operator = {
  name: 'Wholeness LLC',
  address: '1 Main Street',
  email: 'privacy@choose.example',
  law: 'the State of Texas, USA',
};
const translation = { id: 'WEB', name: 'World English Bible' };
const noModel: CompanionView = { translation, model: null };
const model: CompanionView = { translation, model: { name: 'a-model', host: 'api.example.org' } };

/** All that a page may say, however its server is set up. */
const TEXTS: Readonly<Record<keyof typeof LEGAL_EDITIONS, readonly LegalSection[]>> = {
  policy: [
    ...privacySections({ operator: undefined, companion: undefined }),
    ...privacySections({ operator, companion: noModel }),
    ...privacySections({ operator, companion: model }),
  ],
  terms: [...termsSections(undefined), ...termsSections(operator)],
};

function hashOf(sections: readonly LegalSection[]): string {
  const page = sections.map(({ id, title, text }) => (
    <section key={id}>
      {title} {text}
    </section>
  ));
  const markup = renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>)
    // The names in a browser, and what this one has chosen, are no part of the text.
    .replace(/<details.*?<\/details>/gs, '')
    .replace(/<p role="status".*?<\/p>/gs, '');
  const words = markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  return createHash('sha256').update(words).digest('hex');
}

const PAGES = Object.entries(LEGAL_EDITIONS) as [keyof typeof TEXTS, readonly LegalEdition[]][];

it.each(PAGES)('a changed text of the %s needs a new version and date', (page, editions) => {
  const said = 'add a line to shared/content/legal-editions.ts: the text is not the one on record';
  expect(editions.at(-1)?.sha256, said).toBe(hashOf(TEXTS[page]));
});

it.each(PAGES)('of the %s no two texts share a version, and dates only go up', (_, editions) => {
  expect(new Set(editions.map(({ version }) => version)).size).toBe(editions.length);
  const dates = editions.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
});

it('an edition is told by version and day', () => {
  const edition = { version: '9.1', date: '2026-03-01', sha256: '' };
  expect(editionInWords([edition])).toBe('Version 9.1, last updated March 1, 2026');
});
