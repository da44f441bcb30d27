import type { DraftKeeper } from '../../live/draft-keeper';
import { firstValue } from '../../live/first-value';
import type { PersonStore } from '../../local/contract';
import type { Device } from '../../local/device';
import { endServerSession } from '../../platform/pending-logout';
import { clearSession } from '../../platform/session';
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
  /** Says that this page has closed the databases. */
  readonly letGo: () => void;
  /** Takes the databases of whoever left from the device, what is unsent sealed. Never rejects. */
  readonly finishLeaving: () => Promise<void>;
}

/** Writes drafts down and sends what can be sent. Resolves with what still is only here. */
export async function settleWords(deps: SignOutDeps): Promise<Unsent> {
  await deps.keeper.flush();
  const unsent = await readUnsent(deps.store);
  if (countUnsent(unsent) === 0) return unsent;
  const tooLong = new Promise((resolve) => setTimeout(resolve, FLUSH_WITHIN_MS));
  await Promise.race([deps.syncNow(), tooLong]);
  return readUnsent(deps.store);
}

/**
 * Ends the session here and on the server, and takes the person's databases from the device (F3). Drafts and what else
 * the server has not stay, sealed. The caller loads another page afterwards, so that nothing of this person stays in
 * memory.
 */
export async function leave(deps: SignOutDeps): Promise<void> {
  await deps.keeper.flush();
  await deps.stopReplication();
  // The device's note goes first: a browser that dies in between must not come back signed in, and the worker ends the
  // session whatever becomes of this page.
  await deps.beginLeaving(deps.store.personId).catch(() => undefined);
  // The server is not waited for: a person who turns away from a slow line must be signed out here all the same.
  const ended = endServerSession(deps.store.personId);
  clearSession();
  await Promise.all([deps.store.close(), deps.device.close()]);
  deps.letGo();
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
