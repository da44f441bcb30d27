import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SealBrokenError } from './keys';
import { loadMasterKey } from './load-master-key';
import { createKeys } from './master-key-keys';

const place = { id: 'check-in:2026-03-01', kind: 'check-in' };
const words = Buffer.from('be still');

describe('sealing', () => {
  const keys = createKeys(Buffer.alloc(32, 1));
  const wrapped = keys.newWrappedKey('anna');
  const sealed = keys.unwrap('anna', wrapped).seal(place, words);

  it('opens what it sealed, and hides it', () => {
    expect(Buffer.from(keys.unwrap('anna', wrapped).open(place, sealed)).toString()).toBe(
      'be still',
    );
    expect(Buffer.from(sealed).includes(words)).toBe(false);
  });

  it('A23 opens nothing in another place, for another person or under another key', () => {
    const anna = keys.unwrap('anna', wrapped);
    const ben = keys.unwrap('ben', keys.newWrappedKey('ben'));
    expect(() => anna.open({ ...place, id: 'check-in:2026-03-02' }, sealed)).toThrow(
      SealBrokenError,
    );
    expect(() => anna.open({ ...place, kind: 'nourish' }, sealed)).toThrow(SealBrokenError);
    expect(() => ben.open(place, sealed)).toThrow(SealBrokenError);
    expect(() => keys.unwrap('ben', wrapped)).toThrow(SealBrokenError);
    expect(() => createKeys(Buffer.alloc(32, 2)).unwrap('anna', wrapped)).toThrow(SealBrokenError);
  });

  it('A23 notices every changed bit and every cut', () => {
    const anna = keys.unwrap('anna', wrapped);
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index]! ^= 1;
      expect(() => anna.open(place, changed)).toThrow(SealBrokenError);
      expect(() => anna.open(place, sealed.subarray(0, index))).toThrow(SealBrokenError);
    }
  });
});

describe('loadMasterKey', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'master-key-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('makes a key file that only its owner reads, and finds it again', () => {
    const keyFile = join(folder, 'below', 'master.key');
    const first = loadMasterKey({ keyFile });
    expect(first).toHaveLength(32);
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    expect(loadMasterKey({ keyFile })).toEqual(first);
  });

  it('takes a key given as hex or base64 and leaves the file alone', () => {
    const keyFile = join(folder, 'master.key');
    const key = Buffer.alloc(32, 7);
    expect(loadMasterKey({ masterKey: key.toString('hex'), keyFile })).toEqual(key);
    expect(loadMasterKey({ masterKey: key.toString('base64'), keyFile })).toEqual(key);
    expect(() => readFileSync(keyFile)).toThrow();
  });

  it('refuses a key of another length rather than starting with it', () => {
    const keyFile = join(folder, 'master.key');
    expect(() => loadMasterKey({ masterKey: 'change-me', keyFile })).toThrow(
      'MASTER_KEY must hold 32',
    );
    writeFileSync(keyFile, 'short');
    expect(() => loadMasterKey({ keyFile })).toThrow('must hold 32 bytes');
  });
});
