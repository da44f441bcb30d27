import type { Database } from 'better-sqlite3';
import type { Keys } from '../../../sealing/keys';
import type { CircleStore } from '../../circle-store';
import type { GroupCommit } from '../group-commit';
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
  db: Database,
  group: GroupCommit,
  keys: Keys,
  emptyWal: () => Promise<boolean>,
): CircleStore {
  const access = createCircleAccess(db, keys);
  const { readCircle, ...circles } = createCircleMethods(db, group, keys, access, emptyWal);
  return {
    ...circles,
    ...createMemberMethods(db, group, access, readCircle, emptyWal),
    ...createCircleInviteMethods(db, group, access, readCircle),
    ...createPrayerRequestMethods(db, group, access),
    ...createPrayerResponseMethods(db, group, access),
    ...createReportMethods(db, group, access),
    ...createOwnInCirclesMethods(db, access),
  };
}
