/**
 * npm run build: the app and its content into dist/web, its service worker, and the server and its commands into dist/server.
 * With --check-budget it fails when a screen needs more script than it may.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { build as buildApp, type Manifest } from 'vite';
import { type InjectManifestOptions, injectManifest } from 'workbox-build';
import { LANDING_FILES } from '../shared/content/front-page';
import {
  LANDING_DESCRIPTION,
  LANDING_TITLE,
} from '../web/features/public-site/model/landing-words';
import {
  BROWSER_FLOOR,
  buildTargets,
  type Floor,
  READABLE_FLOOR,
} from '../web/platform/browser-floor';
import { BUDGETS, checkBudget } from './build/budget';
import { chunkCircle } from './build/chunk-circle';
import { compileAtOnce } from './build/compile-at-once';
import { iconsByFile } from './build/icons-by-file';
import { KEPT_ASSETS, keptAssets } from './build/kept-assets';
import { landingDocument, stylesOf, TYPEFACE } from './build/landing-document';
import { leanPackages, packagesAsInApp } from './build/lean-packages';
import { leanRouter } from './build/lean-router';
import { listPackages, PACKAGES_FILE, type PackagesByFile } from './build/list-packages';
import { modernPackages } from './build/modern-packages';
import { preloadFonts } from './build/preload-fonts';
import { preloadScripts } from './build/preload-scripts';
import { quietRxdb } from './build/quiet-rxdb';
import { sharedChunkGroups } from './build/shared-chunks';
import { OLD_BROWSER, START_GUARD, startGuard } from './build/start-guard';
import { stylesFor } from './build/styles-for';
import { withIntegrity } from './build/with-integrity';
import { writePack } from './content/build-pack';

const WEB = 'dist/web';
const META = 'dist/meta';
const LANDING = 'dist/landing';
/** Beside the server, which starts them by these names. */
const SERVER_THREADS = { 'opener-thread': 'sync-server/sealing/opener-thread.ts' };
/** Beside the server, for where packages for building are not installed. */
const OPERATOR_COMMANDS = {
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  restored: 'scripts/restored.ts',
  migrate: 'scripts/migrate.ts',
  'move-postgres': 'scripts/move-postgres.ts',
  'rotate-key': 'scripts/rotate-key.ts',
  'rights-request': 'scripts/rights-request.ts',
  admin: 'scripts/admin.ts',
};

const kept = keptAssets(join(WEB, 'assets'), KEPT_ASSETS);
kept.setAside(new Date());
await buildApp({
  logLevel: 'warn',
  plugins: [
    startGuard(),
    preloadFonts(),
    preloadScripts(),
    compileAtOnce(),
    listPackages(),
    quietRxdb(),
    iconsByFile(),
    leanRouter(),
    modernPackages(),
    leanPackages(),
  ],
  build: {
    target: buildTargets(),
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunkGroups() } } },
  },
});
moveMeta();
refuseCircle();
kept.prune(new Date());
writePack(WEB);
await buildForOldBrowsers();
await buildLanding();
await buildWorker();
await buildServer();
const fits = reportSizes();
if (process.argv.includes('--check-budget') && !fits) process.exit(1);

/** Vite's notes are for this script, not for visitors. */
function moveMeta(): void {
  rmSync(META, { recursive: true, force: true });
  renameSync(join(WEB, '.vite'), META);
}

/** What has to run before anybody knows how old the browser is. */
async function buildForOldBrowsers(): Promise<void> {
  await buildScript('web/start-guard.ts', join(WEB, START_GUARD), READABLE_FLOOR);
  await buildScript('web/old-browser/page.ts', join(WEB, OLD_BROWSER.script), READABLE_FLOOR);
  await esbuild.build({
    entryPoints: ['web/old-browser/page.css'],
    outfile: join(WEB, OLD_BROWSER.style),
    bundle: true,
    minify: true,
    target: buildTargets(READABLE_FLOOR),
    banner: { css: builtTypefaces() },
  });
}

