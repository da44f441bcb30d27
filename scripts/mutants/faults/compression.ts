import type { Fault } from '../fault';

const DEVICE_TESTS = ['web/sync/gzip-pushes.test.ts', 'web/sync/two-releases.server.test.ts'];
const SERVER_TESTS = ['sync-server/routes/compressed-sync.test.ts'];

/** Rules P60 and P61 of `shared/protocol/SPEC.md`, and rows A53 and A54 of TRUST.md. */
export const COMPRESSION_FAULTS: readonly Fault[] = [
  {
    rule: 'P60',
    says: 'a push is compressed before a server said that it reads that',
    file: 'web/sync/gzip-pushes.ts',
    find: 'let isPermitted = false;',
    replace: 'let isPermitted = true;',
    tests: DEVICE_TESTS,
  },
  {
    rule: 'P60',
    says: 'a server of the release before is taken for one that reads gzip',
    file: 'web/sync/gzip-pushes.ts',
    find: "isPermitted = !isRefused && response.headers.get('accept-encoding') === 'gzip';",
    replace: 'isPermitted = !isRefused;',
    tests: DEVICE_TESTS,
  },
  {
    rule: 'P60',
    says: 'a push that could not be read is not sent again',
    file: 'web/sync/gzip-pushes.ts',
    find: 'if (!compressed || !UNREADABLE.includes(response.status)) return response;',
    replace: 'return response;',
    tests: DEVICE_TESTS,
  },
  {
    rule: 'P60',
    says: 'a device compresses on where nothing can read that',
    file: 'web/sync/gzip-pushes.ts',
    find: '    isRefused = true;\n',
    replace: '',
    tests: DEVICE_TESTS,
  },
  {
    rule: 'P60',
    says: 'a push without an answer is compressed every time',
    file: 'web/sync/gzip-pushes.ts',
    find: 'isUnanswered = compressed !== undefined;',
    replace: 'isUnanswered = false;',
    tests: DEVICE_TESTS,
  },
  {
    rule: 'P60',
    says: 'the server does not say that it reads gzip',
    file: 'sync-server/routes/sync.ts',
    find: "  'accept-encoding': 'gzip',\n",
    replace: '',
    tests: [...SERVER_TESTS, 'sw/background-sync/sync-alone.server.test.ts'],
  },
  {
    rule: 'P60',
    says: 'the server refuses what it asked for',
    file: 'sync-server/middleware/size-limits.ts',
    find: "!(takesGzip && encoding === 'gzip')",
    replace: 'true',
    tests: SERVER_TESTS,
  },
  {
    rule: 'P61',
    says: 'an answer is compressed for a caller who can’t read that',
    file: 'sync-server/routes/sync.ts',
    find: 'WORTH_COMPRESSING_BYTES && readsGzip(c)',
    replace: 'WORTH_COMPRESSING_BYTES',
    tests: SERVER_TESTS,
  },
  {
    rule: 'P61',
    says: 'an answer says nothing of what it depends on',
    file: 'sync-server/routes/sync.ts',
    find: "  vary: 'accept-encoding',\n",
    replace: '',
    tests: SERVER_TESTS,
  },
  {
    rule: 'A53',
    says: 'nothing bounds what comes out of a push',
    file: 'sync-server/compression/gunzip.ts',
    find: '{ maxOutputLength, chunk',
    replace: '{ chunk',
    tests: SERVER_TESTS,
  },
  {
    rule: 'A53',
    says: 'a push decides by itself how much comes out of it',
    file: 'sync-server/compression/gunzip.ts',
    find: 'Math.min(claimed, maxBytes)',
    replace: 'claimed',
    tests: SERVER_TESTS,
  },
  {
    rule: 'A53',
    says: 'broken gzip is told to be too long, so that its device holds a record back',
    file: 'sync-server/compression/gunzip.ts',
    find: 'this.claimsTooMuch && isOverLimit(error)',
    replace: 'this.claimsTooMuch || isOverLimit(error)',
    tests: SERVER_TESTS,
  },
  {
    rule: 'A53',
    says: 'every call takes gzip',
    file: 'sync-server/middleware/size-limits.ts',
    find: '!(takesGzip && ',
    replace: '!(',
    tests: SERVER_TESTS,
  },
  {
    rule: 'A53',
    says: 'pushes are decompressed before their turn',
    file: 'sync-server/routes/sync.ts',
    find: `    return new GzipBody(Buffer.from(await c.req.arrayBuffer()), maxSyncBytes(c.req.path));
`,
    replace: `    const body = new GzipBody(Buffer.from(await c.req.arrayBuffer()), maxSyncBytes(c.req.path));
    const come = await body.text();
    return { bytes: body.bytes, text: async () => come };
`,
    tests: SERVER_TESTS,
  },
  {
    rule: 'A54',
    says: 'a compressed answer repeats what its request says',
    file: 'sync-server/routes/sync.ts',
    find: 'await compress(json, { level: LEVEL })',
    replace: 'await compress(json + c.req.url, { level: LEVEL })',
    tests: SERVER_TESTS,
  },
];
