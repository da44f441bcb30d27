/** Which way the imports may point (architecture boundaries). Each reason is the message of its rule. */
const not = (...paths) => ({ path: paths });
const tests = '\\.(test|sim\\.test|contract)\\.tsx?$|/testing/';

/** The modules of web/, each on those before it. What React binds stands in a module's `react/` and in `.tsx` files. */
const MODULES = ['live', 'platform', 'records', 'media', 'outbox', 'answers', 'person', 'sync'];
const react = '/react/|\\.tsx$';
const below = (name, at) => ({
  name: `${name}-is-below`,
  comment: `web/${name} knows nothing of web/{${MODULES.slice(at + 1).join(',')}}: they stand on it.`,
  severity: 'error',
  from: { path: `^web/${name}/`, pathNot: `${tests}|${react}` },
  to: { path: `^web/(${MODULES.slice(at + 1).join('|')})/` },
});

module.exports = {
  forbidden: [
    {
      name: 'shared-runs-anywhere',
      comment:
        'shared/ runs on the device, in the worker and on the server: nothing platform-bound in it.',
      severity: 'error',
      from: { path: '^shared/', pathNot: tests },
      to: {
        path: [
          '^(web|sw|sync-server|scripts|e2e|bench)/',
          'node_modules/(react|react-dom|rxdb|dexie|hono|@hono|better-sqlite3|drizzle-orm|@node-rs|pino|workbox-[a-z]+)/',
        ],
      },
    },
    {
      name: 'shared-without-node',
      comment: 'shared/ runs in a browser: no Node built-ins in it.',
      severity: 'error',
      from: { path: '^shared/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'client-and-server-meet-in-shared',
      comment:
        'web and sw know the server only through shared/ (types included), and the other way round.',
      severity: 'error',
      from: { path: '^(web|sw)/', pathNot: tests },
      to: { path: '^sync-server/' },
    },
    {
      name: 'server-knows-no-client',
      comment: 'The server knows its clients only through shared/ (types included).',
      severity: 'error',
      from: { path: '^sync-server/', pathNot: tests },
      to: { path: '^(web|sw)/' },
    },
    {
      name: 'features-stand-alone',
      comment:
        'A feature does not reach into another; what two of them need moves to ui, a module or shared.',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'features-through-the-local-store',
      comment:
        'A feature reads and writes the local store; the sync loop, RxDB and Dexie are behind it.',
      severity: 'error',
      from: { path: '^web/features/', pathNot: tests },
      to: {
        path: [
          '^web/sync/(?!react/)',
          '^web/records/storage/',
          '^web/app/',
          'node_modules/(rxdb|dexie)/',
        ],
      },
    },
    {
      name: 'ui-is-presentational',
      comment: 'The design system shows what it is given: no features, no data, no app.',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^web/(features|app|records|media|outbox|answers|person|sync)/' },
    },
    ...MODULES.slice(0, -1).map(below),
    {
      name: 'modules-run-anywhere',
      comment:
        'A module also runs in a worker: React stands in its react/ folder and in .tsx files.',
      severity: 'error',
      from: { path: `^web/(${MODULES.join('|')})/`, pathNot: `${tests}|${react}` },
      to: { path: ['node_modules/(react|react-dom|react-router-dom)/', `^web/[^/]+(${react})`] },
    },
    {
      name: 'modules-know-no-screens',
      comment: 'What several screens share knows none of them.',
      severity: 'error',
      from: {
        path: '^web/',
        pathNot: `${tests}|^web/(app|features|gallery|old-browser)/|^web/[^/]+$`,
      },
      to: { path: '^web/(app|features|gallery)/' },
    },
    {
      name: 'services-know-no-http',
      comment: "The server's rules are plain functions: no Hono in services.",
      severity: 'error',
      from: { path: '^sync-server/services/' },
      to: { path: 'node_modules/(hono|@hono)/' },
    },
    {
      name: 'database-behind-the-store',
      comment: 'Only the store speaks to the database.',
      severity: 'error',
      from: { path: '^sync-server/', pathNot: '^sync-server/store/' },
      to: { path: 'node_modules/(drizzle-orm|better-sqlite3)/' },
    },
    {
      name: 'driver-in-its-folder',
      comment: 'The store is written for any SQL database; an engine is known to its driver alone.',
      severity: 'error',
      from: { path: '^sync-server/store/', pathNot: ['^sync-server/store/sqlite/', tests] },
      to: { path: 'node_modules/better-sqlite3/' },
    },
    {
      name: 'postgres-in-its-folder',
      comment: 'PostgreSQL is known to its driver alone.',
      severity: 'error',
      from: {
        path: '^sync-server/',
        pathNot: ['^sync-server/(store/postgres|testing)/', tests],
      },
      to: { path: 'node_modules/pg/' },
    },
    {
      name: 'bucket-behind-its-port',
      comment:
        'What lies in a bucket is asked of the port; the API of S3 is known to its adapter alone.',
      severity: 'error',
      from: { path: '^sync-server/', pathNot: '^sync-server/objects/' },
      to: { path: 'node_modules/aws4fetch/' },
    },
    {
      name: 'store-below-services',
      comment: 'Services decide over the store; the store knows none of them.',
      severity: 'error',
      from: { path: '^sync-server/store/', pathNot: tests },
      to: { path: '^sync-server/(services|routes|middleware)/' },
    },
    {
      name: 'sealing-stands-alone',
      comment: 'Sealing lies below services and beside the store: it knows of neither.',
      severity: 'error',
      from: { path: '^sync-server/(sealing|names|disk)/', pathNot: tests },
      to: { path: '^sync-server/', pathNot: '^sync-server/(sealing|names|disk)/' },
    },
    {
      name: 'payments-behind-their-port',
      comment: 'Only the adapter speaks to the payment provider.',
      severity: 'error',
      from: { path: '^sync-server/', pathNot: '^sync-server/(billing|testing)/' },
      to: { path: 'node_modules/stripe/' },
    },
    {
      name: 'config-knows-no-room',
      comment: 'Every room of the server takes its settings from the configuration.',
      severity: 'error',
      from: { path: '^sync-server/config[a-z-]*\\.ts$', pathNot: tests },
      to: { path: '^sync-server/', pathNot: '^sync-server/config[a-z-]*\\.ts$' },
    },
    {
      name: 'ground-rooms-know-no-other',
      comment: 'Errors and jobs are what every room of the server stands on.',
      severity: 'error',
      from: { path: '^sync-server/(errors|jobs)/', pathNot: tests },
      to: { path: '^sync-server/', pathNot: '^sync-server/(errors/|jobs/|logger\\.ts$)' },
    },
    {
      name: 'adapters-know-no-service',
      comment: 'Services call what sends, charges, asks and stores files; not the other way round.',
      severity: 'error',
      from: { path: '^sync-server/(billing|companion|mail|media|objects)/', pathNot: tests },
      to: { path: '^sync-server/(services|middleware|routes|static)/' },
    },
    {
      name: 'middleware-knows-no-answer',
      comment: 'Routes and pages use the middleware; it knows neither of them.',
      severity: 'error',
      from: { path: '^sync-server/middleware/', pathNot: tests },
      to: { path: '^sync-server/(routes|static)/' },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle has no first file to read.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-barrels',
      comment: 'Import from the file that says it, not from an index.',
      severity: 'error',
      from: {},
      to: { path: '^(web|sw|sync-server|shared)/.*/index\\.tsx?$' },
    },
    {
      name: 'no-unresolved',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(raw|url)$' },
    },
  ],
  options: {
    doNotFollow: not('node_modules'),
    exclude: not('^(dist|data|bench/peers)/'),
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
