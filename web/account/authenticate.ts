import { http } from '../answers/http';
import type { Alongside } from '../person/guest/adoption';
import type { Session } from '../platform/session';
import type { AccountFacts } from './account-facts';
import { finishPendingLogout, forgetPendingLogout } from './pending-logout';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Given: a new account is created. */
  readonly email?: string;
  /** With it: the version of the policy under which the person agreed that their words are kept. */
  readonly writingConsent?: string;
}

export interface SignedIn {
  readonly session: Session;
  /** The account is made by this very answer. */
  readonly isNew?: boolean;
  readonly facts: AccountFacts;
  /** The password is weaker than a new one may be. */
  readonly hasWeakPassword: boolean;
  /** The server's key for this person on this device, of 32 bytes. */
  readonly deviceKey?: Uint8Array<ArrayBuffer> | undefined;
}

/**
 * Signs in or creates an account; resolves with who it is and where they stand. `alongside` is written with the key of the sign-in;
 * where the disk refuses it, nobody is signed in here. Rejects as `http` does, or with what the disk says.
 */
export async function authenticate(
  credentials: Credentials,
  alongside?: (session: Session) => Alongside,
): Promise<SignedIn> {
  // A late sign-out would otherwise end the session that begins here.
  await finishPendingLogout();
  const path = credentials.email === undefined ? '/api/auth/login' : '/api/auth/register';
  const vault = await openVault(alongside);
  try {
    const body = { ...credentials, ...vault?.names };
    const answer = await http(path, { method: 'POST', body });
    const session = readUser(answer);
    forgetPendingLogout();
    const deviceKey = readKey(answer);
    await vault?.arrive(session, deviceKey);
    const hasWeakPassword = isObject(answer) && answer.weakPassword === true;
    return { session, facts: readAccountFacts(answer), hasWeakPassword, deviceKey };
  } finally {
    await vault?.close();
  }
}

/**
 * Where the key goes that comes with a sign-in. Undefined on a device that can't keep one: signing in works there too,
 * only nothing can be left sealed. Rejects where `alongside` can't be written either.
 */
async function openVault(alongside?: (session: Session) => Alongside) {
  const [{ Vault }, { canSeal }, { randomId }] = await Promise.all([
    import('../person/sealed/vault'),
    import('../person/sealed/seal'),
    import('../platform/ids'),
  ]);
  if (!canSeal() && !alongside) return undefined;
  const vault = new Vault({ randomId });
  try {
    const names = canSeal() && {
      deviceId: await vault.deviceId(),
      deviceName: await vault.deviceName(),
    };
    const arrive = (session: Session, key: Uint8Array<ArrayBuffer> | undefined) => {
      const kept = vault.arrive(session.userId, key, alongside?.(session));
      return alongside ? kept : kept.catch(() => undefined);
    };
    return { names, arrive, close: () => vault.close() };
  } catch (error) {
    await vault.close();
    if (alongside) throw error;
    return undefined;
  }
}

// By hand: a schema library would double what loads before sign-in.
function readUser(answer: unknown): Session {
  if (isObject(answer) && isObject(answer.user)) {
    const { id, username } = answer.user;
    if (typeof id === 'string' && typeof username === 'string') return { userId: id, username };
  }
  throw new TypeError('The answer names no user.');
}

/** An answer without it, of an older server, asks nothing of anybody. */
function readAccountFacts(answer: unknown): AccountFacts {
  const { onboarded, userType, hasBegun } = isObject(answer) ? answer : {};
  const isType = userType === 'group_member' || userType === 'corporate_admin';
  return {
    onboarded: onboarded !== false,
    userType: isType ? userType : 'individual',
    ...(hasBegun === true && { hasBegun }),
  };
}

function readKey(answer: unknown): Uint8Array<ArrayBuffer> | undefined {
  if (!isObject(answer) || typeof answer.deviceKey !== 'string') return undefined;
  return Uint8Array.from(atob(answer.deviceKey), (character) => character.charCodeAt(0));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
