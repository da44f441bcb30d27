import { classOfAddress } from '../../shared/api/address-class';
import { HEADERS } from '../../shared/protocol/limits';
import { LOGOUT, LOGOUT_WITHIN_MS } from '../../web/account/sign-out-call';
import { isDeviceAsMade } from '../../web/person/databases-as-made';
import { type Device, openDevice } from '../../web/records/storage/device';
import type { IndexedDb } from '../../web/records/storage/indexed-db';
import type { Timers } from '../../web/sync/timers';

/** What ending a session stands on. */
export interface LeftSessionDeps {
  readonly idb: IndexedDb;
  readonly randomId: () => string;
  readonly fetch: typeof fetch;
  readonly timers: Timers;
}

/** After each of these the cookie is that of another session, or gone. */
const REPLACES_THE_SESSION = new Set(['/api/auth/login', '/api/auth/register', LOGOUT]);

/** A database that gives no answer must not hold up those who are signed in; the server refuses the rest. */
const NOTE_READ_WITHIN_MS = 2_000;

/**
 * The session of a person who signed out here without a network. While the device's note of it stands, it is ended before any
 * request goes out; what is personal fails until that is done. A sign-in replaces it, so that one goes through (attack A28).
 */
export class LeftSession {
  readonly #deps: LeftSessionDeps;
  /** The cookie is changed by one request at a time: a late end must not take the cookie of the next sign-in. */
  #turn: Promise<unknown> = Promise.resolve();
  #isClear = false;
  #mayRemember = true;

  constructor(deps: LeftSessionDeps) {
    this.#deps = deps;
  }

  /** False once it is known that no note stands, and until a page says that it will write one. */
  concerns(method: string, path: string): boolean {
    const kind = classOfAddress(method, path);
    return (
      !this.#isClear &&
      path.startsWith('/api/') &&
      (kind === 'personal' || kind === 'file' || kind === 'session')
    );
  }

  /** A page is about to write the note: from here on the disk is asked each time. */
  expectNote(): void {
    this.#mayRemember = false;
    this.#isClear = false;
  }

  /** Answers a request of a page, or of a tab that was led to an address of the API. */
  answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const isReplaced = request.method === 'POST' && REPLACES_THE_SESSION.has(pathname);
    return isReplaced ? this.#replace(request) : this.fetch(request);
  }

  /** As `fetch`, once no session is left open. */
  readonly fetch: typeof fetch = async (input, init) =>
    (await this.end()) ? this.#deps.fetch(input, init) : Response.error();

  /** Ends the session, if one is left open. False where the server could not be reached. Never rejects. */
  async end(): Promise<boolean> {
    return this.#isClear || this.#inTurn(() => this.#endNoted());
  }

  async #endNoted(): Promise<boolean> {
    if (this.#isClear) return true;
    const personId = await this.#readNote();
    this.#isClear = personId === null && this.#mayRemember;
    if (!personId) return true;
    if (!(await this.#logOut(personId))) return false;
    await this.#forget(personId);
    return true;
  }

  /** In the name of the person who left: where somebody else has signed in since, the server keeps that session. */
  async #logOut(personId: string): Promise<boolean> {
    try {
      const { status } = await this.#deps.fetch(LOGOUT, {
        method: 'POST',
        headers: { [HEADERS.userId]: personId },
        signal: AbortSignal.timeout(LOGOUT_WITHIN_MS),
      });
      return status === 204 || status === 409;
    } catch {
      return false;
    }
  }

  #replace(request: Request): Promise<Response> {
    return this.#inTurn(async () => {
      const personId = await this.#readNote();
      const answer = await this.#deps.fetch(request);
      if (answer.ok && personId) await this.#forget(personId);
      return answer;
    });
  }

  /** Null where nothing is noted; undefined where the disk does not say, or the database is a page's to make or migrate. */
  async #readNote(): Promise<string | null | undefined> {
    let endWait: () => void = () => undefined;
    const tooLate = new Promise<undefined>((resolve) => {
      endWait = this.#deps.timers.after(NOTE_READ_WITHIN_MS, () => resolve(undefined));
    });
    const read = this.#withDevice((device) => device.readPendingLogout());
    const note = await Promise.race([read.catch(() => undefined), tooLate]);
    endWait();
    return note;
  }

  async #forget(personId: string): Promise<void> {
    await this.#withDevice((device) => device.forgetPendingLogout(personId)).catch(() => undefined);
  }

  async #withDevice<Result>(
    work: (device: Device) => Promise<Result>,
  ): Promise<Result | undefined> {
    const { idb, randomId } = this.#deps;
    if (!(await isDeviceAsMade(idb))) return undefined;
    const device = openDevice({ randomId, idb });
    try {
      return await work(device);
    } finally {
      await device.close();
    }
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}
