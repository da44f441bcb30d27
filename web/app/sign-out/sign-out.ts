import type { DeviceRecord } from '../../../shared/records/record';
import type { DraftKeeper } from '../../live/draft-keeper';
import { firstValue } from '../../live/first-value';
import type { Live, PersonStore } from '../../local/contract';
import type { Device } from '../../local/device';
import { endServerSession } from '../../platform/pending-logout';
import { clearSession } from '../../platform/session';

const FLUSH_WITHIN_MS = 5_000;

export interface SignOutDeps {
  readonly device: Pick<Device, 'writeSignedIn' | 'close'>;
  readonly store: PersonStore;
  readonly keeper: DraftKeeper;
  readonly online: Live<boolean>;
  readonly syncNow: () => Promise<unknown>;
  readonly stopReplication: () => Promise<void>;
}

/** Writes drafts down and sends what can be sent. Resolves with what still is only here. */
export async function settleWords(deps: SignOutDeps): Promise<DeviceRecord[]> {
  await deps.keeper.flush();
  const unsent = await readUnsent(deps.store);
  if (unsent.length === 0 || deps.online.get() === false) return unsent;
  const tooLong = new Promise((resolve) => setTimeout(resolve, FLUSH_WITHIN_MS));
  await Promise.race([deps.syncNow(), tooLong]);
  return readUnsent(deps.store);
}

/**
 * Ends the session here and on the server. The person's databases stay on the device, closed. The caller loads
 * another page afterwards, so that nothing of this person stays in memory.
 */
export async function leave(deps: SignOutDeps): Promise<void> {
  await deps.keeper.flush();
  await deps.stopReplication();
  // The server is asked first, in this person's name, but not waited for: whoever turns away from a slow line must be
  // signed out here all the same.
  const ended = endServerSession();
  // The device's note goes first: a browser that dies in between must not come back signed in.
  await deps.device.writeSignedIn(null).catch(() => undefined);
  clearSession();
  await Promise.all([ended, deps.store.close(), deps.device.close()]);
}

function readUnsent(store: PersonStore): Promise<DeviceRecord[]> {
  return firstValue(store.records.liveUnsynced());
}
