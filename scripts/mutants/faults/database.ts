import type { Fault } from '../fault';

const SOURCE = 'sync-server/store/sqlite/table-source.ts';
const TARGET = 'sync-server/store/postgres/move/move-target.ts';
const MOVE = 'sync-server/store/postgres/move/move-data.ts';
const MOVE_TESTS = ['sync-server/store/postgres/move.test.ts'];
const COMMAND_TESTS = ['scripts/move-postgres.server.test.ts'];

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
    find: '  refuseMoved(dataDir);\n',
    replace: '',
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
    find: 'if (version === MIGRATIONS.length) return;',
    replace: 'return;',
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
];
