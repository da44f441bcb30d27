import type { Manifest } from 'vite';
import { ORIGIN_HERE } from '../../shared/content/front-page';
import { previewTags } from '../../shared/content/link-preview';

/** As Vite's manifest names the page that every address is given. */
const SHELL = 'index.html';
/** A typeface that is a file, in a style sheet without comments. */
export const TYPEFACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

export interface Landing {
  readonly title: string;
  readonly description: string;
  /** What stands in the body. */
  readonly markup: string;
  /** All the style it needs. */
  readonly style: string;
  /** The one script, `web/front-door.ts`. */
  readonly script: string;
}

/**
 * The landing page as a document: the built shell without the app and its files, with the page in its place and with what
 * search engines and link previews read. Its style and its script stand in it, so that a browser paints with the first
 * answer; the server lets them in by their hashes. The typefaces are for print alone until the script has seen the page
 * painted, or they would share the line with it. Throws where the shell is not as expected.
 */
export function landingDocument(shell: string, landing: Landing): string {
  return [
    (html: string) => html.replaceAll(/\s*<script\b[^>]*><\/script>/g, ''),
    (html: string) =>
      html.replaceAll(/\s*<link rel="(modulepreload|preload|stylesheet)"[^>]*>/g, ''),
    (html: string) => replaceOne(html, /\s*<meta name="description"[^>]*>/, ''),
    (html: string) => replaceOne(html, /<title>.*<\/title>/, head(landing)),
    (html: string) => replaceOne(html, /<body>.*<\/body>/s, `<body>${landing.markup}</body>`),
    (html: string) => replaceOne(html, /<\/head>/, `${tail(landing)}</head>`),
  ].reduce((html, step) => step(html), shell);
}

/** The files of style that a screen stands in: those of every page, then its chunk's, what it imports first. */
export function stylesOf(source: string, manifest: Manifest): readonly string[] {
  if (manifest[source] === undefined) throw new Error(`${source} is not a chunk of its own.`);
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    for (const file of chunk.css ?? []) styles.add(file);
  };
  visit(SHELL);
  visit(source);
  return [...styles];
}

function replaceOne(html: string, pattern: RegExp, text: string): string {
  if (!pattern.test(html)) throw new Error(`The built shell holds no ${pattern.source}.`);
  return html.replace(pattern, () => text);
}

function head({ title, description, style, script }: Landing): string {
  return [
    `<script>${script}</script>`,
    `<style>${style.replaceAll(TYPEFACE, '')}</style>`,
    `<style media="print">${(style.match(TYPEFACE) ?? []).join('')}</style>`,
    ...previewTags({ path: '/', title, description }),
  ].join('\n    ');
}

function tail({ description }: Landing): string {
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Choose Wholeness',
    url: `${ORIGIN_HERE}/`,
    description,
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  };
  return [
    // Data, which a browser does not run: the content security policy has nothing to allow.
    `  <script type="application/ld+json">${JSON.stringify(facts)}</script>`,
    '  ',
  ].join('\n  ');
}