/** The faces of the app's own styles, whose files are in the worker's cache. */
function builtTypefaces(): string {
  const files = stylesOf('index.html', readJson<Manifest>('manifest.json'));
  const faces = files.flatMap(
    (file) => readFileSync(join(WEB, file), 'utf8').match(TYPEFACE) ?? [],
  );
  if (faces.length === 0) throw new Error('The built styles hold no typeface.');
  return faces.join('');
}

/** A script for the browser that loads no others. */
function scriptOf(source: string, floor: Floor = BROWSER_FLOOR) {
  return {
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'iife',
    target: buildTargets(floor),
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [packagesAsInApp()],
  } satisfies esbuild.BuildOptions;
}

async function buildScript(source: string, outfile: string, floor?: Floor): Promise<void> {
  await esbuild.build({ ...scriptOf(source, floor), outfile });
}

async function buildWorker(): Promise<void> {
  const options = createRequire(import.meta.url)('../workbox.config.cjs') as InjectManifestOptions;
  await buildScript('sw/service-worker.ts', options.swSrc);
  const { count, size, warnings } = await injectManifest({
    ...options,
    manifestTransforms: [withIntegrity(WEB)],
  });
  for (const warning of warnings) console.warn(warning);
  console.log(`service worker: ${count} files kept on the device, ${kilobytes(size)}`);
}

/** The landing page, drawn by the app's own components here and now. */
async function buildLanding(): Promise<void> {
  const renderer = join(META, 'render-landing.mjs');
  await esbuild.build({
    entryPoints: ['scripts/build/render-landing.tsx'],
    outfile: renderer,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
  });
  const { renderLanding } = (await import(
    pathToFileURL(resolve(renderer)).href
  )) as typeof import('./build/render-landing');
  const shell = readFileSync(join(WEB, 'index.html'), 'utf8');
  const styles = stylesOf(
    'features/public-site/landing-screen.tsx',
    readJson<Manifest>('manifest.json'),
  ).map((file) => readFileSync(join(WEB, file), 'utf8'));
  const { outputFiles } = await esbuild.build({ ...scriptOf('web/front-door.ts'), write: false });
  const script = outputFiles[0]?.text.trim() ?? '';
  mkdirSync(LANDING, { recursive: true });
  for (const [file, hasSales] of [
    [LANDING_FILES.withSales, true],
    [LANDING_FILES.withoutSales, false],
  ] as const) {
    const markup = renderLanding(hasSales);
    const page = {
      title: LANDING_TITLE,
      description: LANDING_DESCRIPTION,
      markup,
      style: stylesFor(shell + markup, styles.join('\n')),
      script,
    };
    writeFileSync(join(LANDING, file), landingDocument(shell, page));
  }
}

async function buildServer(): Promise<void> {
  await esbuild.build({
    entryPoints: { main: 'sync-server/main.ts', ...SERVER_THREADS, ...OPERATOR_COMMANDS },
    outdir: 'dist/server',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
  });
}

/** A build whose files import each other in a circle must not be served. */
function refuseCircle(): void {
  const circle = chunkCircle(readJson<Manifest>('manifest.json'));
  if (circle) throw new Error(`Built files import each other in a circle: ${circle.join(', ')}.`);
}

/** Prints what each screen weighs; whether all of them keep to their budgets. */
function reportSizes(): boolean {
  const manifest = readJson<Manifest>('manifest.json');
  const packages = readJson<PackagesByFile>(PACKAGES_FILE.replace('.vite/', ''));
  const gzipBytes = (file: string) => gzipSync(readFileSync(join(WEB, file))).length;
  const results = BUDGETS.map((budget) => checkBudget(budget, manifest, packages, gzipBytes));
  for (const { name, bytes, maxBytes, files, faults } of results) {
    console.log(
      `${name}: ${kilobytes(bytes)} of ${kilobytes(maxBytes)} gzip, ${files.length} files`,
    );
    for (const fault of faults) console.error(`  ${fault}`);
  }
  return results.every(({ faults }) => faults.length === 0);
}

function readJson<Value>(name: string): Value {
  return JSON.parse(readFileSync(join(META, name), 'utf8')) as Value;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
