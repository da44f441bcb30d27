import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { minify as minifyScript } from 'vite';
import { packagesAsInApp } from '../../scripts/build/lean-packages';

/** The app's own page: it is built with the packages as the app has them. */
const APP_PAGE = 'bench/sync/app-page.ts';
const TARGET = 'es2022';

/** One page's script, minified as the app is unless its functions are to keep their names. */
export async function bundlePage(entry: string, minify = true): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: TARGET,
    nodePaths: ['bench/peers/node_modules'],
    plugins: entry === APP_PAGE ? [packagesAsInApp()] : [],
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
  });
  const text = outputFiles[0]?.text;
  if (text === undefined) throw new Error(`${entry} gave no output`);
  return minify ? minified(entry, text) : text;
}

async function minified(entry: string, text: string): Promise<string> {
  const { code, errors } = await minifyScript(entry.replace(/\.ts$/, '.js'), text, {
    compress: { target: TARGET },
  });
  if (errors.length > 0)
    throw new Error(`${entry}: ${errors.map(({ message }) => message).join()}`);
  return code;
}

/** The gzip size of a script in bytes. */
export function gzipBytes(script: string): number {
  return gzipSync(script, { level: 9 }).length;
}
