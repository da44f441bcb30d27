import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Sources whose mutants are tried, and the tests that ought to notice them. */
export interface Target {
  readonly sources: readonly string[];
  /** Run after the test that has a source's own name. */
  readonly tests: readonly string[];
}

export const TARGETS: Readonly<Record<string, Target>> = {
  domain: {
    sources: filesBelow('shared/domain', (file) => !/\.test\.ts$|testing\//.test(file)),
    tests: filesBelow('shared/domain', (file) => file.endsWith('.test.ts')),
  },
  'push-device': {
    sources: ['web/sync/push.ts', 'web/sync/split-pages.ts'],
    tests: ['web/sync/sync-once.test.ts'],
  },
  'push-server': {
    sources: [
      'sync-server/services/sync/push-rows.ts',
      'sync-server/services/sync/read-rows.ts',
      'sync-server/store/push/decide-push.ts',
      'sync-server/store/sqlite/group-commit.ts',
    ],
    tests: [
      'sync-server/routes/sync.test.ts',
      'sync-server/routes/text-bounds.test.ts',
      'sync-server/store/sqlite/group-commit.test.ts',
      'sync-server/store/sqlite/sqlite.test.ts',
    ],
  },
};

function filesBelow(folder: string, isWanted: (file: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.ts') && isWanted(file))
    .sort();
}
