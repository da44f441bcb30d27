import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** One page's script, minified as a browser would get it unless its functions are to keep their names. */
export async function bundlePage(entry: string, minify = true): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    nodePaths: ['bench/peers/node_modules'],
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
  });
  const text = outputFiles[0]?.text;
  if (text === undefined) throw new Error(`${entry} gave no output`);
  return text;
}

/** The gzip size of a script in bytes. */
export function gzipBytes(script: string): number {
  return gzipSync(script, { level: 9 }).length;
}
