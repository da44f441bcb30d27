import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = 'lucide-react';
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g;
const LISTED = /export \{([^}]*)\} from '\.\/(icons\/[\w-]+)\.mjs'/g;

/** Where each icon lies in its package, by each of its names: `Trash2` is in `lucide-react/icons/trash`. */
export function iconFiles(list: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of list.matchAll(LISTED))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      files.set(name, `${PACKAGE}/${file}`);
  return files;
}

/** Has each icon imported from its own file. Throws where an icon is not known. */
export function importIconsByFile(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (_all, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => {
        const [icon = '', local = icon] = name.split(/\s+as\s+/);
        const file = files.get(icon);
        if (!file) throw new Error(`${icon} is no icon of ${PACKAGE}.`);
        return `import ${local} from "${file}";`;
      })
      .join(''),
  );
}

/**
 * Which chunk an icon comes in follows from the files that import it. The list of all icons is one file: it would bring
 * those of every screen with the first one.
 */
export function iconsByFile(): Plugin {
  const files = iconFiles(readFileSync(listOfIcons(), 'utf8'));
  return {
    name: 'icons-by-file',
    apply: 'build',
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: PACKAGE },
      handler: (code) => ({ code: importIconsByFile(code, files), map: null }),
    },
  };
}

export function listOfIcons(): string {
  const main = createRequire(import.meta.url).resolve(PACKAGE);
  return join(dirname(main), '../esm/lucide-react.mjs');
}
