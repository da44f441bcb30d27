import type { SignedInDevice } from '../../shared/api/passwords';
import type { Session, Store } from '../store/store';

/** Where a person is signed in at `now`: the session that asks first, then the last seen. Nothing that opens a session. */
export async function listSignedInDevices(
  store: Pick<Store, 'listSessions'>,
  asking: Session,
  now: number,
): Promise<SignedInDevice[]> {
  const sessions = await store.listSessions(asking.accountId);
  return sessions
    .filter(({ expiresAt }) => expiresAt > now)
    .map(({ tokenHash, device, deviceName, createdAt, lastSeenAt }) => ({
      name: deviceName,
      browser: device,
      firstSeenAt: createdAt,
      lastSeenAt,
      isThis: tokenHash === asking.tokenHash,
    }))
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || b.lastSeenAt - a.lastSeenAt);
}
