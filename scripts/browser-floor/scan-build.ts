import { readFileSync } from 'node:fs';
import type { CompatData } from '@mdn/browser-compat-data';
import type { Floor } from '../../web/platform/browser-floor';
import { type MissingNames, missingNames } from './missing-names';
import { missingStyles } from './missing-styles';
import { type UsedNames, usedNames } from './used-names';

export interface Finding {
  /** `AbortSignal.any`, `.checkVisibility`, `field-sizing`. */
  readonly name: string;
  readonly browsers: string;
  readonly file: string;
}

/** Finds everything in built files that some browser of the floor lacks, one finding for each name and file. */
export function scanner(data: CompatData, floor: Floor): (files: readonly string[]) => Finding[] {
  const missing = missingNames(data, floor);
  const missingIn = missingStyles(data, floor);
  return (files) => {
    const scripts = files
      .flatMap(scriptsIn)
      .map(({ file, text }) => ({ file, used: usedNames(text) }));
    const own = new Set(scripts.flatMap(({ used }) => [...used.own]));
    return [
      ...scripts.flatMap(({ file, used }) => findings(file, missingOf(used, missing, own))),
      ...files.flatMap(stylesIn).flatMap(({ file, text }) => findings(file, missingIn(text))),
    ];
  };
}

function findings(file: string, missing: ReadonlyMap<string, string>): Finding[] {
  return [...missing].map(([name, browsers]) => ({ name, browsers, file }));
}

/** What a script uses of the missing names. A member that scripts name themselves may be theirs: it is not judged. */
function missingOf(
  used: UsedNames,
  missing: MissingNames,
  own: ReadonlySet<string>,
): Map<string, string> {
  const found = new Map<string, string>();
  const collect = (
    names: ReadonlySet<string>,
    lacked: ReadonlyMap<string, string>,
    label: (name: string) => string,
  ) => {
    for (const name of names) {
      const browsers = lacked.get(name);
      if (browsers) found.set(label(name), browsers);
    }
  };
  collect(used.globals, missing.globals, (name) => name);
  collect(used.statics, missing.statics, (name) => name);
  const named = new Set([...found.keys()].map((path) => path.replace(/.*\./, '')));
  const theirs = new Set([...used.members].filter((name) => !own.has(name) && !named.has(name)));
  collect(theirs, missing.members, (name) => `.${name}`);
  collect(used.patterns, missing.patterns, (name) => `/${name}/`);
  return found;
}

interface Source {
  readonly file: string;
  readonly text: string;
}

function scriptsIn(file: string): Source[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.js')) return [{ file, text }];
  return inHtml(file, text, /<script>(.*?)<\/script>/gs);
}

function stylesIn(file: string): Source[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return [{ file, text }];
  return inHtml(file, text, /<style[^>]*>(.*?)<\/style>/gs);
}

function inHtml(file: string, html: string, part: RegExp): Source[] {
  if (!file.endsWith('.html')) return [];
  return [...html.matchAll(part)].map(([, text = '']) => ({ file, text }));
}
