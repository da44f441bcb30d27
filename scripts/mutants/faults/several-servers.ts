import type { Fault } from '../fault';

const POSTGRES_TESTS = ['sync-server/store/postgres/postgres.test.ts'];
const POKE_LINE_TESTS = ['sync-server/store/postgres/poke-line.test.ts'];

/** Rules P53 to P59 of `shared/protocol/SPEC.md`: several servers on one PostgreSQL. */
export const SEVERAL_SERVERS_FAULTS: readonly Fault[] = [
  {
    rule: 'P53',
    says: 'the epoch does not name the timeline',
    file: 'sync-server/store/sql/ledger.ts',
    find: 'const epoch = epochOn(tx, row.epoch);',
    replace: 'const { epoch } = row;',
    tests: ['sync-server/store/postgres/failover.test.ts'],
  },
  {
    rule: 'P54',
    says: 'a new epoch is entered by pulling and pushing everything, whatever the server has',
    file: 'web/sync/enter-epoch.ts',
    find: 'if (named === undefined || !(await mayBeSame(run, named))) return enterByPull(run);',
    replace: 'if (named !== null) return enterByPull(run);',
    tests: ['web/sync/sync-once.test.ts'],
  },
  {
    rule: 'P54',
    says: 'what the server lacks counts as acknowledged in a new epoch',
    file: 'web/person/stored-replica.ts',
    find: 'return mine.leaveOut.length === 0 && mine.digest === theirs.digest;',
    replace: 'return mine.leaveOut.length === 0;',
    tests: ['web/sync/sync-once.test.ts', 'web/person/replica.test.ts'],
  },
  {
    rule: 'P54',
    says: 'what waits is forgotten in the comparison of a new epoch',
    file: 'web/person/stored-replica.ts',
    find: 'return mine.leaveOut.length === 0 && mine.digest === theirs.digest;',
    replace: 'return mine.digest === theirs.digest;',
    tests: ['web/sync/sync-once.test.ts', 'web/person/replica.test.ts'],
  },
  {
    rule: 'P54',
    says: 'a server whose sequence went back is compared and not entered anew',
    file: 'web/sync/enter-epoch.ts',
    find: 'const isOther = epoch !== null && epoch !== named;',
    replace: 'const isOther = epoch !== null;',
    tests: ['web/sync/sync-once.test.ts'],
  },
  {
    rule: 'P54',
    says: 'recordings that a promoted standby lacks are not offered again',
    file: 'web/person/stored-replica.ts',
    find: '      await this.#database.requeueUploaded();',
    replace: '      if (!isSame) await this.#database.requeueUploaded();',
    tests: ['web/media/stored-media-replica.test.ts'],
  },
  {
    rule: 'P55',
    says: 'a standby is asked',
    file: 'sync-server/store/postgres/connect.ts',
    find: `  if (server.timeline === null)
    throw new Error('This database is a standby, which takes no writes.');
  return server.timeline;`,
    replace: "  return server.timeline ?? '00000001';",
    tests: ['sync-server/store/postgres/failover.test.ts'],
  },
  {
    rule: 'P55',
    says: 'a connection to a server that takes no writes is kept',
    file: 'sync-server/store/postgres/transactions.ts',
    find: '|25006|',
    replace: '|',
    tests: ['sync-server/store/postgres/failover.test.ts'],
  },
  {
    rule: 'P56',
    says: 'a copy that is behind the mark keeps its name',
    file: 'sync-server/store/postgres/place.ts',
    find: 'return later.timeline === from.timeline && !isBehind(later, from);',
    replace: 'return later.timeline === from.timeline;',
    tests: ['sync-server/store/postgres/failover.test.ts'],
  },
  {
    rule: 'P56',
    says: 'a second standby on the same timeline has the name of the first',
    file: 'sync-server/store/postgres/place.ts',
    find: 'return later.timeline === from.timeline && !isBehind(later, from);',
    replace: 'return !isBehind(later, from);',
    tests: ['sync-server/store/postgres/failover.test.ts'],
  },
  {
    rule: 'P56',
    says: 'a new connection of a running server is not compared with what it saw before',
    file: 'sync-server/store/postgres/open-postgres-store.ts',
    find: 'createPool(url, onLost, watch.prove)',
    replace: 'createPool(url, onLost)',
    tests: ['sync-server/store/postgres/failover.test.ts'],
  },
  {
    rule: 'P56',
    says: 'a server that starts compares its place with what another notes after it',
    file: 'sync-server/store/postgres/watch-history.ts',
    find: `      const noted = await readTheMark();
      const before = known;
      const place = await readPlace(client);
`,
    replace: `      const place = await readPlace(client);
      const noted = await readTheMark();
      const before = known;
`,
    tests: ['sync-server/store/postgres/failover.test.ts'],
  },
  {
    rule: 'P57',
    says: 'a server hears its own pokes a second time',
    file: 'sync-server/store/postgres/poke-line.ts',
    find: 'if (!read || read.from === serverId) return;',
    replace: 'if (!read) return;',
    tests: POKE_LINE_TESTS,
  },
  {
    rule: 'P57',
    says: 'a server whose connection was cut hears no poke any more',
    file: 'sync-server/store/postgres/keep-listening.ts',
    find: 'cancelNext = later(pauseMs, connect);',
    replace: '',
    tests: POKE_LINE_TESTS,
  },
  {
    rule: 'P57',
    says: 'a poke does not leave its server',
    file: 'sync-server/services/pokes.ts',
    find: '      line.send({ accountId, sequence, stirred });\n',
    replace: '',
    tests: POKE_LINE_TESTS,
  },
  {
    rule: 'P57',
    says: 'a notification is longer than PostgreSQL takes',
    file: 'sync-server/store/postgres/poke-payloads.ts',
    find: 'const MOST_BYTES = 7_900;',
    replace: 'const MOST_BYTES = 8_100;',
    tests: ['sync-server/store/postgres/poke-payloads.test.ts'],
  },
  {
    rule: 'P58',
    says: 'two servers read the sequence of a person before either has written',
    file: 'sync-server/store/postgres/group-push.ts',
    find: 'ORDER BY id FOR NO KEY UPDATE',
    replace: 'ORDER BY id',
    tests: POSTGRES_TESTS,
  },
  {
    rule: 'P58',
    says: 'pushes of one person in a group run side by side',
    file: 'sync-server/store/postgres/group-push.ts',
    find: 'last.get(task.accountId) ?? Promise.resolve()',
    replace: 'Promise.resolve()',
    tests: POSTGRES_TESTS,
  },
  {
    rule: 'P59',
    says: 'a commit that was answered with a rollback counts',
    file: 'sync-server/store/postgres/transactions.ts',
    find: "if (command !== 'COMMIT')",
    replace: "if (command === '')",
    tests: POSTGRES_TESTS,
  },
  {
    rule: 'P59',
    says: 'a connection that ended is told as a fault of the program',
    file: 'sync-server/store/postgres/transactions.ts',
    find: '(!(error instanceof DatabaseError)) return isConnectionLost(error);',
    replace: '(!(error instanceof DatabaseError)) return false;',
    tests: ['sync-server/store/postgres/black-hole.test.ts'],
  },
];
