/** A block of a stylesheet: what stands before its brace, what it declares, and the blocks in it. */
export interface StyleRule {
  readonly prelude: string;
  readonly declarations: readonly { readonly property: string; readonly value: string }[];
  readonly rules: readonly StyleRule[];
}

/** Reads a built stylesheet into its blocks. Strings and brackets are taken whole; at-rules without a block are left out. */
export function styleRules(css: string): StyleRule[] {
  const parts = css.replace(/\/\*[\s\S]*?\*\//g, '').match(PARTS) ?? [];
  const outermost: OpenRule = { prelude: '', declarations: [], rules: [] };
  const open = [outermost];
  let text = '';
  for (const part of parts) {
    const rule = open.at(-1) ?? outermost;
    if (part === '{') {
      const inner: OpenRule = { prelude: text.trim(), declarations: [], rules: [] };
      rule.rules.push(inner);
      open.push(inner);
    } else if (part === '}' || part === ';') {
      declare(rule, text);
      if (part === '}') open.pop();
    } else {
      text += part;
      continue;
    }
    text = '';
  }
  return outermost.rules;
}

interface OpenRule extends StyleRule {
  readonly declarations: { property: string; value: string }[];
  readonly rules: OpenRule[];
}

/** Strings, escapes, addresses, and what parts one block or declaration from the next. */
const PARTS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|url\([^)]*\)|[{};]|[^"'\\{};u]+|u/gs;

function declare(rule: OpenRule, text: string): void {
  const [, property, value] = /^\s*(-{0,2}[a-z][\w-]*)\s*:(.*)$/is.exec(text) ?? [];
  if (property && value !== undefined) rule.declarations.push({ property, value: value.trim() });
}
