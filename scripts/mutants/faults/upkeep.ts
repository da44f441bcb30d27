import type { Fault } from '../fault';

const RUN = 'sync-server/jobs/keep-jobs-run.ts';
const RUN_TESTS = ['sync-server/jobs/keep-jobs-run.test.ts'];
const CLAIMS = 'sync-server/services/upkeep/job-claims.ts';
const STORE_TESTS = ['sync-server/store/sqlite/sqlite.test.ts'];

/** Rules U1 to U7 of `sync-server/services/upkeep/SPEC.md`. */
export const UPKEEP_FAULTS: readonly Fault[] = [
  {
    rule: 'U1',
    says: 'every start does the day’s work again',
    file: CLAIMS,
    find: '(succeededAt === null || periodOf(succeededAt) !== periodOf(now))',
    replace: 'periodOf(succeededAt ?? 0) >= 0',
    tests: RUN_TESTS,
  },
  {
    rule: 'U1',
    says: 'a clock that was ahead stops a job for as long',
    file: CLAIMS,
    find: 'periodOf(succeededAt) !== periodOf(now)',
    replace: 'periodOf(succeededAt) < periodOf(now)',
    tests: RUN_TESTS,
  },
  {
    rule: 'U1',
    says: 'a restored database counts the jobs of before',
    file: 'sync-server/store/sql/renew-restored.ts',
    find: `DELETE FROM \${jobRuns}`,
    replace: `DELETE FROM \${jobRuns} WHERE 1 = 2`,
    tests: ['sync-server/store/sqlite/backup.test.ts'],
  },
  {
    rule: 'U2',
    says: 'a job that failed counts as done',
    file: RUN,
    find: 'let isDone = false;',
    replace: 'let isDone = true;',
    tests: RUN_TESTS,
  },
  {
    rule: 'U3',
    says: 'a job runs on every server that looks',
    file: CLAIMS,
    find: 'return !isRunning && ',
    replace: 'return ',
    tests: [...RUN_TESTS, ...STORE_TESTS],
  },
  {
    rule: 'U3',
    says: 'a server that was killed keeps its job for ever',
    file: CLAIMS,
    find: ' && now - startedAt < LEASE_MS',
    replace: '',
    tests: RUN_TESTS,
  },
  {
    rule: 'U4',
    says: 'a run that was cut short counts as done',
    file: RUN,
    find: 'isDone = !signal.aborted;',
    replace: 'isDone = true;',
    tests: RUN_TESTS,
  },
  {
    rule: 'U5',
    says: 'one server sweeps its outbox, and no other does',
    file: 'sync-server/services/upkeep/upkeep-jobs.ts',
    find: `      isOfThisServer: true,
`,
    replace: '',
    tests: ['sync-server/services/upkeep/upkeep-jobs.test.ts'],
  },
  {
    rule: 'U6',
    says: 'two servers warn one person',
    file: 'sync-server/services/retention/warnings.ts',
    find: ' || (await isBeingSent(tx, activity, now))',
    replace: '',
    tests: STORE_TESTS,
  },
  {
    rule: 'U6',
    says: 'a letter that could not be sent counts as a warning',
    file: 'sync-server/services/retention/keep-periods.ts',
    find: 'await dropWarning(store, warning);',
    replace: 'await noteWarningSent(store, warning, now());',
    tests: ['sync-server/services/retention/keep-periods.test.ts'],
  },
  {
    rule: 'U7',
    says: 'another server does not hear of an erased account',
    file: 'sync-server/store/sql/erase-account.ts',
    find: '  await noteErased(tx, { accountId, sessions: await listTokens(tx, accountId) });\n',
    replace: '',
    tests: [...STORE_TESTS, 'sync-server/several-servers.test.ts'],
  },
  {
    rule: 'U7',
    says: 'every request is looked up',
    file: 'sync-server/middleware/erased.ts',
    find: 'named === session?.accountId ? undefined : named',
    replace: 'named',
    tests: ['sync-server/routes/erased.test.ts'],
  },
  {
    rule: 'U7',
    says: 'a restored database does not know whose account is gone',
    file: 'sync-server/services/erasure/erase-account.ts',
    find: '  await noteInDatabase(store, ids, entries);\n',
    replace: '',
    tests: STORE_TESTS,
  },
  {
    rule: 'U7',
    says: 'a restored account is served until the next day',
    file: 'sync-server/services/erasure/erase-account.ts',
    find: '  for (const accountId of living) await removeEverything(deps, accountId);\n',
    replace: '',
    tests: STORE_TESTS,
  },
];
