import { existsSync, mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { createApp } from './app';
import { openGateway } from './billing/open-gateway';
import { openCompanion } from './companion/open-companion';
import { type Config, ConfigError, loadEnvFile, readConfig } from './config';
import { createBackgroundTasks } from './jobs/background-tasks';
import { keepJobsRun, type OwnJob, type RunningJobs } from './jobs/keep-jobs-run';
import { laterUnref, startUnrefInterval } from './jobs/timers';
import { createLogger, type Logger } from './logger';
import { createMailTransport } from './mail/create-mail-transport';
import { createOutboxFolder } from './mail/outbox-folder';
import { signOffOf } from './mail/write-email';
import { countRuns } from './metrics/count-runs';
import { type Metrics, NO_METRICS } from './metrics/metrics';
import { createPrometheus } from './metrics/prometheus';
import { serveMetrics } from './metrics/serve-metrics';
import { NO_RATE_RULES, RATE_RULES } from './middleware/rate-rules';
import { createMarkObject } from './objects/mark-object';
import type { ObjectStore } from './objects/object-store';
import { openPlaces } from './open-places';
import { loadMasterKey } from './sealing/load-master-key';
import { createKeys } from './sealing/master-key-keys';
import { createOpenerThreads } from './sealing/opener-threads';
import { createRandomPool } from './sealing/random-pool';
import { openContentLibrary } from './services/content/content-library';
import { replayErasures } from './services/erasure/erase-account';
import { guardLetters } from './services/guard-letters';
import { createGuessLimits, GUESS_RULES } from './services/guess-limits';
import { createLeasedTurns } from './services/leased-turns';
import type { LeaseDeps } from './services/leases';
import { MediaTurns } from './services/media/media-turns';
import { createPokeHub, joinPokeLine } from './services/pokes';
import { ensurePushKey } from './services/push/push-keys';
import { createSendPush } from './services/push/send-push';
import { Streams } from './services/streams';
import { createJobTurns, type UpkeepJob } from './services/upkeep/job-turns';
import {
  dailyJobs,
  endLeft,
  frequentJobs,
  minuteJobs,
  ownJobs,
  type UpkeepDeps,
} from './services/upkeep/upkeep-jobs';
import type { FrontDoor } from './static/front-door';
import { createSharedAssets, keepSharedAssets, publishAssets } from './static/shared-assets';
import type { StaticOptions } from './static/static-routes';
import { stopOnSignals } from './stop-on-signals';
import { openPokeLine, openStore } from './store/open-store';
import { createMarkFile } from './store/postgres/mark-file';
import type { HistoryEvent } from './store/postgres/watch-history';
import { outboxFolder } from './store/sqlite/database-file';
import { OperatorError } from './store/sqlite/hold-alone';
import type { Store } from './store/store';

/** How often the server looks whether a job of the day is due, one of every ten minutes, and one of every minute. */
const LOOK_MS = { daily: 3_600_000, frequent: 600_000, minute: 60_000 };
/** How long a connection may stay without a byte in either direction. */
const SILENT_MS = 120_000;
/**
 * How long an idle connection is kept: longer than proxies do (60 s), so that no request arrives on one that is being
 * closed.
 */
const KEPT_OPEN_MS = 65_000;
/** 128 random bits. */
const drawId = createRandomPool(16);
/** The code of a thread that opens records, beside this file once it is built. */
const OPENER = new URL('opener-thread.js', import.meta.url);
/** Threads that open records at most: one for each processor beside the one that answers. */
const MOST_OPENERS = 4;
const WEB_ROOT = 'dist/web';
const KEPT_ASSETS_ROOT = 'dist/kept-assets';
const LANDING_ROOT = 'dist/landing';

try {
  await start();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The server did not start: ${message}\n`);
  const isSaidInFull = error instanceof ConfigError || error instanceof OperatorError;
  if (!isSaidInFull) process.stderr.write(`${(error as Error).stack}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const prometheus = config.metrics && createPrometheus(() => streams.size);
  const { files, erased, objects } = await openPlaces(config, randomId, (error) =>
    logger.warn({ err: error }, 'the bucket can’t be asked'),
  );
  const store = await openTheStore(config, logger, objects, prometheus?.metrics);
  const media = { store, files, turns: new MediaTurns(), now: Date.now, randomId };
  const outbox = createOutboxFolder({
    folder: outboxFolder(config.dataDir),
    now: Date.now,
    randomId,
  });
  await ensurePushKey(store);
  await replayErasures({ store, files, erased, letters: outbox }, objects ? 'later' : 'now');
  const backgroundTasks = createBackgroundTasks(logger);
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
  const mailer = guardLetters(
    createMailTransport(config, logger, outbox),
    createGuessLimits(store, GUESS_RULES),
  );
  const mail = { mailer, origin, signOff: signOffOf(origin, config.operator) };
  const { databaseUrl } = config;
  const onLost = (err: Error) => logger.warn({ err }, 'pokes of other servers are not heard');
  const line = openPokeLine({ databaseUrl, serverId: randomId(), onLost });
  const pokes = line ? joinPokeLine(createPokeHub(), line) : createPokeHub();
  const streams = new Streams({
    store,
    pokes,
    now: Date.now,
    startInterval: startUnrefInterval,
    log: logger,
  });
  const gateway = openGateway(config, { store, now: Date.now, log: logger, origin });
  const leases = { store, startInterval: startUnrefInterval, elapsedMs: () => performance.now() };
  const payments = { gateway, turns: createLeasedTurns({ ...leases, later: laterUnref }) };
  const billing = { endLeft: () => endLeft({ store, gateway }, logger) };
  const app = createApp({
    store,
    erased,
    backgroundTasks,
    mail,
    letters: outbox,
    pokes,
    streams,
    payments,
    logger,
    ...(prometheus && { metrics: prometheus.metrics }),
    now: Date.now,
    randomId,
    settings: {
      publicOrigin: config.publicOrigin,
      trustedProxies: config.trustedProxies,
      https: config.publicOrigin?.startsWith('https:') ?? false,
      sessionDays: config.sessionDays,
      contact: { sales: config.salesAddress ?? null, operator: config.operator },
    },
    rateRules: config.rateLimits ? RATE_RULES : NO_RATE_RULES,
    media,
    content: openContentLibrary(WEB_ROOT),
    companion: openCompanion(config.companion, WEB_ROOT, logger),
    pushHosts: config.pushHosts,
    files: await findFiles({ origin, salesAddress: config.salesAddress }, objects),
  });
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, () => {
    process.stdout.write(`Choose Wholeness is at ${origin}\n`);
  }) as Server;
  // Streams have a heartbeat every 25 seconds; a client that reads nothing for this long is gone.
  server.setTimeout(SILENT_MS);
  server.keepAliveTimeout = KEPT_OPEN_MS;
  exitUnlessListening(server, config.port);
  if (prometheus && config.metrics) {
    const { port, host } = config.metrics;
    exitUnlessListening(serveMetrics(prometheus, port, host), port);
  }
  const erasure = { store, files, erased, letters: outbox };
  const upkeep = {
    media,
    retention: { ...erasure, mail, pokes, billing, now: Date.now },
    billing: { store, pokes, now: Date.now, ...payments },
    outbox,
    reminders: {
      send: createSendPush({ hosts: config.pushHosts, subject: pushSubject(origin) }),
      wait: waitUnlessAborted,
    },
    keepAssets:
      objects && existsSync(WEB_ROOT) ? () => keepSharedAssets(objects, WEB_ROOT) : undefined,
    logger,
    randomId,
  };
  const daily = startUpkeep(upkeep, leases, config, prometheus?.metrics ?? NO_METRICS);
  const drainMs = config.drainSeconds * 1_000;
  stopOnSignals({ server, streams, daily, backgroundTasks, store, line, logger, drainMs });
}

