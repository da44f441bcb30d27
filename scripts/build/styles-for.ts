import { type Selector, type TransformOptions, transform } from 'lightningcss';

/** What stands in a page, by which a selector can find it. */
interface Found {
  readonly elements: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
}

/**
 * What of a stylesheet a page can need, minified: without the rules that ask for an element or a class which is not in it,
 * and without the custom properties that nothing left reads. All else stays, so that both lights, print and forced
 * colours are as they were. Attributes and states may change, so nothing goes for their sake.
 */
export function stylesFor(html: string, css: string): string {
  return withoutUnreadProperties(html, withoutAbsent(findIn(html), css));
}

function findIn(html: string): Found {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name);
  return {
    elements: new Set(all(/<([a-z][\w-]*)/gi)),
    classes: new Set(all(/ class="([^"]*)"/g).flatMap((names) => names.split(/\s+/))),
  };
}

function withoutAbsent({ elements, classes }: Found, css: string): string {
  const canMatch = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return classes.has(part.name);
      if (part.type === 'type') return elements.has(part.name);
      if (part.type !== 'pseudo-class') return true;
      const isList = part.kind === 'is' || part.kind === 'where' || part.kind === 'has';
      return !isList || part.selectors.some(canMatch);
    });
  return run(css, {
    visitor: {
      Rule: {
        style: (rule) => (rule.value.selectors.some(canMatch) ? undefined : []),
      },
    },
  });
}

/** One that only another unread one reads goes with it. Drawings in the page read some in their attributes. */
function withoutUnreadProperties(html: string, css: string): string {
  const names = (text: string, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
  const read = names(html + css, /var\((--[\w-]+)/g);
  const unread = [...names(css, /(--[\w-]+)\s*:/g)].filter((name) => !read.has(name));
  const rest = run(css, { unusedSymbols: unread });
  return rest === css ? css : withoutUnreadProperties(html, rest);
}

function run(
  css: string,
  options: Pick<TransformOptions<never>, 'visitor' | 'unusedSymbols'>,
): string {
  const code = Buffer.from(css);
  return Buffer.from(
    transform({ filename: 'page.css', code, minify: true, ...options }).code,
  ).toString();
}
