import { expect, it } from 'vitest';
import { stylesFor } from './styles-for';

const PAGE =
  '<html><div class="leaf md:flex"><h1 class="title">A page</h1><stop stop-color="var(--sun)"></div></html>';

const prune = (css: string) => stylesFor(PAGE, css);

it('drops the rules that ask for a class or an element which is not in the page', () => {
  expect(prune('.title{color:red}.menu{color:blue}')).toBe('.title{color:red}');
  expect(prune('.leaf .menu,.menu>.title,.title.open,h1 sup{color:red}')).toBe('');
  expect(prune(':is(.menu,.dialog) h1,h1:has(.menu){color:red}')).toBe('');
  expect(prune('@layer components{.menu{color:red}.leaf h1{color:blue}}')).toBe(
    '@layer components{.leaf h1{color:#00f}}',
  );
});

it('a class of the name of a property takes nothing from it', () => {
  expect(prune('h1{text-wrap:balance}.text-wrap{text-wrap:wrap}')).toBe('h1{text-wrap:balance}');
});

it('drops the custom properties that nothing left reads, and keeps the others in every light', () => {
  const css =
    ':root{--ink:var(--black);--black:#000;--menu:var(--red);--red:red}.menu{color:var(--menu)}';
  const night = ':root[data-theme=vigil]{--ink:#fff;--menu:#f00}.title{color:var(--ink)}';
  expect(prune(css + night)).toBe(
    ':root{--ink:var(--black);--black:#000}:root[data-theme=vigil]{--ink:#fff}.title{color:var(--ink)}',
  );
});

it('reads names as the stylesheet escapes them', () => {
  expect(prune('.md\\:flex{display:flex}.md\\:grid{display:grid}')).toBe(
    '.md\\:flex{display:flex}',
  );
});

it.each([
  ['what is for several', '.title,.menu{color:red}'],
  ['what neither a class nor an element is asked of', ':focus-visible{color:red}'],
  ['states and attributes', 'h1:hover,[hidden]{color:red}'],
  ['what one of several classes is enough for', ':is(.menu,.leaf) h1{color:red}'],
  ['what asks that a class is missing', '.title:not(.menu){color:red}'],
  [
    'what is set by hand for one light',
    'h1:where([data-theme=vigil],[data-theme=vigil] *){color:red}',
  ],
  [
    'what follows the light of the system',
    '@media (prefers-color-scheme:dark){h1:where(:root:not([data-theme]) *){color:red}}',
  ],
  ['print', '@media print{:root:root{color:#000}}@page{margin:18mm 16mm}'],
  ['forced colours', '@media (forced-colors:active){.leaf{border:1px solid}}'],
  ['the properties that a drawing reads', ':root{--sun:gold}'],
  ['typefaces', '@font-face{font-family:serif;src:url(/assets/serif.woff2)format("woff2")}'],
])('keeps %s', (_what, css) => {
  expect(prune(css).replaceAll(/[\s"]/g, '')).toBe(css.replaceAll(/[\s"]/g, ''));
});