function exitUnlessListening(server: Server, port: number): void {
  server.on('error', (error) => {
    process.stderr.write(`The server could not listen on port ${port}: ${error.message}\n`);
    process.exit(1);
  });
}

/** A server without shared jobs runs those of its own machine alone (U5). */
function startUpkeep(
  upkeep: UpkeepDeps,
  leases: LeaseDeps,
  { sharedJobs }: Pick<Config, 'sharedJobs'>,
  metrics: Metrics,
): RunningJobs {
  const own = ownJobs(upkeep).map((job): OwnJob => countRuns(job, metrics));
  const counted = (jobs: readonly UpkeepJob[]) =>
    sharedJobs ? jobs.map((job): UpkeepJob => countRuns(job, metrics)) : [];
  const deps = {
    turns: createJobTurns(leases),
    startInterval: leases.startInterval,
    onError: (job: string, err: unknown) =>
      upkeep.logger.error({ job, err }, 'a job failed; it is tried again at the next look'),
  };
  const running = [
    keepJobsRun(
      { own, shared: counted(frequentJobs(upkeep)) },
      { ...deps, lookEveryMs: LOOK_MS.frequent },
    ),
    keepJobsRun(
      { own: [], shared: counted(minuteJobs(upkeep)) },
      { ...deps, lookEveryMs: LOOK_MS.minute },
    ),
    keepJobsRun(
      { own: [], shared: counted(dailyJobs(upkeep)) },
      { ...deps, lookEveryMs: LOOK_MS.daily },
    ),
  ];
  return { stop: async () => void (await Promise.all(running.map((jobs) => jobs.stop()))) };
}

