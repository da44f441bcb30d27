import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { leaveOut } from './leave-out';

/** The files of react-router that hold its code. */
const CODE = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;
const NAME_OF_COMPONENT = /^(\w+)\.displayName = "[^"]*";$/gm;
const COMPONENT = /^var (\w+) = (React\d*\.forwardRef\()/gm;

/** What the router's data, its server and its own pages for errors are made of: the app has none of them. */
const LEFT_OUT = [
  'useRoutesImpl',
  'useNavigateStable',
  'DefaultErrorComponent',
  'RenderErrorBoundary.componentDidCatch',
  'RenderErrorBoundary.render',
  'RSCErrorHandler',
  'AwaitErrorBoundary.render',
  'getNewMatchesForLinks',
  'getPartialManifest',
  'PrefetchPageLinks',
  'RSCPrefetchPageLinksImpl',
  'PrefetchPageLinksImpl',
  'Scripts',
  'RemixErrorBoundary.render',
  'RemixRootDefaultErrorBoundary',
  'BoundaryShell',
  'loadRouteModule',
  'singleFetchUrl',
];

/** The file of them that holds the components. Throws where one of these functions is not there. */
export function withoutData(code: string): string {
  return code.includes('function useRoutesImpl(') ? leaveOut(code, LEFT_OUT) : code;
}

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
      handler: (code) => ({ code: withoutUnusedComponents(withoutData(code)), map: null }),
    },
  };
}

/** Where the build for production begins. */
export function productionFile(): string {
  const main = createRequire(import.meta.url).resolve('react-router');
  return join(dirname(main), '../production/index.mjs');
}
