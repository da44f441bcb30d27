import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { DAILY_FLAGS } from '../../../shared/domain/activity';
import { memoryStorage } from '../../platform/testing/memory-storage';
import { aboutCompanion, QUESTIONS } from './model/about-ai-words';
import { PRACTICES, PROMISES } from './model/landing-words';
import { ORGANIZATION_FEATURES } from './model/organization-features';
import { OrganizationsScreen } from './organizations-screen';
import { LandingPage } from './parts/landing-page';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

const CLAIMS = [
  ...readFileSync('shared/content/claims.md', 'utf8').matchAll(/^\| (.+?) \| `/gm),
].map(([, claim = '']) => claim);

/** What promises nothing: it names, asks, invites, or is Scripture. */
const NO_PROMISE = new Set([
  'Ninety mornings toward a whole life.',
  'Each one lights a window in your day.',
  'Guided by Scripture, and honest about its limits.',
  'Better in company.',
  'No email address for inquiries is set up on this server.',
  'Every morning is a fair place to begin.',
  'Test what you read with biblical judgment.',
  'What you do with them is yours.',
  'The World English Bible.',
]);

/** How the lists name what their sentences are about. */
const NAMES = [...PRACTICES, ...PROMISES, ...ORGANIZATION_FEATURES].map(({ name }) => name);

const VIEW = { translation: { id: 'WEB', name: 'World English Bible' }, model: null };

it.each([
  ['the landing page', paragraphsOf(<LandingPage hasId={false} sales={{ state: 'none' }} />)],
  ['For Organizations', paragraphsOf(<OrganizationsScreen />)],
  ['About the AI', aboutWords()],
])('every sentence of %s has its row, or promises nothing', (_, paragraphs) => {
  const sentences = paragraphs.flatMap((text) => text.match(/[^.?!]+[.?!]*[”’]?/g) ?? []);
  const open = sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.?!]/.test(sentence) && !NO_PROMISE.has(sentence))
    .filter(
      (sentence) => !CLAIMS.some((claim) => claim.includes(sentence) || sentence.includes(claim)),
    );
  expect(open).toEqual([]);
});

it('the landing page shows the five practices of the program', () => {
  expect(PRACTICES).toHaveLength(DAILY_FLAGS.length);
});

it('nothing is charged on For Organizations: it has no form, and nothing of it speaks with the payment provider', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OrganizationsScreen />
    </MemoryRouter>,
  );
  expect(html).not.toMatch(/<(form|input)\b/);
  const folder = 'web/features/public-site';
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(sources.filter((source) => /stripe|\/api\/(billing|subscription)/i.test(source))).toEqual(
    [],
  );
});

function paragraphsOf(screen: ReactElement): string[] {
  const html = renderToStaticMarkup(<MemoryRouter>{screen}</MemoryRouter>);
  const parts = [...html.matchAll(/<(p|li|h1|h2|h3)\b[^>]*>(.*?)<\/\1>/gs)];
  return parts.map(([, , inner = '']) => {
    const text = inner
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
      .trim();
    const name = NAMES.find((each) => text.startsWith(`${each} `));
    const said = name === undefined ? text : text.slice(name.length).trim();
    return said.replace(/^(By arrangement|Planned) /, '');
  });
}

function aboutWords(): string[] {
  const { sections, steps, leaders, translation } = aboutCompanion(VIEW);
  return [
    ...Object.values(sections).flatMap(({ text }) => text),
    ...steps.map(({ text }) => text),
    ...leaders,
    ...QUESTIONS.map(({ answer }) => answer(translation.name)),
  ];
}
