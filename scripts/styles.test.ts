import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';

const STYLES = 'web/ui/styles/';
const LATE = `${STYLES}late/`;
/** Pages with a document of their own, which load nothing of the app. */
const OWN_DOCUMENTS = ['web/gallery/gallery.css', 'web/old-browser/page.css'];
/** Classes that packages put on their own elements. */
const OF_PACKAGES = ['lucide', 'recharts-surface'];

/** Classes without a look, by which the app or a benchmark finds an element. */
const FINDERS = ['bible-reading', 'late-part'];

const files = ['web', 'sw'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  ),
);
const sheets = files.filter((file) => file.endsWith('.css'));
const sources = files.filter((file) => /\.tsx?$/.test(file));
const read = (file: string) => readFileSync(file, 'utf8');

describe('layout is utilities in features, and component classes are in web/ui/styles', () => {
  it('keeps every stylesheet of the app in web/ui/styles', () => {
    const elsewhere = sheets.filter((file) => !file.startsWith(STYLES));
    expect(elsewhere.sort()).toEqual(OWN_DOCUMENTS);
  });

  it('has each late stylesheet imported by what needs it, and by no other stylesheet', () => {
    const late = sheets
      .filter((file) => file.startsWith(LATE))
      .map((file) => file.slice(LATE.length));
    const imported = found(sources, /^import '[./\w-]*styles\/late\/([\w-]+\.css)';/gm);
    expect([...new Set(imported)].sort()).toEqual(late.sort());
    expect(found(sheets, /@import "([^"]*late\/[^"]*)"/g)).toEqual([]);
  });

  it('writes no bracket value twice: what is needed again has a name in theme.additions.css', () => {
    const inApp = sources.filter(
      (file) => file.startsWith('web/') && !file.startsWith('web/gallery/'),
    );
    const values = found(inApp, /(?<=["'`\s:])(-?[a-z][a-z-]*-\[[^\]\s]+\])(?=["'`\s])/g);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('defines no component class that nothing wears', () => {
    const words = new Set(found(sources, /([\w-]+)/g));
    /** `text-scale-` of `text-scale-${step}`. */
    const stems = new Set(found(sources, /([\w-]+-)\$\{/g));
    const isWorn = (name: string) => words.has(name) || stems.has(name.replace(/[^-]*$/, ''));
    const rules = sheets.filter((file) => file.startsWith(STYLES));
    const defined = found(rules, /\.([a-z][\w-]*)(?=[\s,.:>+~[{)])(?![^\n]*\.css")/g);
    const unworn = new Set(defined.filter((name) => !isWorn(name)));
    expect([...unworn].sort()).toEqual(OF_PACKAGES);
  });

  it('wears no class that is neither a utility nor in a stylesheet', async () => {
    const worn = new Set(
      found(sources, /className="([^"]*)"/g).flatMap((list) => list.split(/\s+/)),
    );
    worn.delete('');
    const utilities = await utilitiesAmong([...worn]);
    const selectors = [utilities, ...sheets.map(read)].join('\n').matchAll(/\.((?:\\.|[\w-])+)/g);
    const known = new Set([...selectors].map(([, name = '']) => name.replaceAll('\\', '')));
    expect([...worn].filter((name) => !known.has(name)).sort()).toEqual(FINDERS);
  });
});

/** The CSS that Tailwind makes of those of these names that are its utilities, with the app's theme. */
async function utilitiesAmong(names: string[]): Promise<string> {
  const { resolve: find } = createRequire(import.meta.url);
  const sheet = async (path: string) => ({ path, base: dirname(path), content: read(path) });
  const loadStylesheet = (id: string, base: string) =>
    sheet(id.startsWith('.') ? resolve(base, id) : find('tailwindcss/index.css'));
  const entry = await sheet(resolve(STYLES, 'index.css'));
  const { build } = await compile(entry.content, { base: entry.base, loadStylesheet });
  return build(names);
}

function found(among: readonly string[], pattern: RegExp): string[] {
  return among.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name = '']) => name));
}
