import type { Fault } from '../fault';

/** Rules V1 to V11 of `shared/protocol/SPEC.md`. */
export const VOICE_FAULTS: readonly Fault[] = [
  {
    rule: 'V1',
    says: 'a record names a recording that was not kept',
    file: 'web/live/saving-voice.ts',
    find: `      if (id !== undefined) await media.keep(id);
`,
    replace: '',
    tests: ['web/live/saving-voice.test.ts'],
  },
  {
    rule: 'V2',
    says: 'chunks are written in another order than they were spoken',
    file: 'web/local/media/chunk-writer.ts',
    find: 'const done = this.#turn.then(work);',
    replace: 'const done = work();',
    tests: ['web/local/media/stored-media.test.ts'],
  },
  {
    rule: 'V2',
    says: 'a chunk is written twice after a write that was reported as failed',
    file: 'web/local/media/chunk-writer.ts',
    find: 'const fresh = chunks.filter(({ index }) => index >= row.chunks);',
    replace: 'const fresh = chunks;',
    tests: ['web/local/media/chunk-writer.test.ts'],
  },
  {
    rule: 'V3',
    says: 'the newest recording is sent first',
    file: 'web/local/media/stored-media-replica.ts',
    find: "where({ state: 'waiting' }).sortBy('createdAt')",
    replace: "where({ state: 'waiting' }).reverse().sortBy('createdAt')",
    tests: ['web/local/media/stored-media-replica.test.ts'],
  },
  {
    rule: 'V4',
    says: 'a piece is taken at any offset',
    file: 'sync-server/services/media/receive-piece.ts',
    find: `    if (range.first !== before) return { ok: false, received: before, complete: false };
`,
    replace: '',
    tests: ['sync-server/routes/media.test.ts'],
  },
  {
    rule: 'V5',
    says: 'a recording is complete whatever its hash',
    file: 'sync-server/services/media/finish-recording.ts',
    find: ' || found.sha256 !== sha256',
    replace: '',
    tests: ['sync-server/routes/media.test.ts'],
  },
  {
    rule: 'V5',
    says: 'another recording takes the place of a complete one',
    file: 'sync-server/services/media/receive-piece.ts',
    find: `  if (complete && complete.sha256 !== upload.sha256) throw existsAlready();
`,
    replace: '',
    tests: ['sync-server/routes/media.test.ts'],
  },
  {
    rule: 'V6',
    says: 'a recording is served as a page',
    file: 'sync-server/routes/media.ts',
    find: "'Content-Type': type,",
    replace: "'Content-Type': 'text/html',",
    tests: ['sync-server/routes/media.test.ts'],
  },
  {
    rule: 'V7',
    says: 'recordings have no quota',
    file: 'sync-server/store/sqlite/media.ts',
    find: `    if (Number(held?.bytes ?? 0) + bytes > quotaBytes) return false;
`,
    replace: '',
    tests: ['sync-server/store/sqlite/sqlite.test.ts', 'sync-server/routes/media.test.ts'],
  },
  {
    rule: 'V8',
    says: 'a part ends one byte too late',
    file: 'shared/protocol/byte-range.ts',
    find: 'Math.min(Number(to), bytes - 1)',
    replace: 'Math.min(Number(to), bytes)',
    tests: ['sw/media/answer-part.test.ts'],
  },
  {
    rule: 'V9',
    says: 'a recording is dropped though a record names it',
    file: 'sync-server/store/sqlite/media.ts',
    find: 'const unnamedSince = named.has(row.id) ? null : (wasUnnamed ?? now);',
    replace: 'const unnamedSince = wasUnnamed ?? now;',
    tests: [
      'sync-server/store/sqlite/sqlite.test.ts',
      'sync-server/services/media/collect-media.test.ts',
    ],
  },
  {
    rule: 'V9',
    says: 'an old upload takes the complete recording beside it along',
    file: 'sync-server/services/media/collect-media.ts',
    find: `      if (!(await findComplete(deps, { accountId, id })))
`,
    replace: '',
    tests: ['sync-server/services/media/collect-media.test.ts'],
  },
  {
    rule: 'V9',
    says: 'days without a record are not counted anew after a restore',
    file: 'sync-server/store/sqlite/media.ts',
    find: '? row.unnamedSince : null;',
    replace: '? row.unnamedSince : row.unnamedSince;',
    tests: ['sync-server/store/sqlite/media.test.ts'],
  },
  {
    rule: 'V10',
    says: 'copies are dropped that the server may not have',
    file: 'web/local/media/copies.ts',
    find: ".between(['synced', Dexie.minKey], ['synced', Dexie.maxKey])",
    replace: ".between(['held', Dexie.minKey], ['waiting', Dexie.maxKey])",
    tests: ['web/local/media/stored-media-replica.test.ts'],
  },
  {
    rule: 'V10',
    says: 'the copy of what only a pending or held record names is dropped',
    file: 'web/local/media/copies.ts',
    find: `      if (namedOnlyHere.has(id)) continue;
`,
    replace: '',
    tests: ['web/local/media/stored-media-replica.test.ts'],
  },
  {
    rule: 'V10',
    says: 'the copy of what only a pending record names is dropped',
    file: 'web/local/open-person-store.ts',
    find: 'return namedOnlyHere((await log.query(UNSYNCED)).map(toRecord));',
    replace:
      'return namedOnlyHere((await log.query(UNSYNCED)).map(toRecord).filter(({ code }) => code));',
    tests: ['web/local/media/stored-media-replica.test.ts'],
  },
  {
    rule: 'V11',
    says: 'a recording that only held records name does not wait with them',
    file: 'web/local/media/copies.ts',
    find: "if (row && (isSent || row.state === 'waiting'))",
    replace: 'if (row && isSent)',
    tests: ['web/local/media/stored-media-replica.test.ts'],
  },
];
