import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';
import { leaveOut } from './leave-out';
import { modernDexie } from './modern-packages';
import { ADVERTISER, withoutAdvertisement } from './quiet-rxdb';

/** What a file of a package is built without. */
export interface LeanFile {
  /** Below `node_modules`. */
  readonly file: string;
  /** Functions that nothing calls, by the names that `functionsOf` gives them. What only they use goes with them. */
  readonly leftOut?: readonly string[];
  /** Texts that are in the file once, and what stands there instead. */
  readonly replaced?: readonly (readonly [text: string, instead: string])[];
}

/** Tells documents apart by the few operators that the app's queries have. */
const OWN_QUERY = resolve('web/records/storage/range-query.ts');

/**
 * RxDB writes documents through `changeInOneTransaction`, reads them by one range of an index (`readRange`), and gives them to
 * screens as plain data. So its own ways to write, to ask for more and to follow a document are left out. Whatever runs where
 * something fails stays.
 */
const RXDB: readonly LeanFile[] = [
  {
    file: 'rxdb/dist/esm/rx-collection.js',
    leftOut: [
      'insert',
      'insertIfNotExists',
      'bulkInsert',
      'bulkRemove',
      'bulkUpsert',
      'upsert',
      'incrementalUpsert',
      'findByIds',
      'addHook',
      '_runHooks',
      'remove',
      'get insert$',
      'get update$',
      'get remove$',
      'promiseWait',
    ].map((name) => `RxCollectionBase.${name}`),
  },
  {
    file: 'rxdb/dist/esm/rx-document.js',
    leftOut: [
      ...[
        'get deleted$',
        'get deleted$$',
        'getLatest',
        'get $',
        'get $$',
        'get$',
        'get$$',
        'populate',
        'modify',
        'incrementalModify',
        'patch',
        'incrementalPatch',
        '_saveData',
        'remove',
        'incrementalRemove',
        'toJSON',
        'toMutableJSON',
      ].map((name) => `basePrototype.${name}`),
      'beforeDocumentUpdateWrite',
      'getDocumentProperty',
    ],
  },
  {
    file: 'rxdb/dist/esm/rx-query.js',
    leftOut: ['get $$', 'exec', 'remove'].map((name) => `RxQueryBase.${name}`),
    replaced: [
      ['changeEventBulks$.pipe(auditTime(liveQueryUpdateThrottleTime))', 'leftOut("auditTime")'],
    ],
  },
  {
    file: 'rxdb/dist/esm/rx-query-helper.js',
    leftOut: ['runQueryUpdateFunction', 'shouldNormalizeElemMatchSelector'],
    replaced: [
      ["'mingo/util'", JSON.stringify(OWN_QUERY)],
      ['"./rx-query-mingo.js"', JSON.stringify(OWN_QUERY)],
      // Nothing is sorted by a field of a field.
      ['objectPathMonad(key)', '(document) => document[key]'],
    ],
  },
  { file: 'rxdb/dist/esm/query-planner.js', leftOut: ['getInQueryRangeOpts'] },
  {
    file: 'rxdb/dist/esm/rx-database.js',
    leftOut: ['getReactivityFactory', 'removeCollectionDoc', 'remove'].map(
      (name) => `RxDatabaseBase.${name}`,
    ),
  },
  {
    file: 'rxdb/dist/esm/rx-schema.js',
    leftOut: ['get defaultValues', 'getJsonSchemaWithoutMeta', 'validateChange'].map(
      (name) => `RxSchema.${name}`,
    ),
  },
  {
    file: 'rxdb/dist/esm/incremental-write.js',
    leftOut: ['IncrementalWriteQueue.addWrite', 'IncrementalWriteQueue.triggerRun'],
  },
  {
    file: 'rxdb/dist/esm/doc-cache.js',
    leftOut: ['getCachedRxDocumentSingle'],
  },
  {
    file: 'rxdb/dist/esm/rx-storage-helper.js',
    leftOut: ['attachmentWriteDataToNormalData'],
    replaced: [
      [
        'var hasAttachments = !!storageInstance.schema.attachments;',
        'const hasAttachments = false;',
      ],
    ],
  },
  {
    file: 'rxdb/dist/esm/plugins/storage-dexie/rx-storage-instance-dexie.js',
    leftOut: ['query', 'cleanup', 'getAttachmentData', 'remove'].map(
      (name) => `RxStorageInstanceDexie.${name}`,
    ),
  },
  { file: 'rxdb/dist/esm/plugins/storage-dexie/dexie-query.js', leftOut: ['dexieQuery'] },
  {
    file: 'rxdb/dist/esm/plugins/storage-dexie/dexie-helper.js',
    // No index is of a field of a field.
    replaced: [
      ['setProperty(d, useIndex, newVal);', 'd[useIndex] = newVal;'],
      ['setProperty(d, idx, newVal);', 'd[idx] = newVal;'],
    ],
  },
  {
    file: 'rxdb/dist/esm/plugins/utils/utils-object-dot-prop.js',
    leftOut: ['getPathSegments', 'isStringIndex'],
  },
  {
    file: 'rxdb/dist/esm/replication-protocol/default-conflict-handler.js',
    leftOut: ['defaultConflictHandler.isEqual'],
  },
];

