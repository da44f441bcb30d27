import { existsSync, linkSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncToDisk } from '../disk/sync-to-disk';
import { createKeyFile, parseKey, readKeyFile } from './load-master-key';

/**
 * The key to change to, from `<keyFile>.next`, which is made with a random key unless a rotation that was cut short left
 * it: nothing may be sealed under a key that is not on the disk.
 */
export function prepareNextKey(keyFile: string): Uint8Array {
  const file = nextOf(keyFile);
  return parseKey(readKeyFile(file) ?? createKeyFile(file), file);
}

/**
 * Puts the next key in the place of the key file, once everything is wrapped under it. The old one stays beside it for
 * the backups made with it; returns where. May be repeated after a crash.
 */
export function adoptNextKey(keyFile: string, now: number): string {
  const old = `${keyFile}.until-${new Date(now).toISOString().replaceAll(':', '-')}`;
  if (!existsSync(old)) linkSync(keyFile, old);
  syncToDisk(dirname(keyFile));
  renameSync(nextOf(keyFile), keyFile);
  syncToDisk(dirname(keyFile));
  return old;
}

function nextOf(keyFile: string): string {
  return `${keyFile}.next`;
}
