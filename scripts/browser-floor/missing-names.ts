import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import type { Floor } from '../../web/platform/browser-floor';
import { lacking, partsOf } from './support';

/** What a script could ask for and would not find at a floor: each name with the browsers that lack it. */
export interface MissingNames {
  /** `requestIdleCallback`. */
  readonly globals: ReadonlyMap<string, string>;
  /** `AbortSignal.any`. */
  readonly statics: ReadonlyMap<string, string>;
  /** `checkVisibility`, of whatever object, where no object at the floor has a member of this name. */
  readonly members: ReadonlyMap<string, string>;
  /** Parts of a regular expression, any of which keeps a whole script from being read. */
  readonly patterns: ReadonlyMap<string, string>;
}

/** What a regular expression may hold, by its name in the tables. */
export const PATTERN_PARTS: Readonly<Record<string, RegExp>> = {
  lookbehind_assertion: /\(\?<[=!]/,
  modifier: /\(\?[ims]*-?[ims]+:/,
};

/** The interfaces whose members are named without them. */
const GLOBAL_SCOPES = ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope'];

export function missingNames({ api, css, javascript }: CompatData, floor: Floor): MissingNames {
  const names = {
    globals: new Names(floor),
    statics: new Names(floor),
    members: new Names(floor),
    patterns: new Names(floor),
  };
  for (const [owner, feature] of partsOf(api)) {
    names.globals.add(owner, feature);
    for (const [member, part] of partsOf(feature)) {
      const [, name = '', kind] = /^([A-Za-z]+)(?:_(static|event))?$/.exec(member) ?? [];
      if (kind === 'event') continue;
      if (kind === 'static') names.statics.add(`${owner}.${name}`, part);
      else names.members.add(name, part);
      if (GLOBAL_SCOPES.includes(owner)) names.globals.add(name, part);
    }
  }
  const builtins = javascript.builtins ?? {};
  // What stands in `Intl` is a static member of it, and has members of its own.
  for (const [owner, feature] of [...partsOf(builtins), ...partsOf(builtins.Intl ?? {})]) {
    names.globals.add(owner, feature);
    for (const [member, part] of partsOf(feature)) {
      // Here a static member looks as any other.
      names.statics.add(`${owner}.${member}`, part);
      names.members.add(member, part);
    }
  }
  for (const [part, feature] of partsOf(javascript.regular_expressions ?? {}))
    names.patterns.add(part, feature);
  names.patterns.add('v', builtins.RegExp?.unicodeSets);
  return {
    globals: names.globals.missing(),
    statics: names.statics.missing(),
    members: withoutNamesakes(names.members.missing(), names.statics, css),
    patterns: names.patterns.missing(),
  };
}

/** What a class offers by itself, or a style holds, is read as a member too. */
function withoutNamesakes(
  members: ReadonlyMap<string, string>,
  statics: Names,
  { properties }: CompatData['css'],
): ReadonlyMap<string, string> {
  const namesakes = new Set([
    ...[...statics.present()].map((path) => path.replace(/.*\./, '')),
    ...Object.keys(properties ?? {}).map(camelCase),
  ]);
  return new Map([...members].filter(([name]) => !namesakes.has(name)));
}

function camelCase(property: string): string {
  return property.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Names that more than one interface may have: of them one at the floor is enough, else the best known counts. */
class Names {
  readonly #floor: Floor;
  readonly #lacking = new Map<string, readonly string[]>();
  readonly #present = new Set<string>();

  constructor(floor: Floor) {
    this.#floor = floor;
  }

  add(name: string, feature: Identifier | undefined): void {
    if (!feature?.__compat) return;
    const browsers = lacking(feature.__compat, this.#floor);
    if (browsers.length === 0) this.#present.add(name);
    else if (browsers.length < (this.#lacking.get(name)?.length ?? Number.POSITIVE_INFINITY))
      this.#lacking.set(name, browsers);
  }

  present(): ReadonlySet<string> {
    return this.#present;
  }

  missing(): Map<string, string> {
    const missing = [...this.#lacking].filter(([name]) => !this.#present.has(name));
    return new Map(missing.map(([name, browsers]) => [name, browsers.join(', ')]));
  }
}
