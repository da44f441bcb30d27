import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The files of react-router that hold its code. */
const CODE = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;
const NAME_OF_COMPONENT = /^(\w+)\.displayName = "[^"]*";$/gm;
const COMPONENT = /^var (\w+) = (React\d*\.forwardRef\()/gm;

/**
 * Marks the components of react-router as free of side effects, and takes the names off that only developers' tools show:
 * those that the app does not use then stay out of the build.
 */
export function withoutUnusedComponents(code: string): string {
  return code.replace(NAME_OF_COMPONENT, '').replace(COMPONENT, 'var $1 = /* @__PURE__ */ $2');
}

/** Has the app built with react-router as it is for production: its package names its build for development alone. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^react-router$/, replacement: productionFile() }] },
    }),
    transform: {
      filter: { id: CODE },
      handler: (code) => ({ code: withoutUnusedComponents(code), map: null }),
    },
  };
}

/** Where the build for production begins. */
export function productionFile(): string {
  const main = createRequire(import.meta.url).resolve('react-router');
  return join(dirname(main), '../production/index.mjs');
}
