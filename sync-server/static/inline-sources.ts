import { createHash } from 'node:crypto';

/** Sources of a content security policy, `'sha256-…'`. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a page holds in itself, each by its hash, so that its policy can let in that and nothing else (A25). */
export function inlineSources(html: string): InlineSources {
  return { scripts: hashesOf('script', html), styles: hashesOf('style', html) };
}

/** Elements with other attributes load a file, or hold data. */
function hashesOf(element: string, html: string): string[] {
  const inline = new RegExp(`<${element}(?: media="\\w+")?>(.*?)</${element}>`, 'gs');
  return [...html.matchAll(inline)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
