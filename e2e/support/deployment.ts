import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { type InjectManifestOptions, injectManifest } from 'workbox-build';
import { KEPT_ASSETS, keptAssets } from '../../scripts/build/kept-assets';
import { withIntegrity } from '../../scripts/build/with-integrity';
import { freePort } from '../../sync-server/testing/free-port';
import { originOf, type RunningServer, runServer } from './server';

/** A build of the app: its letter is part of the name of every hashed file. */
export type Build = 'a' | 'b' | 'c';

/** A server on one address, which other builds of the app can be deployed to. */
export interface Deployment extends RunningServer {
  /** The folder that is served. */
  readonly web: string;
  /** Serves a build. The files of the builds before stay for old tabs, unless a month has gone by. */
  deploy(build: Build, options?: { readonly aMonthLater?: boolean }): Promise<void>;
  /** Stops the server while `work` runs, and starts it again. */
  whileStopped(work: () => Promise<unknown>): Promise<void>;
}

const A_MONTH_MS = 31 * 24 * 60 * 60 * 1000;

/** Starts a server that serves build A. Every build has the same code; only the names of its files differ. */
export async function startDeployment(): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'choose-wholeness-deployment-'));
  const place = { port: await freePort(), dataDir: join(folder, 'data'), folder };
  const web = join(folder, 'dist/web');
  const kept = keptAssets(join(web, 'assets'), join(folder, KEPT_ASSETS));
  await writeBuild('a', web);
  let server = await runServer(place);

  async function whileStopped(work: () => Promise<unknown>): Promise<void> {
    await server.stop();
    try {
      await work();
    } finally {
      server = await runServer(place);
    }
  }

  return {
    origin: originOf(place),
    dataDir: place.dataDir,
    web,
    whileStopped,
    deploy: (build, { aMonthLater = false } = {}) =>
      whileStopped(async () => {
        kept.setAside(new Date());
        rmSync(web, { recursive: true });
        await writeBuild(build, web);
        kept.prune(new Date(Date.now() + (aMonthLater ? A_MONTH_MS : 0)));
      }),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function writeBuild(build: Build, web: string): Promise<void> {
  cpSync('dist/web', web, { recursive: true });
  const names = new Map(
    readdirSync(join(web, 'assets')).map((name) => [name, markedName(name, build)]),
  );
  for (const [name, marked] of names)
    renameSync(join(web, 'assets', name), join(web, 'assets', marked));
  const texts = [...names.values()].map((name) => join(web, 'assets', name));
  for (const file of [...texts, join(web, 'index.html')]) renameWithin(file, names);
  const options = createRequire(import.meta.url)(
    resolve('workbox.config.cjs'),
  ) as InjectManifestOptions;
  await injectManifest({
    ...options,
    globDirectory: web,
    swDest: join(web, 'service-worker.js'),
    manifestTransforms: [withIntegrity(web)],
  });
}

function markedName(name: string, build: Build): string {
  const end = extname(name);
  return `${name.slice(0, -end.length)}-${build}${end}`;
}

function renameWithin(file: string, names: ReadonlyMap<string, string>): void {
  if (!/\.(js|css|html)$/.test(file)) return;
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/[\w.-]+\.(js|css|svg|woff2|mp3)/g, (name) => names.get(name) ?? name),
  );
}
