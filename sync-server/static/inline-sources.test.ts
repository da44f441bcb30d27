import { expect, it } from 'vitest';
import { inlineSources } from './inline-sources';

it('A25 names each script and style that stands in a page by its hash, and nothing that is loaded or only data', () => {
  const html = [
    '<script>alert("Hello, world.")</script>',
    '<style>\n  p { color: red }\n</style>',
    '<style media="print">p { color: black }</style>',
    '<script src="/app.js"></script>',
    '<script type="application/ld+json">{}</script>',
    '<script>second()</script>',
  ].join('\n');
  expect(inlineSources(html)).toEqual({
    scripts: [expect.stringMatching(/^'sha256-.{43}='$/), expect.stringMatching(/^'sha256-/)],
    styles: [expect.stringMatching(/^'sha256-/), expect.stringMatching(/^'sha256-/)],
  });
});
