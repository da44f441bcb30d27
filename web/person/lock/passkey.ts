import { randomBytes } from './wrap-bytes';

type Bytes = Uint8Array<ArrayBuffer>;

/** A passkey of this device and the secret that it derives from a salt. */
export interface PasskeySecret {
  readonly credentialId: Bytes;
  readonly secret: Bytes;
}

const TIMEOUT_MS = 120_000;
const CHALLENGE_BYTES = 32;
/** ES256 and RS256, which platform authenticators know. */
const ALGORITHMS = [-7, -257];

/** Whether this device may have a passkey that verifies its user. Whether it derives secrets shows when one is made. */
export async function canHavePasskey(): Promise<boolean> {
  const api = globalThis.PublicKeyCredential;
  if (typeof api?.isUserVerifyingPlatformAuthenticatorAvailable !== 'function') return false;
  return api.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

/**
 * Makes a passkey on this device and has it derive a secret from `salt`. Undefined where the person says no, or where the
 * device's passkeys derive none.
 */
export async function makePasskey(
  person: { readonly personId: string; readonly username: string },
  salt: Bytes,
): Promise<PasskeySecret | undefined> {
  const made = await quietly(() =>
    navigator.credentials.create({
      publicKey: {
        rp: { name: 'Choose Wholeness' },
        user: {
          id: new TextEncoder().encode(person.personId),
          name: person.username,
          displayName: person.username,
        },
        challenge: randomBytes(CHALLENGE_BYTES),
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          residentKey: 'preferred',
          userVerification: 'required',
        },
        timeout: TIMEOUT_MS,
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  );
  if (!made) return undefined;
  const credentialId = new Uint8Array(made.rawId);
  const secret = secretOf(made);
  if (secret) return { credentialId, secret };
  // Some derive a secret only when they are asked again.
  return made.getClientExtensionResults().prf?.enabled ? askPasskey(credentialId, salt) : undefined;
}

/** Asks a passkey of this device for the secret of `salt`, with the person verified. Undefined where it gives none. */
export async function askPasskey(
  credentialId: Bytes,
  salt: Bytes,
): Promise<PasskeySecret | undefined> {
  const asserted = await quietly(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: randomBytes(CHALLENGE_BYTES),
        allowCredentials: [{ type: 'public-key', id: credentialId, transports: ['internal'] }],
        userVerification: 'required',
        timeout: TIMEOUT_MS,
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  );
  const secret = asserted && secretOf(asserted);
  return secret && { credentialId, secret };
}

/** A person who cancels, and a device that can't, are no bugs. */
async function quietly(
  ask: () => Promise<Credential | null>,
): Promise<PublicKeyCredential | undefined> {
  try {
    const answered = await ask();
    return answered instanceof PublicKeyCredential ? answered : undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

function secretOf(credential: PublicKeyCredential): Bytes | undefined {
  const first = credential.getClientExtensionResults().prf?.results?.first;
  if (first === undefined) return undefined;
  return first instanceof ArrayBuffer
    ? new Uint8Array(first)
    : Uint8Array.from(new Uint8Array(first.buffer, first.byteOffset, first.byteLength));
}
