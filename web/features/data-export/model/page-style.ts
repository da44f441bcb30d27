/** The look of the readable page: the product's paper and ink, with the serif that the reader's own machine has. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --paper: #faf5eb; --ink: #231d16; --quiet: #6b604f; --rule: #e3d7c2; --gold: #7a520c; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14100c; --ink: #f4ead9; --quiet: #a89984; --rule: #362c22; --gold: #edbf6c; }
}
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); }
body {
  margin: 0 auto; max-width: 38rem; padding: 3.5rem 1.5rem 5rem;
  font: 1.125rem/1.6 "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
  overflow-wrap: break-word; text-wrap: pretty;
}
header { text-align: center; padding-bottom: 2.5rem; }
header p { margin: 0; color: var(--quiet); font-style: italic; }
h1 { margin: 0.25rem 0 0.5rem; font-size: 2.75rem; font-weight: 400; line-height: 1.15; }
.mark { color: var(--gold); }
.day { padding-top: 1.75rem; margin-top: 2.25rem; border-top: 1px solid var(--rule); }
h2 { margin: 0 0 1rem; font-size: 1.625rem; font-weight: 400; line-height: 1.25; break-after: avoid; }
article { margin: 0 0 1.75rem; }
h3 { margin: 0 0 0.375rem; font-size: 1rem; font-weight: 400; font-style: italic; color: var(--gold); break-after: avoid; }
h4 { margin: 0.625rem 0 0; font-size: 0.875rem; font-weight: 400; color: var(--quiet); break-after: avoid; }
p { margin: 0 0 0.5rem; white-space: pre-line; }
blockquote { margin: 0 0 0.5rem; padding-left: 0.875rem; border-left: 2px solid var(--gold); white-space: pre-line; }
.fact { margin: 0.25rem 0; }
.fact span { display: inline-block; min-width: 11rem; font-size: 0.875rem; color: var(--quiet); }
.aside { color: var(--quiet); font-style: italic; }
audio { display: block; width: 100%; margin: 0.5rem 0; }
img { display: block; max-width: 100%; width: auto; height: auto; max-height: 32rem; margin: 0.75rem 0; border-radius: 0.25rem; break-inside: avoid; }
pre { font-size: 0.8125rem; white-space: pre-wrap; color: var(--quiet); }
footer { margin-top: 3rem; padding-top: 1.25rem; border-top: 1px solid var(--rule); font-size: 0.875rem; color: var(--quiet); text-align: center; }
@media print {
  :root { --paper: #fff; --ink: #000; --quiet: #555; --rule: #bbb; --gold: #555; }
  @page { margin: 20mm 22mm; }
  body { max-width: none; padding: 0; font-size: 11.5pt; }
  .day { break-inside: auto; }
  article p { orphans: 3; widows: 3; }
  audio { display: none; }
}
`;
