import type { Keys } from '../../sealing/keys';
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
