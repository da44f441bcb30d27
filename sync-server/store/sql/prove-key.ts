import { type Keys, SealBrokenError } from '../../sealing/keys';
import { createKeys } from '../../sealing/master-key-keys';
import { DATABASE_KEY } from './key-names';

/** Proves the master key before the first word is sealed under a wrong one. */
export function proveKey(keys: Keys, keyCheck: Uint8Array): void {
  try {
    keys.unwrap(DATABASE_KEY, keyCheck);
  } catch (cause) {
    throw new Error(
      'This database was sealed under another master key. If a rotation of the key was cut short, run it again.',
      { cause },
    );
  }
}

/** Whether a master key is the one of the database that has this check. */
export function opensKeyCheck(masterKey: Uint8Array, keyCheck: Uint8Array): boolean {
  try {
    createKeys(masterKey).unwrap(DATABASE_KEY, keyCheck);
    return true;
  } catch (error) {
    if (error instanceof SealBrokenError) return false;
    throw error;
  }
}
