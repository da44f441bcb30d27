import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A wait ends as soon as what it waits for is there; on a machine with much else to do that takes longer than a second. */
const waitsUpTo = (ms: number) => ({ expect: { poll: { timeout: ms } } });

const everywhere = {
  environment: 'node' as const,
  restoreMocks: true,
  setupFiles: ['shared/testing/undo-stubs.ts', 'shared/testing/note-local-time.ts'],
};

/** Has a list of record kinds with one more line: what a new kind has to bring (P50). */
const ONE_MORE_KIND = 'web/testing/note-kind/*.test.tsx';
const fixture = (name: string) =>
  fileURLToPath(new URL(`web/testing/note-kind/${name}`, import.meta.url));

/** The store on PostgreSQL, and how data comes there. */
const ON_POSTGRES_ALONE = [
  'sync-server/store/postgres/*.test.ts',
  'scripts/move-postgres.server.test.ts',
];
/** What project "server" runs on SQLite, and the engine matters most to. */
const ON_POSTGRES_TOO = [
  'sync-server/routes/{sync,records,prayer-circles,organizations,billing,auth}.test.ts',
  'sync-server/routes/{account-deletion,account-security,erased}.test.ts',
  'sync-server/several-servers{,-billing,-media}.test.ts',
];
/** They change a file of SQLite, open no connection, take long on any engine, or ask a model rather than the store. */
const NOT_ON_POSTGRES = 'sync-server/routes/{health,outgoing,full-account,companion}.test.ts';

/** The stores of a person, for somebody with an app lock. */
const SEALED_TOO = [
  'web/person/{replica,faults,sealed/sealed}.test.ts',
  'web/records/{records,migrations,import-rows,draft-form}.test.ts',
  'web/media/*.test.ts',
  'web/outbox/*.test.ts',
];

const onPostgres = {
  globalSetup: 'sync-server/testing/postgres-run.ts',
  setupFiles: [...everywhere.setupFiles, 'sync-server/testing/on-postgres.ts'],
  env: { TEST_STORE: 'postgres' },
  testTimeout: 30_000,
};

/** Several processes of the server on one PostgreSQL. */
const CLUSTER = 'sync-server/cluster/*.test.ts';

/** Two in three seconds went into starting each file anew. A mocked module would be mocked for the files after it, too. */
const together = { ...everywhere, isolate: false };

export default defineConfig({
  test: {
    silent: 'passed-only',
    // The same sources are read for one project after the other, in one time zone after the other.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          ...together,
          ...waitsUpTo(4_000),
          name: 'unit',
          // Zips and PDFs are made beside other work, too.
          testTimeout: 20_000,
          include: ['{shared,web,sw,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{sim,server}.test.{ts,tsx}', ONE_MORE_KIND],
        },
      },
      {
        test: {
          ...together,
          ...waitsUpTo(20_000),
          name: 'server',
          // Also what meets a real server elsewhere. They store in SQLite, which has to be compiled first.
          include: ['sync-server/**/*.test.ts', '{web,sw,scripts}/**/*.server.test.{ts,tsx}'],
          exclude: [...ON_POSTGRES_ALONE, CLUSTER],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...together,
          ...waitsUpTo(4_000),
          name: 'sealed',
          env: { SEALED_ROWS: 'yes' },
          include: SEALED_TOO,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...together,
          ...waitsUpTo(20_000),
          ...onPostgres,
          name: 'postgres',
          include: [...ON_POSTGRES_ALONE, ...ON_POSTGRES_TOO],
        },
      },
      {
        test: {
          ...together,
          ...waitsUpTo(20_000),
          ...onPostgres,
          name: 'postgres-more',
          include: ['sync-server/routes/*.test.ts'],
          exclude: [...ON_POSTGRES_TOO, NOT_ON_POSTGRES],
        },
      },
      {
        test: {
          ...together,
          ...waitsUpTo(20_000),
          name: 'cluster',
          globalSetup: 'sync-server/testing/cluster-run.ts',
          include: [CLUSTER],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: {
          alias: [
            { find: /^\.\/kinds$/, replacement: fixture('kinds.ts') },
            { find: /^\.\/kinds\/words$/, replacement: fixture('words.ts') },
          ],
        },
        test: {
          ...together,
          ...waitsUpTo(20_000),
          name: 'new-kind',
          include: [ONE_MORE_KIND],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'simulation',
          include: ['**/*.sim.test.ts'],
          exclude: ['node_modules/**', 'dist/**'],
          testTimeout: 600_000,
        },
      },
    ],
  },
});
