import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { START_GUARD } from './start-guard';

/** What a start behind an app lock needs before anything else. */
const LOCK = ['web/app/lock/locked-app.tsx'];
/** What a start needs where somebody is signed in, and besides where it is Home that they open. */
const SIGNED_IN = ['web/app/signed-in/open-person.ts', 'web/app/signed-in/signed-in-app.tsx'];
const HOME = ['web/features/home/home-screen.tsx'];

const GUARD = `<script src="/${START_GUARD}"`;
const MODULE_PRELOAD = '<link rel="modulepreload" ';
const PRELOAD = '<link rel="preload" as="script" ';

/**
 * Has the browser ask for all the scripts of a start at once, each as a script: what Chromium has compiled of a module that
 * a worker answers it uses again in another tab only if the module was preloaded so. What only the signed-in need stands on
 * the start guard, which knows whether somebody is.
 */
export function preloadScripts(): Plugin {
  return {
    name: 'preload-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => namePreloads(html, bundle),
    },
  };
}

/** The shell with its preloads, see {@link preloadScripts}. Throws where the bundle lacks what a start needs. */
export function namePreloads(html: string, bundle: Rolldown.OutputBundle): string {
  const isNew = (file: string) => !html.includes(file);
  const lock = [...neededFiles(LOCK, bundle), ...neededStyles(LOCK, bundle)].filter(isNew);
  const signedIn = neededFiles(SIGNED_IN, bundle).filter(isNew);
  const home = neededFiles(HOME, bundle).filter((file) => isNew(file) && !signedIn.includes(file));
  const named = `data-lock="${lock.join(' ')}" data-signed-in="${signedIn.join(' ')}" data-home="${home.join(' ')}"`;
  return html.replaceAll(MODULE_PRELOAD, PRELOAD).replace(GUARD, `${GUARD} ${named}`);
}

/** The chunks of these sources with all that they import at once, as addresses. */
function neededFiles(sources: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  return neededChunks(sources, bundle).map(({ fileName }) => `/${fileName}`);
}

/** The styles of the same chunks. */
function neededStyles(sources: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  return neededChunks(sources, bundle).flatMap(({ viteMetadata }) =>
    [...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
  );
}

function neededChunks(
  sources: readonly string[],
  bundle: Rolldown.OutputBundle,
): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const names = new Set(
    sources.map((source) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(source));
      if (!chunk) throw new Error(`${source} is not a chunk of its own.`);
      return chunk.fileName;
    }),
  );
  const named = (name: string) => chunks.filter(({ fileName }) => fileName === name);
  for (const name of names)
    for (const next of named(name).flatMap(({ imports }) => imports)) names.add(next);
  return [...names].flatMap(named);
}
