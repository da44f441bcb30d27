import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import type { Floor } from '../../web/platform/browser-floor';
import { type StyleRule, styleRules } from './style-rules';
import { lacking, partsOf } from './support';

/**
 * Tells what a stylesheet asks for and browsers at a floor don't know, with those browsers. What stands in `@supports` is
 * asked about first, so it is left out, and so is a name of one maker: `-webkit-…` beside the common name.
 */
export function missingStyles(
  { css: known }: CompatData,
  floor: Floor,
): (css: string) => Map<string, string> {
  const functions = functionsOf(known.types, floor);
  return (css) => {
    const reader = new StyleReader(known, functions, floor);
    for (const rule of styleRules(css)) reader.readRule(rule);
    return reader.missing;
  };
}

class StyleReader {
  readonly missing = new Map<string, string>();

  constructor(
    private readonly known: CompatData['css'],
    private readonly functions: ReadonlyMap<string, string>,
    private readonly floor: Floor,
  ) {}

  readRule(rule: StyleRule): void {
    const [, at, condition = ''] = /^@([\w-]+)(.*)$/s.exec(rule.prelude) ?? [];
    if (at === 'supports') return;
    if (at) this.#note(`@${at}`, this.known['at-rules']?.[at]);
    else this.#readSelector(rule.prelude);
    if (at === 'media')
      for (const [, feature = ''] of condition.matchAll(/\(\s*([a-z][\w-]*)/g))
        this.#note(`@media (${feature})`, this.known['at-rules']?.media?.[feature]);
    for (const { property, value } of rule.declarations)
      this.#readDeclaration(property, value, rule);
    for (const inner of rule.rules) this.readRule(inner);
  }

  #readSelector(selector: string): void {
    for (const [, colons, name = ''] of selector.matchAll(/(?<!\\)(::?)([a-z][\w-]*)/g))
      this.#note(`${colons}${name}`, this.known.selectors?.[name]);
  }

  #readDeclaration(property: string, value: string, { declarations }: StyleRule): void {
    const feature = property.startsWith('-') ? undefined : this.known.properties?.[property];
    const hasPrefixed = declarations.some(
      (other) => /^-(webkit|moz)-/.test(other.property) && other.property.endsWith(`-${property}`),
    );
    if (hasPrefixed || this.#note(property, feature)) return;
    const words = value.replace(/"[^"]*"|'[^']*'|\([^()]*\)/g, ' ').split(/[\s,!]+/);
    for (const word of words) this.#note(`${property}: ${word}`, feature?.[word]);
    for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g)) {
      const browsers = this.functions.get(name);
      if (browsers) this.missing.set(`${name}()`, browsers);
    }
  }

  /** Whether the feature is known to be missing. */
  #note(name: string, feature: Identifier | undefined): boolean {
    const browsers = feature?.__compat ? lacking(feature.__compat, this.floor) : [];
    if (browsers.length > 0) this.missing.set(name, browsers.join(', '));
    return browsers.length > 0;
  }
}

/** `color-mix`, `light-dark`: the functions among the types of values that browsers at the floor lack. */
function functionsOf(
  types: Identifier | undefined,
  floor: Floor,
  into = new Map<string, string>(),
) {
  for (const [name, type] of partsOf(types ?? {})) {
    const browsers = type.__compat ? lacking(type.__compat, floor) : [];
    if (browsers.length > 0) into.set(name, browsers.join(', '));
    functionsOf(type, floor, into);
  }
  return into;
}
