import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTHORSHIP } from '../../../shared/content/authorship';
import { PUBLIC_PAGES } from '../../../shared/content/link-preview';
import { readCompanion, readOperator, readSales } from '../../answers/public-answers';
import { memoryStorage } from '../../platform/testing/memory-storage';
import { AboutAiScreen } from './about-ai-screen';
import { LeaderGuideScreen } from './leader-guide-screen';
import { MobileAdScreen } from './mobile-ad-screen';
import { aboutCompanion, QUESTIONS } from './model/about-ai-words';
import { GUIDE_PARTS } from './model/leader-guide-words';
import { ORGANIZATION_FEATURES } from './model/organization-features';
import { PLANS } from './model/plans';
import { NourishMarketingScreen } from './nourish-marketing-screen';
import { OrganizationsScreen } from './organizations-screen';
import { LandingPage } from './parts/landing-page';
import { type SalesAddress, SalesLink } from './parts/sales-link';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

const markup = (screen: ReactElement) =>
  renderToStaticMarkup(<MemoryRouter>{screen}</MemoryRouter>);
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
/** Where the link with these words leads; `mailto:` included. */
const linkOf = (html: string, label: string) =>
  new RegExp(`href="([^"]*)"[^>]*>${label}</a>`).exec(html)?.[1];

const NONE: SalesAddress = { state: 'none' };
const HERE: SalesAddress = { state: 'here', address: 'sales@choose.example' };

describe('the landing page', () => {
  const landing = (hasId: boolean) => markup(<LandingPage hasId={hasId} sales={HERE} />);

  it.each([
    ['Explore Devotionals', '/daily-drop'],
    ['See Prayer Groups', '/prayer-groups'],
  ])('%s leads to %s with a stored user id, and to sign-in without', (label, to) => {
    expect(linkOf(landing(true), label)).toBe(to);
    expect(linkOf(landing(false), label)).toBe('/login#new');
  });

  it('P68 the button begins without an account where no user id is stored, with sign-in beside it', () => {
    const label = 'Begin Your Journey Today';
    expect(linkOf(landing(true), label)).toBe('/home');
    expect(linkOf(landing(false), label)).toBe('/begin');
    expect(linkOf(landing(false), 'Sign in')).toBe('/login');
  });

  it.each([
    ['About the AI', '/about-ai'],
    ['Security &amp; Privacy', '/privacy-policy'],
    ['For Organizations', '/for-organizations'],
    ['Sign In', '/login'],
    ['Get Started', '/register'],
    ['See how this can scale for your organization', '/for-organizations'],
    ['Explore Enterprise Features', '/for-organizations'],
    ['Contact Sales', 'mailto:sales@choose.example?subject=Enterprise%20Inquiry'],
  ])('%s leads to %s', (label, to) => {
    expect(linkOf(landing(false), label)).toBe(to);
  });

  it('ends with the tagline, and calls what nobody has measured a goal', () => {
    const text = words(landing(false));
    expect(text).toContain('Your path to spiritual wellness and personal growth');
    expect(text).toMatch(/Our goal: 90% of people .* We don’t measure it\./);
  });

  it('leads to the page about phones at its foot', () => {
    expect(linkOf(landing(false), 'On your phone')).toBe('/mobile-ad');
  });

  it('speaks of no AI: whether a model runs, About the AI says', () => {
    const text = words(landing(false)).replaceAll('About the AI', '');
    expect(text).not.toMatch(/\bAI\b/);
  });
});

