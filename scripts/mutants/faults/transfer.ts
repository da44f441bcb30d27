import type { Fault } from '../fault';

/** Rules P17 to P30 of `shared/protocol/SPEC.md`: push, pull, stream and limits. */
export const TRANSFER_FAULTS: readonly Fault[] = [
  {
    rule: 'P17',
    says: 'an answer that names another version counts as accepted',
    file: 'web/sync/push-answers.ts',
    find: 'return state && isSame(state.version, version) ? state : undefined;',
    replace: 'return state;',
    tests: ['web/sync/sync-once.test.ts'],
  },
  {
    rule: 'P17',
    says: 'pages of a push have no bound',
    file: 'web/sync/split-pages.ts',
    find: 'const full = page.length >= LIMITS.pushRows || bytes + size > LIMITS.pushBytes;',
    replace: 'const full = page.length >= LIMITS.pushRows;',
    tests: ['web/sync/split-pages.test.ts'],
  },
  {
    rule: 'P18',
    says: 'an older state goes over a newer one on the server',
    file: 'sync-server/store/push/decide-push.ts',
    find: "if (stored && order !== 'dominates') return this.tell(row, stored);",
    replace: "if (stored && order === 'concurrent') return this.tell(row, stored);",
    tests: ['sync-server/store/sqlite/sqlite.test.ts'],
  },
  {
    rule: 'P18',
    says: 'a retry is written again',
    file: 'sync-server/store/push/decide-push.ts',
    find: "if (stored && order === 'equal') return this.repeat(row, stored);",
    replace: "if (stored && order === 'equal') return this.write(row, stored);",
    tests: ['sync-server/store/sqlite/sqlite.test.ts'],
  },
  {
    rule: 'P19',
    says: 'a row that says nothing readable is passed over in silence',
    file: 'sync-server/services/sync/read-rows.ts',
    find: 'rejected: read.flatMap(({ row, state }) => (state ? [] : rejection(row))),',
    replace: 'rejected: [],',
    tests: ['sync-server/routes/sync.test.ts'],
  },
  {
    rule: 'P20',
    says: 'the writers beside one whom the database failed are answered as accepted',
    file: 'sync-server/store/sqlite/group-commit.ts',
    find: `    if (endsTransaction(error)) throw error;
`,
    replace: '',
    tests: ['sync-server/store/sqlite/group-commit.test.ts'],
  },
  {
    rule: 'P20',
    says: 'a failure of the database counts as one of a row',
    file: 'sync-server/store/sqlite/group-commit.ts',
    find: '      if (endsTransaction(error)) throw error;',
    replace: '',
    tests: ['sync-server/store/sqlite/sqlite.test.ts'],
  },
  {
    rule: 'P20',
    says: 'a commit is acknowledged that a power cut undoes',
    file: 'sync-server/store/sqlite/open-database.ts',
    find: `db.pragma('synchronous = FULL');
  if (db.pragma('synchronous', { simple: true }) !== SYNCHRONOUS_FULL) {`,
    replace: `db.pragma('synchronous = NORMAL');
  if (db.pragma('synchronous', { simple: true }) === SYNCHRONOUS_FULL) {`,
    tests: ['sync-server/store/sqlite/sqlite.test.ts'],
  },
  {
    rule: 'P21',
    says: 'a record that has moved on since it was sent counts as acknowledged',
    file: 'web/records/merge-rows.ts',
    find: "const { record, changed } = mergeIn(mine, row, { deviceId: '', dot: NO_DOT });",
    replace:
      'const { record, changed } = { record: { ...mine, sync: SYNC.acknowledged }, changed: true };',
    tests: ['web/person/replica.test.ts', 'web/sync/sync-once.test.ts'],
  },
  {
    rule: 'P22',
    says: 'a record that has moved on since is held for what was refused before',
    file: 'web/records/merge-rows.ts',
    find: "mine?.sync === SYNC.pending && compareVersions(mine.version, row.version) === 'equal';",
    replace: 'mine?.sync === SYNC.pending;',
    tests: ['web/person/replica.test.ts'],
  },
  {
    rule: 'P23',
    says: 'held records stay held whatever the plan permits',
    file: 'web/person/stored-replica.ts',
    find: "if (plan === 'free') return;",
    replace: 'return;',
    tests: ['web/person/replica.test.ts', 'web/sync/sync-once.test.ts'],
  },
  {
    rule: 'P23',
    says: 'all held entries are freed where there is room for one',
    file: 'web/person/stored-replica.ts',
    find: `      if (isFree) entries += 1;
`,
    replace: '',
    tests: ['web/person/replica.test.ts'],
  },
  {
    rule: 'P24',
    says: 'the state of a conflict is not merged in',
    file: 'web/sync/push-answers.ts',
    find: '(conflicts.length === 0 || (await replica.mergeIn(epoch, conflicts)))',
    replace: 'true',
    tests: ['web/sync/sync-once.test.ts'],
  },
  {
    rule: 'P80',
    says: 'answers wait until all is sent, however long that takes',
    file: 'web/sync/push-answers.ts',
    find: 'if (this.#run.session.now() - this.#storedAt >= STORED_EVERY_MS) void this.storeAll();',
    replace: '',
    tests: ['web/sync/push-answers.test.ts'],
  },
  {
    rule: 'P80',
    says: 'what waits is read from the beginning while answers are not stored',
    file: 'web/person/stored-replica.ts',
    find: '...(from && { changedAt: { $gte: changedAtOf(from) } })',
    replace: '',
    tests: ['web/person/replica.test.ts'],
  },
  {
    rule: 'P81',
    says: 'what is here already counts as added',
    file: 'web/records/storage/change-documents.ts',
    find: 'return decided.filter((_, at) => !(at in failures));',
    replace: 'return decided;',
    tests: ['web/person/replica.test.ts'],
  },
  {
    rule: 'P82',
    says: 'nothing is read until the database of the device is open',
    file: 'web/person/open-person-store.ts',
    find: 'await Promise.all([opening, database.open()])',
    replace: 'await Promise.all([opening, database.open(), device.ready()])',
    tests: ['web/person/open-person-store.test.ts'],
  },
  {
    rule: 'P25',
    says: 'a page of a pull has no bound in bytes',
    file: 'sync-server/store/sql/records.ts',
    find: '    return bytes > maxBytes;',
    replace: '    return false;',
    tests: ['sync-server/store/sqlite/sqlite.test.ts'],
  },
  {
    rule: 'P25',
    says: 'a row at the border of a page is passed over',
    file: 'sync-server/store/sql/records.ts',
    find: 'checkpoint: rows.at(-1)?.sequence ?? since,',
    replace: 'checkpoint: (rows.at(-1)?.sequence ?? since) + 1,',
    tests: ['sync-server/store/sqlite/sqlite.test.ts'],
  },
  {
    rule: 'P26',
    says: 'the picture counts as complete after the first page',
    file: 'web/person/stored-replica.ts',
    find: 'initialPullDone: state.initialPullDone || reachedEnd,',
    replace: 'initialPullDone: true,',
    tests: ['web/sync/sync-once.test.ts'],
  },
  {
    rule: 'P27',
    says: 'a device without its stream asks no more',
    file: 'web/sync/poke-stream.ts',
    find: `      if (!endPolling) poll();
`,
    replace: '',
    tests: ['web/sync/poke-stream.test.ts'],
  },
  {
    rule: 'P27',
    says: 'a stream does not poke when it opens',
    file: 'sync-server/routes/stream-pokes.ts',
    find: 'private owesPoke = true;',
    replace: 'private owesPoke = false;',
    tests: ['sync-server/routes/sync.test.ts'],
  },
  {
    rule: 'P28',
    says: 'an edit of a live entry counts as a new one',
    file: 'sync-server/store/push/decide-push.ts',
    find: 'isLiveEntry(row.kind, row.deleted) && !isStoredEntry(stored)',
    replace: 'isLiveEntry(row.kind, row.deleted)',
    tests: ['sync-server/store/sqlite/sqlite.test.ts'],
  },
  {
    rule: 'P29',
    says: 'a record of any length is taken',
    file: 'sync-server/services/sync/read-rows.ts',
    find: `  if (Buffer.byteLength(JSON.stringify(state)) > LIMITS.recordBytes) return 'RECORD_TOO_LARGE';
`,
    replace: '',
    tests: ['sync-server/routes/sync.test.ts'],
  },
  {
    rule: 'P29',
    says: 'all of a request that is too large is held back',
    file: 'web/sync/push.ts',
    find: 'else if (sent.length > 1) waiting.unshift(...halve(sent));',
    replace: 'else if (sent.length > 1_000) waiting.unshift(...halve(sent));',
    tests: ['web/sync/sync-once.test.ts'],
  },
  {
    rule: 'P30',
    says: 'kept versions stay in their record without an end',
    file: 'shared/domain/merge/spill.ts',
    find: 'return bytes > LIMITS.keptVersionsBytes;',
    replace: 'return false;',
    tests: ['shared/domain/merge/spill.test.ts', 'web/sync/sync-once.test.ts'],
  },
  {
    rule: 'P30',
    says: 'a kill in between loses kept versions that were taken out before they were stored elsewhere',
    file: 'web/person/preparation.ts',
    find: `    for (const kept of spilled) {
      await this.#changeWithDot(spillIdFor(record, kept), (page, dot) =>
        spillInto(page, record, kept, dot, moment),
      );
    }
    await this.#changeWithDot(record.id, (current, dot) => withoutSpilled(current, spilled, dot));`,
    replace: `    await this.#changeWithDot(record.id, (current, dot) => withoutSpilled(current, spilled, dot));
    for (const kept of spilled) {
      await this.#changeWithDot(spillIdFor(record, kept), (page, dot) =>
        spillInto(page, record, kept, dot, moment),
      );
    }`,
    tests: ['web/person/faults.test.ts'],
  },
];