function openTheStore(
  config: Config,
  logger: Logger,
  objects: ObjectStore | undefined,
  metrics: Metrics | undefined,
): Promise<Store> {
  const { dataDir, databaseUrl, masterKey, masterKeyFile: keyFile } = config;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const openers = existsSync(OPENER) ? Math.min(MOST_OPENERS, availableParallelism() - 1) : 0;
  const openMany = createOpenerThreads(OPENER, openers);
  const keys = createKeys(loadMasterKey({ masterKey, keyFile }), openMany);
  return openStore({
    dataDir,
    databaseUrl,
    keys,
    randomId,
    ...(metrics && { onCommit: metrics.committed }),
    onUnreadable: ({ accountId, recordId, cause }) =>
      logger.error({ accountId, recordId, err: cause }, 'a stored record can’t be read'),
    onLost: (error) => logger.warn({ err: error }, 'a connection to the database ended'),
    highWaterMark: objects
      ? createMarkObject(objects)
      : createMarkFile(join(dataDir, 'high-water-mark')),
    onHistory: (event) => logHistory(logger, event),
    onWalHeld: (waitedMs) =>
      logger.warn(
        { minutes: Math.round(waitedMs / 60_000) },
        'another program keeps the WAL, with the key of an erased person, from being emptied: restart it',
      ),
  });
}

function logHistory(logger: Logger, event: HistoryEvent): void {
  switch (event.kind) {
    case 'renewed':
      logger.warn(event, 'the database is not the one it was before, so it has a new name');
      break;
    case 'overtaken':
      logger.error(event, 'another database has taken the place of this one');
      break;
    default:
      logger.warn({ err: event.cause }, 'how far the database has come could not be noted');
  }
}

/**
 * The built app, once there is one; in development Vite serves it instead. Its files are in the bucket before this server
 * listens, so that the others can answer for it.
 */
async function findFiles(
  says: Pick<FrontDoor, 'origin' | 'salesAddress'>,
  objects: ObjectStore | undefined,
): Promise<StaticOptions | undefined> {
  if (!existsSync(WEB_ROOT)) return undefined;
  const frontDoor = { ...says, folder: LANDING_ROOT };
  const files = { webRoot: WEB_ROOT, keptAssetsRoot: KEPT_ASSETS_ROOT, frontDoor };
  if (!objects) return files;
  await publishAssets(objects, WEB_ROOT);
  const clock = { now: () => performance.now(), wait: setTimeout };
  return { ...files, shared: createSharedAssets(objects, clock) };
}

/** Whom a push service may ask about this server. It takes no http address. */
function pushSubject(origin: string): string {
  return origin.startsWith('https:') ? origin : 'mailto:push@localhost';
}

async function waitUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

function randomId(): string {
  return drawId().toString('base64url');
}