describe('the mail to sales', () => {
  const link = (sales: SalesAddress) =>
    markup(
      <SalesLink sales={sales} subject="A & B">
        Contact sales
      </SalesLink>,
    );

  it('goes to the address with its subject', () => {
    expect(linkOf(link(HERE), 'Contact sales')).toBe(
      'mailto:sales@choose.example?subject=A%20%26%20B',
    );
  });

  it('without an address its place says why', () => {
    expect(words(link(NONE))).toContain('No email address for inquiries is set up on this server.');
    expect(words(link({ state: 'unknown' }))).toContain('We couldn’t load the email address.');
    expect(link({ state: 'asking' })).toContain('disabled');
  });

  it('reads who runs the server, and takes nothing else for it', () => {
    const operator = { name: 'Wholeness LLC', address: 'Austin', email: 'a@b.example', law: null };
    expect(readOperator({ sales: null, operator })).toEqual(operator);
    for (const other of [null, {}, { operator: null }, { operator: { ...operator, name: 1 } }]) {
      expect(readOperator(other)).toBeUndefined();
    }
  });

  it('reads an answer of the server, and takes nothing else for one', () => {
    expect(readSales({ sales: 'sales@choose.example' })).toBe('sales@choose.example');
    expect(readSales({ sales: null })).toBeNull();
    for (const other of [null, 'sales@choose.example', {}, { sales: 1 }]) {
      expect(readSales(other)).toBeUndefined();
    }
  });
});

describe('About the AI', () => {
  const view = { translation: { id: 'WEB', name: 'World English Bible' }, model: null };
  const model = { name: 'a-model', host: 'api.example.org' };
  const said = (here: Parameters<typeof aboutCompanion>[0]) => {
    const { sections, steps, leaders, translation } = aboutCompanion(here);
    return [
      ...Object.values(sections).flatMap(({ text }) => text),
      ...steps.flatMap(({ name, text }) => [name, text]),
      ...leaders,
      ...QUESTIONS.flatMap(({ question, answer }) => [question, answer(translation.name)]),
    ].join(' ');
  };

  it('says who wrote the devotionals', () => {
    expect(said(view)).toContain(AUTHORSHIP);
  });

  it('G14 says what a flag keeps', () => {
    expect(said(view)).toContain('A flag sends us the answer’s verses, your reason, and your note');
  });

  it('names the translation that runs here, and never the one that does not', () => {
    for (const here of [undefined, view, { ...view, model }]) {
      expect(said(here)).toContain('World English Bible');
      expect(said(here)).not.toMatch(/NKJV|New King James/);
    }
    const other = { ...view, translation: { id: 'BSB', name: 'Berean Standard Bible' } };
    expect(said(other)).toContain('Berean Standard Bible');
    // What the devotionals quote is another matter.
    expect(said(other).replace(AUTHORSHIP, '')).not.toContain('World English Bible');
  });

  it('says where words go: nowhere without a larger model, and with one only where it is', () => {
    expect(said(view)).toContain('No AI model is set up on this server.');
    expect(said({ ...view, model })).toContain('an AI model, a-model');
    expect(said({ ...view, model })).toContain('to api.example.org only if you agree, each time');
    expect(said(undefined)).toContain('only if you agree, each time');
  });

  it('has every part and way of the spec', () => {
    const html = markup(<AboutAiScreen />);
    for (const heading of [
      'What Bible-grounded means',
      'How it works',
      'What you see in every answer',
      'Doctrinal lens',
      'Guardrails',
      'Privacy and data',
      'Limitations',
      'Leaders and chaplains',
    ]) {
      expect(html).toContain(`>${heading}</h2>`);
    }
    for (const [label, to] of [
      ['Back to home', '/'],
      ['Try the Journal', '/journal'],
      ['How It Works', '/#how-it-works'],
      ['For Group Leaders', '/#leaders'],
      ['Privacy Policy', '/privacy-policy'],
      ['Leader Guide', '/for-organizations'],
      ['Get Started Today', '/register'],
    ] as const) {
      expect([label, linkOf(html, label)]).toEqual([label, to]);
    }
    expect(words(html)).toContain('I do not know based on the verses retrieved.');
  });

  it('has three questions, of which the browser keeps one open', () => {
    const html = markup(<AboutAiScreen />);
    expect(html.match(/<details name="questions"/g)).toHaveLength(3);
    expect(html.match(/<details name="questions" open/g)).toHaveLength(1);
  });

  it('reads an answer of the server, and takes nothing else for one', () => {
    expect(readCompanion(view)).toEqual(view);
    expect(readCompanion({ ...view, model })).toEqual({ ...view, model });
    for (const other of [null, {}, { ...view, model: {} }, { ...view, translation: 'WEB' }]) {
      expect(readCompanion(other)).toBeUndefined();
    }
  });
});

