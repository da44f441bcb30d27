import { expect, it } from 'vitest';
import { ORIGIN_HERE, SALES_HERE } from '../../shared/content/front-page';
import {
  LANDING_DESCRIPTION,
  LANDING_TITLE,
} from '../../web/features/public-site/model/landing-words';
import { landingDocument, stylesOf } from './landing-document';
import { renderLanding } from './render-landing';

/** As the build leaves it. */
const SHELL = `<!doctype html>
<html lang="en">
  <head>
    <script src="/start-guard.js"></script>
    <meta charset="utf-8" />
    <title>Choose Wholeness</title>
    <meta name="description" content="Your path" />
    <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
    <script type="module" crossorigin src="/assets/index-abc.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/entry-abc.js">
    <link rel="stylesheet" crossorigin href="/assets/entry-abc.css">
    <link rel="preload" href="/assets/figtree-abc.woff2" as="font" type="font/woff2" crossorigin="">
  </head>
  <body>
    <div id="root"></div>
    <noscript>It needs JavaScript.</noscript>
  </body>
</html>`;

const TYPEFACE = '@font-face{font-family:Newsreader;src:url(/assets/newsreader.woff2)}';
const STYLE = '.landing{color:red}@font-face{font-family:Stand-in;src:local(Arial)}';
const SCRIPT = '(()=>{lead("$&")})();';

const page = (hasSales: boolean) =>
  landingDocument(SHELL, {
    title: LANDING_TITLE,
    description: LANDING_DESCRIPTION,
    markup: renderLanding(hasSales),
    style: TYPEFACE + STYLE,
    script: SCRIPT,
  });

it('P68 holds the heading and the three ways in, the first of which begins at once, and no script stands in the page', () => {
  const [head = '', body = ''] = page(true).split('</head>');
  expect(body).toContain('<h1>Ninety mornings toward a <em>whole</em> life.</h1>');
  for (const [label, to, withoutId] of [
    ['Begin Your Journey Today', '/home', '/begin'],
    ['Explore Devotionals', '/daily-drop', '/login#new'],
    ['See Prayer Groups', '/prayer-groups', '/login#new'],
  ]) {
    const link = new RegExp(
      `<a [^>]*data-with-id="${to}"[^>]*href="${withoutId}"[^>]*>${label}</a>`,
    );
    expect(body).toMatch(link);
  }
  expect(body).not.toContain('<script');
  expect(head.match(/<script.*?<\/script>/g)).toEqual([
    `<script>${SCRIPT}</script>`,
    expect.stringContaining('<script type="application/ld+json">'),
  ]);
});

it('asks for nothing before it is painted: its style stands in it, and the app’s files are gone', () => {
  const html = page(true);
  expect(html).toContain(`<style>${STYLE}</style>`);
  expect(html).toContain(`<style media="print">${TYPEFACE}</style>`);
  expect(html.match(/<link rel="(stylesheet|preload|modulepreload)"/)).toBeNull();
});

it('A25 nothing in it needs more than its policy allows: its styles, one script and what data there is', () => {
  const html = page(true);
  expect(html).not.toMatch(/ style="/);
  expect(html.match(/<style/g)).toHaveLength(2);
  expect(html).not.toMatch(/ on\w+="/);
});

it('nothing is loaded from anywhere else', () => {
  const addresses = [...page(true).matchAll(/ (?:src|href|content)="((?:https?:)?\/\/[^"]*)"/g)];
  expect(addresses.map(([, address]) => new URL(address ?? '').origin)).toEqual(
    addresses.map(() => ORIGIN_HERE),
  );
});

it('search engines and link previews read whose page it is', () => {
  const html = page(true);
  expect(html).toContain(`<title>${LANDING_TITLE}</title>`);
  expect(html.match(/<meta name="description"/g)).toHaveLength(1);
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN_HERE}/" />`);
  expect(html).toContain(`<meta property="og:image" content="${ORIGIN_HERE}/open-graph.jpg" />`);
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ '@type': 'WebApplication', url: `${ORIGIN_HERE}/` });
});

it('contact sales opens a mail with its subject; without an address its place says so', () => {
  expect(page(true)).toContain(`href="mailto:${SALES_HERE}?subject=Enterprise%20Inquiry"`);
  expect(page(false)).not.toContain('mailto:');
  expect(page(false)).toContain('No email address for inquiries is set up on this server.');
});

it('a shell that is not as expected builds nothing', () => {
  const build = () => landingDocument('<html></html>', { ...PAGE });
  expect(build).toThrow('The built shell holds no');
});

const PAGE = { title: '', description: '', markup: '', style: '', script: '' };

it('stands in the styles of every page, then in those of its screen, what that imports first', () => {
  const manifest = {
    'index.html': { file: 'index.js', imports: ['_entry.js'] },
    '_entry.js': { file: 'entry.js', css: ['entry.css'] },
    '_shared.js': { file: 'shared.js', css: ['shared.css'], imports: ['_entry.js'] },
    screen: { file: 'screen.js', css: ['screen.css'], imports: ['_shared.js', '_entry.js'] },
  };
  expect(stylesOf('screen', manifest)).toEqual(['entry.css', 'shared.css', 'screen.css']);
  expect(() => stylesOf('gone', manifest)).toThrow('gone is not a chunk of its own.');
});
