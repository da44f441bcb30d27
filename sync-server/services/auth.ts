import {
  type LoginRequest,
  MISSING_CREDENTIALS,
  type RegisterRequest,
} from '../../shared/api/auth';
import type { UserTypeAnswer } from '../../shared/api/onboarding';
import { POLICY_VERSION } from '../../shared/content/legal-editions';
import { MISSING_CONSENT } from '../../shared/domain/consent';
import { cleanDeviceName, nameDevice } from '../../shared/domain/device-name';
import { invalidRequest, Problem } from '../errors/problem';
import { tidyName } from '../names/fold-name';
import { openOrUndefined } from '../sealing/open-or-undefined';
import { hasRecords } from '../store/sql/record-rows';
import type { Account, Store } from '../store/store';
import { checkEmail, checkUsername, taken, USERNAME_CHARACTERS } from './account-fields';
import { firstWritingConsent } from './consent/record-consent';
import type { GuessLimits } from './guess-limits';
import { readUserType } from './onboarding/onboarding';
import type { PasswordHasher } from './password-hasher';
import { findWeakness, refuseLongPassword, refuseWeakPassword } from './password-rules';
import type { EmailProofService } from './profile/prove-email';
import { hashToken, newToken } from './session-token';

const DAY_MS = 86_400_000;

/** The browser that a sign-in comes from. */
export interface Browser {
  /** The token it came with, which is revoked. */
  readonly previousToken?: string | undefined;
  readonly userAgent?: string | undefined;
}

/** The fields by which a request names its device. */
type NamedDevice = Pick<LoginRequest, 'deviceId' | 'deviceName'>;

/** A session just begun. `token` goes into the cookie and nowhere else. */
export interface SignedIn {
  readonly account: Account;
  readonly token: string;
  readonly expiresAt: number;
  /** The person's key on the device that the request named; never logged. */
  readonly deviceKey: Uint8Array | undefined;
  readonly facts: UserTypeAnswer;
  /** Something of theirs is stored already, as of who wrote as a guest first (P77). */
  readonly hasBegun: boolean;
  /** The password was chosen before the rule for new ones, and is weaker (A33). */
  readonly hasWeakPassword: boolean;
}

export interface AuthDeps {
  readonly store: Store;
  readonly hasher: PasswordHasher;
  readonly proofs: Pick<EmailProofService, 'mailProof'>;
  /** Counts the letter that goes with a registration. */
  readonly guesses: Pick<GuessLimits, 'take'>;
  readonly now: () => number;
  readonly randomId: () => string;
  readonly sessionDays: number;
}

export interface AuthService {
  /**
   * Creates an account on the free plan and signs in; a letter asks the address for its proof (A31). Throws a Problem for
   * missing fields, a weak password (A33), a missing consent to store entries, or a name in use. Whether the address is in
   * use is not looked up here (A32).
   */
  register(request: RegisterRequest, browser: Browser): Promise<SignedIn>;
  /**
   * Signs in. An unknown name and a wrong password throw the same Problem after the same work (A10). The token the
   * browser came with is revoked and never taken over (A7).
   */
  signIn(request: LoginRequest, browser: Browser): Promise<SignedIn>;
  /**
   * Whether the person of this name has signed in before on this device. False for an unknown name as for an unknown device
   * (A10).
   */
  knowsDevice(request: Pick<LoginRequest, 'username' | 'deviceId'>): Promise<boolean>;
  /** Revokes a session; a session that is already gone is no failure. */
  signOut(token: string): Promise<void>;
}

export function createAuthService(deps: AuthDeps): AuthService {
  const { store, hasher } = deps;
  return {
    async register(request, browser) {
      const fields = checkRegistration(request);
      if (await store.findAccountByUsername(fields.username)) throw taken('USERNAME_TAKEN');
      const passwordHash = await hasher.hash(fields.password);
      const result = await store.createAccount({
        id: deps.randomId(),
        username: fields.username,
        email: fields.email,
        unprovedEmail: fields.unprovedEmail,
        passwordHash,
        plan: 'free',
        timeZone: null,
        createdAt: deps.now(),
      });
      if (!result.ok) throw taken(result.code);
      const consent = firstWritingConsent(deps.now(), fields.writingConsent);
      await store.appendConsent(result.account.id, consent);
      const signedIn = await beginSession(deps, result.account, request, browser);
      await deps.guesses.take([['proofsPerAccount', result.account.id]]);
      // Last, so that the time of the answer tells nothing about it (A32).
      deps.proofs.mailProof(result.account);
      return signedIn;
    },

    async signIn(request, browser) {
      const { username, password } = checkCredentials(request);
      const account = await store.findAccountByUsername(username);
      const matches = await hasher.verify(account?.passwordHash, password);
      if (!account || !matches) throw wrongCredentials();
      const signedIn = await beginSession(deps, account, request, browser);
      return { ...signedIn, hasWeakPassword: findWeakness(password, account) !== undefined };
    },

    async knowsDevice({ username, deviceId }) {
      if (deviceId === undefined) return false;
      const account = await store.findAccountByUsername(username.trim());
      return account !== undefined && store.hasDeviceKey(account.id, deviceId);
    },

    signOut: (token) => store.deleteSession(hashToken(token)),
  };
}

async function beginSession(
  { store, now, sessionDays }: AuthDeps,
  account: Account,
  { deviceId, deviceName = '' }: NamedDevice,
  { previousToken, userAgent = '' }: Browser,
): Promise<SignedIn> {
  if (previousToken) await store.deleteSession(hashToken(previousToken));
  const token = newToken();
  const createdAt = now();
  const expiresAt = createdAt + sessionDays * DAY_MS;
  const device = nameDevice(userAgent);
  const session = {
    tokenHash: hashToken(token),
    accountId: account.id,
    createdAt,
    expiresAt,
    deviceName: cleanDeviceName(deviceName),
    ...(device && { device }),
  };
  // The password may have been changed while it was proved; the sessions that ended with it did not include this one.
  if (!(await store.createSession(session, account.passwordHash))) throw wrongCredentials();
  const deviceKey = await deviceKeyOf(store, account, deviceId);
  const facts = await readUserType(store, account.id);
  const hasBegun = await store.read((tx) => hasRecords(tx, account.id));
  return { account, token, expiresAt, deviceKey, facts, hasBegun, hasWeakPassword: false };
}

/** A damaged stored key opens nothing any more; that must not keep its person from signing in. */
async function deviceKeyOf(
  store: Store,
  account: Account,
  deviceId: string | undefined,
): Promise<Uint8Array | undefined> {
  if (deviceId === undefined) return undefined;
  return openOrUndefined(() => store.keepDeviceKey(account.id, deviceId));
}

function checkCredentials({ username, password }: Pick<LoginRequest, 'username' | 'password'>) {
  if (username.trim() === '' || password.trim() === '') throw invalidRequest(MISSING_CREDENTIALS);
  refuseLongPassword(password);
  return { username: tidyName(username).slice(0, USERNAME_CHARACTERS), password };
}

function checkRegistration(request: RegisterRequest) {
  const { password } = checkCredentials(request);
  const username = checkUsername(request.username);
  const names = { username, email: '', unprovedEmail: checkEmail(request.email) };
  refuseWeakPassword(password, names);
  const { writingConsent } = request;
  if (writingConsent !== POLICY_VERSION) throw new Problem(400, 'CONSENT_NEEDED', MISSING_CONSENT);
  return { ...names, password, writingConsent };
}

function wrongCredentials(): Problem {
  return new Problem(401, 'INVALID_CREDENTIALS', 'Invalid username or password.');
}