describe('For Organizations', () => {
  it('shows plans and prices, and keeps what people do apart from what the program does', () => {
    expect(PLANS.map(({ name, price, users }) => [name, price, users])).toEqual([
      ['Team', '$299', 'up to 50'],
      ['Organization', '$799', 'up to 250'],
      ['Enterprise', undefined, 'unlimited'],
    ]);
    const unbuilt = ORGANIZATION_FEATURES.filter(({ standing }) => standing);
    expect(unbuilt.map(({ name, standing }) => [name, standing])).toEqual([
      ['Dedicated support', 'By arrangement'],
    ]);
    const built = PLANS.flatMap(({ offers }) => offers).join(' ');
    for (const { name } of unbuilt) expect(built).not.toContain(name);
  });

  it('leads people who are signed in to the page about Nourish', () => {
    expect(linkOf(markup(<OrganizationsScreen />), 'About Nourish')).toBeUndefined();
    localStorage.setItem('userId', 'a');
    localStorage.setItem('username', 'miriam');
    expect(linkOf(markup(<OrganizationsScreen />), 'About Nourish')).toBe('/nourish');
  });

  it('has three tabs, the first one open, and its way back', () => {
    const html = markup(<OrganizationsScreen />);
    expect(html.match(/role="tab"/g)).toHaveLength(3);
    expect(words(html)).toContain('Features Pricing Support');
    expect(linkOf(html, 'Back')).toBe('/');
  });
});

it('Nourish quotes nobody, and marks what is not there as planned', () => {
  const html = markup(<NourishMarketingScreen />);
  const text = words(html);
  expect(html).not.toContain('<blockquote');
  expect(text).toContain('What people say');
  expect(text).toContain('Request a Demo');
  expect(text).toContain('Request a Pilot for Your Team');
  expect(text).toContain('Shared weeks Planned');
  expect(text).toContain('An overview for leaders Leaders see');
});

it('the phone shows its sample, on which nothing can be pressed', () => {
  const html = markup(<MobileAdScreen />);
  const phone = html.slice(html.indexOf('<figure'), html.indexOf('</figure>'));
  for (const part of ['Welcome to Day 13', '2 Day Streak', 'Daily Drop', 'Check-In', 'Journal']) {
    expect(words(phone)).toContain(part);
  }
  expect(words(phone)).toContain('Home Community Awards Profile');
  expect(phone).not.toMatch(/<a |<button/);
});

it.each([
  ['/about-ai', <AboutAiScreen key="about" />],
  ['/for-organizations', <OrganizationsScreen key="organizations" />],
  ['/for-organizations/guide', <LeaderGuideScreen key="guide" />],
  ['/mobile-ad', <MobileAdScreen key="phone" />],
])('%s has the title that its link previews have', (path, screen) => {
  const preview = PUBLIC_PAGES.find((page) => page.path === path);
  expect(markup(screen)).toContain(`<title>${preview?.title}</title>`);
});

it('W21 the guide for leaders has all its parts as text, and prints without what stands around it', () => {
  const html = markup(<LeaderGuideScreen />);
  for (const { title, lines } of GUIDE_PARTS) {
    for (const text of [title, ...lines]) expect(words(html)).toContain(text);
  }
  expect(html).toMatch(/class="public printed /);
});

describe('for whom the head of the house is', () => {
  it('visitors', () => {
    expect(markup(<OrganizationsScreen />)).toContain('Get Started</a>');
  });

  it('not those who are signed in, who are within the app', () => {
    localStorage.setItem('userId', 'a');
    localStorage.setItem('username', 'miriam');
    expect(markup(<OrganizationsScreen />)).not.toContain('Get Started</a>');
  });
});
