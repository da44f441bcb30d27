import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompanionView } from '../../../shared/api/companion';
import { editionInWords } from '../../../shared/content/edition-in-words';
import { LEGAL_EDITIONS } from '../../../shared/content/legal-editions';
import { PERIODS } from '../../../sync-server/services/retention/periods';
import { ESSENTIAL_STORAGE } from '../../platform/essential-storage';
import { memoryStorage } from '../../platform/testing/memory-storage';
import { PrivacyPolicyScreen } from './privacy-policy-screen';
import { privacySections } from './privacy-sections';
import { TermsOfServiceScreen } from './terms-of-service-screen';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

const markup = (screen: ReactElement) =>
  renderToStaticMarkup(<MemoryRouter>{screen}</MemoryRouter>);
/** The words alone, one space between any two. */
const words = (screen: ReactElement) =>
  markup(screen)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the privacy policy', () => {
  it.each([
    editionInWords(LEGAL_EDITIONS.policy),
    `Accounts nobody uses ${PERIODS.inactiveMonths} months`,
    'once you delete your account Within 30 days',
    'Payment records 7 years',
    `Consent logs ${PERIODS.consentYears} years`,
    `Technical logs ${PERIODS.auditDays} days`,
    'reading offline 30 days',
    'choice about cookies 12 months',
    `${PERIODS.warningDays} days pass`,
    `after ${PERIODS.inactiveMonthsOptedOut} months already`,
    'within 30 days. A difficult one may take up to 60 days more',
    'within 72 hours',
    '16 years and older',
    'not end-to-end encrypted',
    'payment provider Stripe',
    'We couldn’t load their name and address. They’re here when you’re online.',
    'With your explicit consent (Art. 9(2)(a))',
    'The company that sends our emails',
    'Stripe, Inc. is in the United States',
    'no decision about you by a machine alone',
    'The CCPA calls what we collect',
    'We delete backups within 30 days and that log within 90, by hand or on a schedule of our own',
  ])('says: %s', (figure) => {
    expect(words(<PrivacyPolicyScreen />)).toContain(figure);
  });

  it('G12 says where a page goes: nowhere without an AI model, and with one to its host alone', () => {
    const said = (companion: CompanionView | undefined) => {
      const others = privacySections({ operator: undefined, companion }).find(
        ({ id }) => id === 'others',
      );
      return words(<main>{others?.text}</main>);
    };
    const none = { translation: { id: 'WEB', name: 'World English Bible' }, model: null };
    const some = { ...none, model: { name: 'a-model', host: 'api.example.org' } };
    expect(said(none)).toContain('No AI model is set up on this server.');
    expect(said(some)).toContain('an AI model, a-model, as well. Only if you agree');
    expect(said(some)).toContain(
      'send that one page to api.example.org with the verses found for it',
    );
    expect(said(undefined)).toContain('Where an AI model is set up, we send it a page only if');
  });

  it('G14 says what a flag keeps', () => {
    const flag = 'its verses, your reason and your note, and nothing of the page';
    expect(words(<PrivacyPolicyScreen />)).toContain(flag);
  });

  it('names everything that is kept in a browser without asking', () => {
    const text = words(<PrivacyPolicyScreen />);
    for (const entries of Object.values(ESSENTIAL_STORAGE))
      for (const { names } of entries) expect(text).toContain(names.join(', '));
  });
});

describe('the terms', () => {
  it.each([
    editionInWords(LEGAL_EDITIONS.terms),
    'You need to be 16 or older',
    'up to 3 journal entries',
    '$9.99 per month after a 7-day free trial',
    'at the end of the billing period. There are no refunds for partial periods',
    'liable without limit for intent and gross negligence',
    'Your rights as a consumer stay as they are',
    'The law of the place of our postal address governs',
  ])('say: %s', (figure) => {
    expect(words(<TermsOfServiceScreen />)).toContain(figure);
  });

  it('lead to the privacy policy and home', () => {
    const ways = markup(<TermsOfServiceScreen />).split('legal-ways')[1];
    expect(ways).toContain('href="/privacy-policy"');
    expect(ways).toContain('href="/"');
  });
});

describe('who runs the server', () => {
  const operator = {
    name: 'Wholeness LLC',
    address: '1 Main Street, Austin, TX',
    email: 'privacy@choose.example',
    law: 'the State of Texas, USA',
  };
  beforeEach(() => localStorage.setItem('operator', JSON.stringify({ operator })));

  it.each([
    ['the privacy policy', <PrivacyPolicyScreen key="privacy" />],
    ['the terms', <TermsOfServiceScreen key="terms" />],
  ])('stands in %s, also where only this browser remembers it', (_name, screen) => {
    for (const part of [operator.name, operator.address, operator.email])
      expect(words(screen)).toContain(part);
    expect(markup(screen)).toContain('href="mailto:privacy@choose.example"');
  });

  it('names the law of the terms', () => {
    expect(words(<TermsOfServiceScreen />)).toContain('The law of the State of Texas, USA governs');
  });
});

describe.each([
  ['the privacy policy', <PrivacyPolicyScreen key="privacy" />],
  ['the terms', <TermsOfServiceScreen key="terms" />],
])('%s', (_name, screen) => {
  it('has an anchor for every line of its contents', () => {
    const text = markup(screen);
    const lines = [...text.matchAll(/href="\/#([\w-]+)"/g)].map(([, id]) => id);
    const anchors = [...text.matchAll(/<h2 id="([\w-]+)"/g)].map(([, id]) => id);
    expect(new Set(lines)).toEqual(new Set(anchors));
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('leads to rooms of the app only who is signed in', () => {
    expect(markup(screen)).not.toContain('href="/privacy-settings"');
    localStorage.setItem('userId', 'ada');
    localStorage.setItem('username', 'Ada');
    expect(markup(screen)).toContain('href="/privacy-settings"');
  });
});
