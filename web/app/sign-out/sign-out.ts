import { isGuest } from '../../account/guest';
import { endServerSession } from '../../account/pending-logout';
import { firstValue } from '../../live/first-value';
import type { PersonStore } from '../../person/contract';
import { clearSession } from '../../platform/session';
import type { DraftKeeper, UnwrittenDraft } from '../../records/draft-keeper';
import type { Device } from '../../records/storage/device';
import { countUnsent, type Unsent } from './unsent';

const FLUSH_WITHIN_MS = 5_000;

export interface SignOutDeps {
  readonly device: Pick<Device, 'close'>;
  readonly store: PersonStore;
  readonly keeper: DraftKeeper;
  readonly syncNow: () => Promise<unknown>;
  readonly stopReplication: () => Promise<void>;
  /** Notes on the disk that the person leaves. */
  readonly beginLeaving: (personId: string) => Promise<void>;
  /** Notes on the disk that their account is gone: nothing of theirs is to stay. */
  readonly beginErasing: (personId: string) => Promise<void>;
  /** Whether what is unsent could be left here sealed. */
  readonly canLeaveSealed: (personId: string) => Promise<boolean>;
  /** Says that this page has closed the databases. */
  readonly release: () => void;
  /** Takes the databases of whoever left from the device, what is unsent sealed. Never rejects. */
  readonly finishLeaving: () => Promise<void>;
}

/** What is asked about: what has not been sent, what is no entry yet, and whether both can be left here sealed. */
export interface Question extends Unsent {
  readonly drafts: readonly UnwrittenDraft[];
  readonly canSeal: boolean;
}

/** Writes drafts down and sends what can be sent. Resolves with what still is only here. */
async function settleWords(deps: SignOutDeps): Promise<Unsent> {
  await deps.keeper.flush();
  const unsent = await readUnsent(deps.store);
  if (countUnsent(unsent) === 0) return unsent;
  const tooLong = new Promise((resolve) => setTimeout(resolve, FLUSH_WITHIN_MS));
  await Promise.race([deps.syncNow(), tooLong]);
  return readUnsent(deps.store);
}

/** What a person is asked before they leave: undefined where everything could be sent (F3). */
export async function questionBefore(deps: SignOutDeps): Promise<Question | undefined> {
  const unsent = await settleWords(deps);
  if (countUnsent(unsent) === 0) return undefined;
  const canSeal = await deps.canLeaveSealed(deps.store.personId).catch(() => false);
  return { ...unsent, drafts: await deps.keeper.all(), canSeal };
}

/**
 * Ends the session here and on the server, and takes the person's databases from the device (F3). Drafts and what else
 * the server has not stay, sealed. The caller loads another page afterwards, so that nothing of this person stays in
 * memory.
 */
export function leave(deps: SignOutDeps): Promise<void> {
  return leaveAfter(deps.beginLeaving, deps);
}

/** As {@link leave} for a person whose account is gone, or who had none: nothing of theirs stays, not even sealed (P35, P72). */
export function leaveErased(deps: SignOutDeps): Promise<void> {
  return leaveAfter(deps.beginErasing, deps);
}

async function leaveAfter(
  note: (personId: string) => Promise<void>,
  deps: SignOutDeps,
): Promise<void> {
  await deps.keeper.flush();
  // It stores what the server has answered, which takes seconds where that is much (P80).
  const stopped = deps.stopReplication();
  // The device's note goes first: a browser that dies in between must not come back signed in, and the worker ends the
  // session whatever becomes of this page.
  await note(deps.store.personId).catch(() => undefined);
  // The server is not waited for: a person who turns away from a slow line must be signed out here all the same.
  const ended = isGuest(deps.store.personId) ? null : endServerSession(deps.store.personId);
  clearSession();
  await stopped;
  await Promise.all([deps.store.close(), deps.device.close()]);
  deps.release();
  await Promise.all([ended, deps.finishLeaving()]);
}

async function readUnsent(store: PersonStore): Promise<Unsent> {
  const [records, recordings, outbox] = await Promise.all([
    firstValue(store.records.liveUnsynced()),
    firstValue(store.media.liveUnsent()),
    firstValue(store.outbox.liveUnsent()),
  ]);
  return { records, recordings, outbox };
}
