import type { Keys } from '../../../sealing/keys';
import type { CircleStore } from '../../circle-store';
import type { Database } from '../database';
import { createCircleAccess } from './circle-access';
import { createCircleMethods } from './circles';
import { createCircleInviteMethods } from './invites';
import { createMemberMethods } from './members';
import { createOwnInCirclesMethods } from './own-in-circles';
import { createPrayerRequestMethods } from './prayer-requests';
import { createPrayerResponseMethods } from './prayer-responses';
import { createReportMethods } from './reports';

/** The part of the store that keeps prayer circles. */
export function createCircleStore(
  database: Database,
  keys: Keys,
  emptyWal: () => Promise<boolean>,
): CircleStore {
  const access = createCircleAccess(keys);
  const { readCircle, ...circles } = createCircleMethods(database, keys, access, emptyWal);
  return {
    ...circles,
    ...createMemberMethods(database, access, readCircle, emptyWal),
    ...createCircleInviteMethods(database, access, readCircle),
    ...createPrayerRequestMethods(database, access),
    ...createPrayerResponseMethods(database, access),
    ...createReportMethods(database, access),
    ...createOwnInCirclesMethods(database, access),
  };
}
