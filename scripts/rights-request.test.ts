import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataExport } from '../shared/api/export';
import { noBilling } from '../sync-server/billing/billing';
import { createMediaFolder } from '../sync-server/media/media-folder';
import { openErasedLedger } from '../sync-server/services/erasure/erased-ledger';
import { NO_RULES, sampleRecord } from '../sync-server/store/testing/samples';
import { type Client, openTestApp, type TestApp } from '../sync-server/testing/test-app';
import {
  answerRightsRequest,
  type RightsRequestDeps,
  readRightsRequest,
} from './lib/rights-request';

let folder: string;
let test: TestApp;
let anna: Client;
let deps: RightsRequestDeps;
/** What the operator's command would say. */
const run = (...args: string[]) => answerRightsRequest(deps, readRightsRequest(args));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rights-'));
  const ledger = join(folder, 'erased.ledger');
  // The server and the command each open the ledger's file.
  test = openTestApp({ erased: openErasedLedger(ledger) });
  anna = await test.person('anna');
  deps = {
    store: test.store,
    files: createMediaFolder(test.mediaFolder),
    erased: openErasedLedger(ledger),
    billing: noBilling,
    pokes: test.pokes,
    now: () => test.clock.now,
  };
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

describe('a rights request', () => {
  it('to see: one file with the words, and with what else is kept', async () => {
    await test.store.applyPush(anna.id, [sampleRecord()], NO_RULES);
    const file = join(folder, 'anna.json');
    expect(await run('--user', 'ANNA', '--export', file)).toContain(file);
    expect(statSync(file).mode & 0o077).toBe(0);
    const content = JSON.parse(readFileSync(file, 'utf8'));
    expect(dataExport.parse(content).states).toEqual([sampleRecord()]);
    expect(content.alsoKept).toMatchObject({
      account: { email: 'anna@example.org' },
      privacySettings: { marketing: false },
    });
    expect(JSON.stringify(content)).not.toContain('passwordHash');
    await expect(run('--user', 'anna', '--export', file)).rejects.toThrow("can't be written");
  });

  it('to be forgotten: the running server answers 410 at once', async () => {
    expect((await anna.call('GET', '/api/journal')).status).toBe(200);
    expect(await run('--user', 'anna', '--delete')).toContain('anna (account-anna) is deleted');
    expect((await anna.call('GET', '/api/journal')).status).toBe(410);
    await expect(run('--user', 'anna', '--delete')).rejects.toThrow('There is nobody called anna.');
  });

  it('to know who did what: the audit of this person alone', async () => {
    const ben = await test.person('ben');
    await ben.call('GET', '/api/data-export');
    expect(await run('--user', 'anna', '--log')).toBe('Nothing is noted.');
    await run('--user', 'anna', '--export', join(folder, 'anna.json'));
    expect(await run('--user', 'anna', '--log')).toBe(
      '2026-03-10T12:00:00.000Z  operator  data-exported',
    );
  });

  it.each([
    [[]],
    [['--user', 'anna']],
    [['--log']],
    [['--user', 'anna', '--log', '--delete']],
    [['--user', 'anna', '--erase']],
  ])('%j is answered with the usage', (args) => {
    expect(() => readRightsRequest(args)).toThrow('Usage: npm run rights-request');
  });
});
