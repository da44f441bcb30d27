import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openErasedLedger, readLedger } from './erased-ledger';

const anna = { accountId: 'anna', at: 1_000, sessions: ['hash-1', 'hash-2'] };
const ben = { accountId: 'ben', at: 2_000, sessions: [] };

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  file = join(folder, 'apart', 'erased.ledger');
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => openErasedLedger(file);

describe('A24 the deletion ledger', () => {
  it('knows who was erased, with the sessions, also after a restart', async () => {
    const ledger = await open();
    await ledger.add(anna);
    await ledger.add(ben);
    for (const opened of [ledger, await open()])
      expect(await readLedger(opened)).toEqual([anna, ben]);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('knows whom another program has erased, and loses none of those added at once', async () => {
    const [server, command] = [await open(), await open()];
    await Promise.all([server.add(ben), command.add(anna)]);
    for (const ledger of [server, command]) {
      expect(await readLedger(ledger)).toEqual(expect.arrayContaining([anna, ben]));
    }
  });

  it('makes no file before somebody is erased', async () => {
    expect(await readLedger(await open())).toEqual([]);
    expect(existsSync(file)).toBe(false);
  });

  it('drops a last line that a power cut left unfinished, and goes on after it', async () => {
    await (await open()).add(anna);
    appendFileSync(file, '{"accountId":"clara","at":3');
    await (await open()).add(ben);
    expect(await readLedger(await open())).toEqual([anna, ben]);
    expect(readFileSync(file, 'utf8')).not.toContain('clara');
  });

  it('refuses a line it can’t read rather than forgetting someone', async () => {
    const ledger = await open();
    await ledger.add(anna);
    appendFileSync(file, 'spoiled\n');
    await expect(readLedger(ledger)).rejects.toThrow(`Line 2 of ${file} can't be read.`);
  });
});
