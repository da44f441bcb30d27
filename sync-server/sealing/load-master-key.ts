import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncToDisk } from '../disk/sync-to-disk';
import { KEY_BYTES } from './aes-gcm';

export interface MasterKeySource {
  /** 32 bytes as 64 hex digits or as base64. Wins over the file. */
  readonly masterKey?: string | undefined;
  /** Made with a random key, mode 0600, when it is not there. It must not go into backups of the data. */
  readonly keyFile: string;
}

/** The master key as the operator gives it, else from the key file. Throws a readable error on a malformed key. */
export function loadMasterKey({ masterKey, keyFile }: MasterKeySource): Uint8Array {
  if (masterKey) return parseKey(masterKey, 'MASTER_KEY');
  return parseKey(readKeyFile(keyFile) ?? createKeyFile(keyFile), keyFile);
}

/** A key as it is written in the environment or a file. `source` names it in the error. */
export function parseKey(text: string, source: string): Uint8Array {
  const trimmed = text.trim();
  const isHex = /^[0-9a-f]{64}$/i.test(trimmed);
  const key = Buffer.from(trimmed, isHex ? 'hex' : 'base64');
  if (key.length !== KEY_BYTES) {
    throw new Error(`${source} must hold ${KEY_BYTES} bytes as hex or base64`);
  }
  return key;
}

/** The content of a key file; undefined where there is none. */
export function readKeyFile(keyFile: string): string | undefined {
  try {
    return readFileSync(keyFile, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * On disk before its first use: words sealed under a key that is lost in a power cut are lost. Linked into place, so that
 * two programs that start at the same time both use the key of the first.
 */
export function createKeyFile(keyFile: string): string {
  mkdirSync(dirname(keyFile), { recursive: true });
  const temporary = `${keyFile}.${process.pid}.new`;
  writeFileSync(temporary, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600 });
  syncToDisk(temporary);
  try {
    linkSync(temporary, keyFile);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary);
  }
  syncToDisk(dirname(keyFile));
  return readFileSync(keyFile, 'utf8');
}
