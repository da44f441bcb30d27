import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openErasedLedger } from './erased-ledger';

const anna = { accountId: 'anna', at: 1_000, sessions: ['hash-1', 'hash-2'] };
const ben = { accountId: 'ben', at: 2_000, sessions: [] };

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  file = join(folder, 'apart', 'erased.ledger');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('A24 the deletion ledger', () => {
  it('knows who was erased, by account and by session, also after a restart', () => {
    const ledger = openErasedLedger(file);
    ledger.add(anna);
    ledger.add(ben);
    for (const opened of [ledger, openErasedLedger(file)]) {
      expect(opened.accountIds()).toEqual(['anna', 'ben']);
      expect([opened.has('anna'), opened.has('clara')]).toEqual([true, false]);
      expect([opened.hasSession('hash-2'), opened.hasSession('hash-3')]).toEqual([true, false]);
    }
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('knows at once whom another program has erased', () => {
    const [server, command] = [openErasedLedger(file), openErasedLedger(file)];
    command.add(anna);
    expect([server.has('anna'), server.hasSession('hash-1')]).toEqual([true, true]);
    server.add(ben);
    expect(command.accountIds()).toEqual(['anna', 'ben']);
  });

  it('makes no file before somebody is erased', () => {
    openErasedLedger(file);
    expect(existsSync(file)).toBe(false);
  });

  it('drops a last line that a power cut left unfinished, and goes on after it', () => {
    openErasedLedger(file).add(anna);
    appendFileSync(file, '{"accountId":"clara","at":3');
    const ledger = openErasedLedger(file);
    ledger.add(ben);
    expect(openErasedLedger(file).accountIds()).toEqual(['anna', 'ben']);
    expect(readFileSync(file, 'utf8')).not.toContain('clara');
  });

  it('refuses a line it can’t read rather than forgetting someone', () => {
    openErasedLedger(file).add(anna);
    appendFileSync(file, 'spoiled\n');
    expect(() => openErasedLedger(file)).toThrow(`Line 2 of ${file} can't be read.`);
  });
});
