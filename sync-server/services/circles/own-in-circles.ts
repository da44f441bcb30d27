import { isoMoment } from '../../../shared/api/export';
import type { AlsoKept } from '../../../shared/api/server-export';
import type { PersonKey } from '../../sealing/keys';
import type { RequestRow, ResponseRow } from '../../store/schema/circles';
import {
  listOwnMemberships,
  listOwnPrayers,
  listOwnReports,
  listOwnRequests,
  listOwnResponses,
  type OwnMemberRow,
} from '../../store/sql/circles/own-rows';
import type { Reading } from '../../store/sql/database';
import type { Store } from '../../store/store';
import { readCircleKey } from './circle-access';
import { openCircle } from './circles';
import { openRequest, openStory } from './requests';
import { openMessage } from './responses';

type OwnInCircle = NonNullable<AlsoKept['circles']>[number];

/**
 * A person's own posts and actions in circles, also in those they have left, as their export shows them; the names of others
 * are left out. Throws SealBrokenError if what is stored was changed.
 */
export function exportCircles(
  { read, keys }: Pick<Store, 'read' | 'keys'>,
  accountId: string,
): Promise<OwnInCircle[]> {
  return read(async (tx) => {
    const own: OwnInCircle[] = [];
    for (const row of await listOwnMemberships(tx, accountId)) {
      own.push(await readOwn(tx, await readCircleKey(tx, keys, row.circleId), row));
    }
    return own;
  });
}

async function readOwn(tx: Reading, key: PersonKey, row: OwnMemberRow): Promise<OwnInCircle> {
  const { id: memberId, circleId, role, joinedAt, leftAt, countsMe, body } = row;
  const requests = await listOwnRequests(tx, memberId);
  const responses = await listOwnResponses(tx, memberId);
  const reports = await listOwnReports(tx, memberId);
  return {
    circleId,
    circleName: leftAt === null ? openCircle(key, circleId, body).name : null,
    role,
    joinedAt: isoMoment(joinedAt),
    leftAt: isoOrNull(leftAt),
    countsMe: countsMe === 1,
    requests: requests.map((request) => sayOwnRequest(key, request)),
    responses: responses.map((response) => sayOwnResponse(key, response)),
    prayers: await listOwnPrayers(tx, memberId),
    reports: reports.map((report) => ({ ...report, at: isoMoment(report.at) })),
  };
}

function sayOwnRequest(key: PersonKey, row: RequestRow): OwnInCircle['requests'][number] {
  return {
    id: row.id,
    ...openRequest(key, row),
    createdAt: isoMoment(row.createdAt),
    answeredAt: isoOrNull(row.answeredAt),
    story: openStory(key, row),
  };
}

function sayOwnResponse(key: PersonKey, row: ResponseRow): OwnInCircle['responses'][number] {
  const { id, requestId, type } = row;
  return {
    id,
    requestId,
    type,
    message: openMessage(key, row),
    createdAt: isoMoment(row.createdAt),
  };
}

function isoOrNull(epochMs: number | null): string | null {
  return epochMs === null ? null : isoMoment(epochMs);
}
