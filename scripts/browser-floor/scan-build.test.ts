import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER_FLOOR } from '../../web/platform/browser-floor';
import { judge } from './judge';
import { scanner } from './scan-build';
import { readCompatData } from './support';

const scan = scanner(readCompatData(), BROWSER_FLOOR);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'choose-wholeness-floor-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The names that are found in a built file with this text. */
function namesIn(text: string, file = 'planted.js'): string[] {
  const path = join(folder, file);
  writeFileSync(path, text);
  return scan([path]).map(({ name }) => name);
}

describe('a script', () => {
  it.each([
    ['fetch("/", { signal: AbortSignal.any([a, b]) })', 'AbortSignal.any'],
    ['cache.put("/", Response.json({}))', 'Response.json'],
    ['if (URL.canParse(text)) go()', 'URL.canParse'],
    ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ['const groups = Map.groupBy(rows, kindOf)', 'Map.groupBy'],
    ['const all = await Array.fromAsync(pages)', 'Array.fromAsync'],
    ['const format = new Intl.DurationFormat("en")', 'Intl.DurationFormat'],
    ['requestIdleCallback(work)', 'requestIdleCallback'],
    ['window.requestIdleCallback(work)', 'requestIdleCallback'],
    ['const { launchQueue: queue } = window', 'launchQueue'],
    ['if (button.checkVisibility()) press()', '.checkVisibility'],
    ['const both = mine.intersection(theirs)', '.intersection'],
    ['const letter = /[\\p{L}--[a-z]]/v', '/v/'],
    ['const word = /(?i:amen)/', '/modifier/'],
  ])('%s asks for %s', (script, name) => {
    expect(namesIn(script)).toEqual([name]);
  });

  it.each([
    'const later = rows.toSorted(byDay).at(-1)',
    'const copy = structuredClone(row); navigator.locks.request("sync", work)',
    'const signal = AbortSignal.timeout(1000)',
    'const parts = new Intl.Segmenter("en").segment(text)',
    // A name of the script's own.
    'class Rows { intersection(other) { return other } } rows.intersection(rows)',
    'const requestIdleCallback = later; requestIdleCallback(work)',
    'const options = { navigation: 1 }; read(options.navigation)',
  ])('%s asks for nothing that the floor lacks', (script) => {
    expect(namesIn(script)).toEqual([]);
  });
});

describe('a style', () => {
  it.each([
    ['.a{field-sizing:content}', 'field-sizing'],
    ['.a{color:light-dark(red,blue)}', 'light-dark()'],
    ['@media (width>1px){.a{text-wrap:balance}}', 'text-wrap'],
    ['@starting-style{.a{opacity:0}}', '@starting-style'],
    ['.a:open{color:red}', ':open'],
    ['.a{display:math}', 'display: math'],
    [
      '@media (prefers-reduced-transparency){.a{color:red}}',
      '@media (prefers-reduced-transparency)',
    ],
  ])('%s asks for %s', (style, name) => {
    expect(namesIn(style, 'planted.css')).toEqual([name]);
  });

  it.each([
    '.a:has(.b){color:color-mix(in srgb,red,blue);height:100dvh}',
    '@supports (field-sizing:content){.a{field-sizing:content}}',
    '.a{-webkit-user-select:none;user-select:none}',
    '.a::before{content:"field-sizing:content;}{"}.b{color:red}',
    '@layer base{@property --a{syntax:"*";inherits:false}}',
  ])('%s asks for nothing that the floor lacks', (style) => {
    expect(namesIn(style, 'planted.css')).toEqual([]);
  });
});

it('reads the script and the style that stand in a page', () => {
  const page =
    '<style media="print">.a{field-sizing:content}</style><script>URL.canParse(a)</script>';
  expect(namesIn(page, 'planted.html')).toEqual(['URL.canParse', 'field-sizing']);
});

it('says what nobody has looked into, and what is not used any more', () => {
  const found = [
    { name: 'URL.canParse', browsers: 'safari 17', file: 'dist/web/entry.js' },
    { name: '.share', browsers: 'firefox –', file: 'dist/web/entry.js' },
  ];
  expect(judge(found, { '.share': 'looked for first', resize: 'no corner' })).toEqual([
    expect.stringContaining('URL.canParse in entry.js: not in safari 17.'),
    expect.stringContaining('resize is in no built file any more'),
  ]);
});
