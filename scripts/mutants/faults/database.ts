import type { Fault } from '../fault';

const SOURCE = 'sync-server/store/sqlite/table-source.ts';
const TARGET = 'sync-server/store/postgres/move/move-target.ts';
const MOVE = 'sync-server/store/postgres/move/move-data.ts';
const MOVE_TESTS = ['sync-server/store/postgres/move.test.ts'];
const COMMAND_TESTS = ['scripts/move-postgres.server.test.ts'];

const PLAN = 'sync-server/store/sql/plan-migration.ts';
const ON_SQLITE = ['sync-server/store/sqlite/migrate.test.ts'];
const MIGRATE = 'sync-server/store/postgres/migrate.ts';
const ON_POSTGRES = ['sync-server/store/postgres/migrate.test.ts'];
const ROTATE = 'sync-server/store/postgres/rotate-postgres.ts';
const ROTATE_TESTS = ['sync-server/store/postgres/rotate.test.ts'];

/** Rules of `sync-server/store/SPEC.md`. */
export const DATABASE_FAULTS: readonly Fault[] = [
  {
    rule: 'D1',
    says: 'a table is left behind',
    file: SOURCE,
    find: "AND name <> 'meta' ORDER",
    replace: "AND name NOT IN ('meta', 'feedback') ORDER",
    tests: MOVE_TESTS,
  },
  {
    rule: 'D1',
    says: 'a value that is another one there is not noticed',
    file: MOVE,
    find: 'return expected === found;',
    replace: 'return true;',
    tests: MOVE_TESTS,
  },
  {
    rule: 'D2',
    says: 'the database keeps the name it had on SQLite',
    file: MOVE,
    find: '{ ...source.identity, epoch: begun.epoch }',
    replace: 'source.identity',
    tests: MOVE_TESTS,
  },
  {
    rule: 'D2',
    says: 'the database gives numbers that are taken',
    file: TARGET,
    find: '+ 1, false) FROM',
    replace: '* 0 + 1, false) FROM',
    tests: MOVE_TESTS,
  },
  {
    rule: 'D3',
    says: 'a move that is run again begins anew',
    file: TARGET,
    find: 'return rows[0] && readKey(rows[0].key);',
    replace: 'return undefined;',
    tests: [...MOVE_TESTS, ...COMMAND_TESTS],
  },
  {
    rule: 'D3',
    says: 'a server serves what is half there',
    file: TARGET,
    find: '    await makeTables(client);\n',
    replace:
      '    await makeTables(client);\n    await insertIdentity(client, { epoch, keyCheck: new Uint8Array() });\n',
    tests: [...MOVE_TESTS, ...COMMAND_TESTS],
  },
  {
    rule: 'D4',
    says: 'a server starts on data that was moved',
    file: 'sync-server/store/open-store.ts',
    find: '  refuseMoved(dataDir);\n  return openSqliteStore',
    replace: '  return openSqliteStore',
    tests: COMMAND_TESTS,
  },
  {
    rule: 'D5',
    says: 'data is moved into a database that holds other things',
    file: TARGET,
    find: ' || (await hasTables(client))',
    replace: '',
    tests: MOVE_TESTS,
  },
  {
    rule: 'D5',
    says: 'data of an earlier version is moved',
    file: SOURCE,
    find: 'if (state.version === MIGRATIONS.length) {',
    replace: 'if (state.version > 0) {',
    tests: MOVE_TESTS,
  },
  {
    rule: 'D6',
    says: 'everybody has to sign in again',
    file: SOURCE,
    find: "AND name <> 'meta' ORDER",
    replace: "AND name NOT IN ('meta', 'sessions') ORDER",
    tests: COMMAND_TESTS,
  },
  {
    rule: 'D7',
    says: 'recordings stay where no server looks',
    file: 'scripts/lib/move-postgres.ts',
    find: 'media ?? from',
    replace: 'from',
    tests: COMMAND_TESTS,
  },
  {
    rule: 'D8',
    says: 'an older program is refused that the database would work with',
    file: PLAN,
    find: 'version > known && worksFrom > known',
    replace: 'version > known',
    tests: [...ON_SQLITE, ...ON_POSTGRES],
  },
  {
    rule: 'D8',
    says: 'a program serves a database that it does not know',
    file: PLAN,
    find: 'Math.max(state.worksFrom, oldest)',
    replace: 'state.worksFrom',
    tests: [...ON_SQLITE, ...ON_POSTGRES],
  },
  {
    rule: 'D9',
    says: 'what the program before needs is taken away with the first start',
    file: PLAN,
    find: 'contractions(found, migrations, found.worksFrom)',
    replace: 'contractions(found, migrations, found.version)',
    tests: [...ON_SQLITE, ...ON_POSTGRES],
  },
  {
    rule: 'D9',
    says: 'the command lets programs in from which it took what they need',
    file: PLAN,
    find: '{ ...step.after, worksFrom: step.after.version }',
    replace: 'step.after',
    tests: ON_SQLITE,
  },
  {
    rule: 'D10',
    says: 'everybody waits behind a migration that waits',
    file: MIGRATE,
    find: "SET lock_timeout = '500ms'",
    replace: "SET lock_timeout = '1min'",
    tests: ON_POSTGRES,
  },
  {
    rule: 'D11',
    says: 'what an index that was cut short left is taken for the index',
    file: MIGRATE,
    find: 'if (rows[0]?.isValid) return;',
    replace: 'if (rows[0]) return;',
    tests: ON_POSTGRES,
  },
  {
    rule: 'D11',
    says: 'several servers migrate at once',
    file: MIGRATE,
    find: 'if (rows[0].isMine) return;',
    replace: 'return;',
    tests: ON_POSTGRES,
  },
  {
    rule: 'D12',
    says: 'the keys of some people stay as they were',
    file: ROTATE,
    find: "for (let after = ''; ; ) {",
    replace: "for (let after = 'b'; ; ) {",
    tests: ROTATE_TESTS,
  },
  {
    rule: 'D12',
    says: 'a change that was cut short has changed a part',
    file: ROTATE,
    find: "inTransaction(client, 'BEGIN', () => work(client))",
    replace: 'work(client)',
    tests: ROTATE_TESTS,
  },
  {
    rule: 'D12',
    says: 'the key is changed under servers that run',
    file: ROTATE,
    find: 'if (rows.length > 0) {',
    replace: 'if (rows.length > 99) {',
    tests: ROTATE_TESTS,
  },
  {
    rule: 'D13',
    says: 'a server that missed a change seals for a key that is destroyed',
    file: 'sync-server/store/sql/ledger.ts',
    find: '  await readDatabaseKey(tx, keys);\n  return Buffer',
    replace: '  return Buffer',
    tests: ROTATE_TESTS,
  },
];