/** Every browser that the app is built for has a `BroadcastChannel` of its own, so that none of the ways around it is taken. */
const CHANNELS: readonly LeanFile[] = [
  {
    file: 'broadcast-channel/dist/esbrowser/methods/indexed-db.js',
    leftOut: ['getIdb', 'create', 'close', 'onMessage', 'postMessage'],
  },
  {
    file: 'broadcast-channel/dist/esbrowser/methods/localstorage.js',
    leftOut: ['create', 'close', 'onMessage', 'postMessage', 'canBeUsed', 'averageResponseTime'],
  },
  {
    file: 'broadcast-channel/dist/esbrowser/methods/simulate.js',
    leftOut: ['create', 'close', 'onMessage', 'postMessage', 'averageResponseTime'],
  },
];

/** What RxDB makes Observables of is no stream, and never comes with a scheduler. */
const RXJS: readonly LeanFile[] = [
  {
    file: 'rxjs/dist/esm/internal/observable/innerFrom.js',
    leftOut: ['fromAsyncIterable', 'fromReadableStreamLike', 'process'],
  },
  {
    file: 'rxjs/dist/esm/internal/util/isReadableStreamLike.js',
    leftOut: ['readableStreamLikeToAsyncGenerator'],
  },
  { file: 'rxjs/dist/esm/internal/scheduled/scheduled.js', leftOut: ['scheduled'] },
  {
    file: 'rxjs/dist/esm/internal/Observable.js',
    leftOut: ['Observable.forEach', 'Observable.toPromise'],
  },
];

/**
 * No table has hooks, or classes for its rows; no query looks past the case of letters, or for several ranges at once. A row is
 * changed by reading and putting it, in one transaction.
 */
const DEXIE: LeanFile = {
  file: 'dexie/dist/modern/dexie.mjs',
  leftOut: [
    'hookCreatingChain',
    'hookDeletingChain',
    'hookUpdatingChain',
    'promisableChain',
    'timeout',
    'getDbNamesTable',
    'getObjectDiff',
    'PropModification.execute',
    'addIgnoreCaseAlgorithm',
    'iter.union',
    ...['mapToClass', 'defineClass', 'upsert', 'update', 'clear', 'bulkAdd', 'bulkUpdate'].map(
      (name) => `Table.${name}`,
    ),
    ...[
      'modify',
      'offset',
      'until',
      'eachKey',
      'keys',
      'distinct',
      'or',
      'desc',
      'raw',
      'eachUniqueKey',
      'uniqueKeys',
      'firstKey',
      'lastKey',
      'sortBy',
    ].map((name) => `Collection.${name}`),
    ...[
      'aboveOrEqual',
      'below',
      'belowOrEqual',
      'startsWithIgnoreCase',
      'equalsIgnoreCase',
      'anyOf',
      'anyOfIgnoreCase',
      'startsWithAnyOfIgnoreCase',
      'notEqual',
      'noneOf',
      'inAnyRange',
      'startsWithAnyOf',
    ].map((name) => `WhereClause.${name}`),
    'Transaction.waitFor',
    'waitFor',
    'Version.upgrade',
    'spawn',
    'async',
    'awaitIterator',
    'Dexie$1.Dexie.delete',
    'collectTableSubscribers',
  ],
  // `dexieOptions` has no results kept beside what is on the disk.
  replaced: [
    ['this.use(cacheMiddleware);', ''],
    ['this.use(cacheExistingValuesMiddleware);', ''],
    ['this.use(hooksMiddleware);', ''],
  ],
};

/** Whatever is checked is at hand. */
const ZOD: readonly LeanFile[] = [{ file: 'zod/v4/core/schemas.js', leftOut: ['standardProps'] }];

export const LEAN_FILES: readonly LeanFile[] = [...RXDB, ...CHANNELS, ...RXJS, DEXIE, ...ZOD];

/** The text of a file of a package without what the app never calls. Throws where a new version of the package is not as expected. */
export function lean(id: string, code: string): string | undefined {
  const found = LEAN_FILES.find(({ file }) => id.endsWith(`/node_modules/${file}`));
  if (!found) return undefined;
  const { file, leftOut = [], replaced = [] } = found;
  try {
    return leaveOut(replaced.reduce(replaceOnce, code), leftOut);
  } catch (error) {
    throw new Error(`${file} can’t be made lean: ${String(error)}`);
  }
}

function replaceOnce(code: string, [text, instead]: readonly [string, string]): string {
  const parts = code.split(text);
  if (parts.length !== 2)
    throw new Error(`“${text}” is there ${parts.length - 1} times, not once.`);
  return parts.join(instead);
}

/** For the app: RxDB and what it brings, without what the app never calls. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/ },
      handler: (code, id) => {
        const text = lean(id, code);
        return text === undefined ? null : { code: text, map: null };
      },
    },
  };
}

/** The same for what esbuild builds, and what `quietRxdb` and `modernPackages` do besides. */
export function packagesAsInApp(): EsbuildPlugin {
  return {
    name: 'packages-as-in-app',
    setup(build) {
      build.initialOptions.conditions = ['es2015', ...(build.initialOptions.conditions ?? [])];
      build.onResolve({ filter: /^dexie$/ }, () => ({ path: modernDexie() }));
      build.onLoad({ filter: /\/node_modules\/.*\.m?js$/ }, async ({ path }) => {
        const file = LEAN_FILES.some((one) => path.endsWith(`/node_modules/${one.file}`));
        if (!file) return undefined;
        const code = await readFile(path, 'utf8');
        return {
          contents: lean(path, ADVERTISER.test(path) ? withoutAdvertisement(code) : code) ?? code,
        };
      });
    },
  };
}
