import type { Plugin } from 'vite';

/** The chunks that every start of a signed-in person runs. */
const RUN_AT_START = ['entry', 'common', 'public', 'store', 'signed-in', 'rooms', 'home-screen'];

/**
 * Has Chromium compile all of a file as it comes, off the page's thread, and keep that for the next start. Else a function is
 * compiled when it is first called, and most of them at every start anew.
 */
export function compileAtOnce(): Plugin {
  return {
    name: 'compile-at-once',
    apply: 'build',
    generateBundle: {
      // What stands before a file's first statement counts alone, and Vite puts its own there.
      order: 'post',
      handler: (_options, bundle) => {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && RUN_AT_START.includes(output.name))
            output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
        }
      },
    },
  };
}
