import { argon2id } from 'hash-wasm';
import type { ToStretch } from './start-pin-worker';

const KEY_BYTES = 32;

/**
 * Argon2id of a PIN, 32 bytes. In WebAssembly, which takes a third to a fourth of the time; where a browser runs none, as in the
 * lockdown mode of iOS, in JavaScript.
 */
export async function stretchPin(given: ToStretch): Promise<Uint8Array<ArrayBuffer>> {
  const { pin, salt, memoryKib, passes } = given;
  const inWebAssembly = argon2id({
    password: pin,
    salt,
    memorySize: memoryKib,
    iterations: passes,
    parallelism: 1,
    hashLength: KEY_BYTES,
    outputType: 'binary',
  });
  return Uint8Array.from(await inWebAssembly.catch(() => inJavaScript(given)));
}

async function inJavaScript({ pin, salt, memoryKib, passes }: ToStretch): Promise<Uint8Array> {
  // Taken apart at once, so that the build leaves out the rest of it.
  const { argon2id: hash } = await import('@noble/hashes/argon2.js');
  return hash(pin, salt, { m: memoryKib, t: passes, p: 1, dkLen: KEY_BYTES });
}
