import { createHash } from 'node:crypto';
import type { InlineSources } from '../middleware/headers';

/** The scripts and styles inside a page, each by its hash, so that its policy allows these and nothing else (A25). */
export function inlineSources(html: string): InlineSources {
  return { scripts: hashesOf('script', html), styles: hashesOf('style', html) };
}

/** Elements with other attributes load a file or hold data, so they are left out. */
function hashesOf(element: string, html: string): string[] {
  const inline = new RegExp(`<${element}(?: media="\\w+")?>(.*?)</${element}>`, 'gs');
  return [...html.matchAll(inline)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
