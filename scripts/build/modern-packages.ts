import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defaultClientConditions, type Plugin } from 'vite';

/** The file of Dexie for browsers that know classes; its package names the one for ES5. */
export function modernDexie(): string {
  return join(dirname(createRequire(import.meta.url).resolve('dexie')), 'modern/dexie.mjs');
}

/** Has the app built with what Dexie and RxJS ship for the browsers that it runs in, instead of their ES5. */
export function modernPackages(): Plugin {
  return {
    name: 'modern-packages',
    apply: 'build',
    config: () => ({
      resolve: {
        // RxJS names its ES2015 by this condition alone.
        conditions: ['es2015', ...defaultClientConditions],
        alias: [{ find: /^dexie$/, replacement: modernDexie() }],
      },
    }),
  };
}
