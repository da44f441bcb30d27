import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compileAtOnce } from './compile-at-once';
import { namePreloads } from './preload-scripts';

const SHELL = `<script src="/start-guard.js"></script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/entry.js">`;

function chunk(fileName: string, imports: string[], source?: string) {
  return { type: 'chunk', fileName, imports, facadeModuleId: source ? resolve(source) : null };
}

const bundle = Object.fromEntries(
  [
    chunk('assets/entry.js', []),
    chunk('assets/store.js', ['assets/entry.js']),
    chunk('assets/open.js', ['assets/store.js'], 'web/app/signed-in/open-person.ts'),
    chunk('assets/app.js', ['assets/entry.js'], 'web/app/signed-in/signed-in-app.tsx'),
    chunk(
      'assets/home.js',
      ['assets/store.js', 'assets/rooms.js'],
      'web/features/home/home-screen.tsx',
    ),
    chunk('assets/rooms.js', []),
    chunk('assets/lock.js', ['assets/entry.js', 'assets/pad.js'], 'web/app/lock/locked-app.tsx'),
    { ...chunk('assets/pad.js', []), viteMetadata: { importedCss: new Set(['assets/pad.css']) } },
  ].map((output) => [output.fileName, output]),
) as unknown as Rolldown.OutputBundle;

it('names each file of a start once, by who needs it, and preloads as scripts', () => {
  const html = namePreloads(SHELL, bundle);
  expect(html).toContain(
    '<script src="/start-guard.js" data-lock="/assets/lock.js /assets/pad.js /assets/pad.css" data-signed-in="/assets/open.js /assets/app.js /assets/store.js" data-home="/assets/home.js /assets/rooms.js"></script>',
  );
  expect(html).toContain('<link rel="preload" as="script" crossorigin href="/assets/entry.js">');
  expect(html).not.toContain('modulepreload');
});

it('fails a build in which one of them is no chunk of its own', () => {
  const { 'assets/home.js': _, ...others } = bundle;
  expect(() => namePreloads(SHELL, others)).toThrow('home-screen.tsx');
});

it('compiles at once what every start runs, and nothing else', () => {
  const files = ['entry', 'parts'].map((name) => ({ type: 'chunk', name, code: 'run();' }));
  const { generateBundle } = compileAtOnce() as unknown as {
    generateBundle: { handler(options: unknown, bundle: unknown): void };
  };
  generateBundle.handler({}, { ...files });
  expect(files.map(({ code }) => code)).toEqual(['//# allFunctionsCalledOnLoad\nrun();', 'run();']);
});
