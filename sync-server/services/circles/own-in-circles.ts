import { isoMoment } from '../../../shared/api/export';
import type { AlsoKept } from '../../../shared/api/server-export';
import type { PersonKey } from '../../sealing/keys';
import type {
  CirclePlanRow,
  GuidanceRow,
  RequestRow,
  ResponseRow,
} from '../../store/schema/circles';
import {
  findOwnPlan,
  listOwnGuidance,
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
import { openPlan } from './circle-plan';
import { openCircle } from './circles';
import { openGuidance } from './guidance';
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
  const guidance = await listOwnGuidance(tx, memberId);
  const plan = await findOwnPlan(tx, memberId);
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
    guidance: guidance.map((item) => sayOwnGuidance(key, item)),
    plan: plan ? sayOwnPlan(key, plan) : null,
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

function sayOwnGuidance(
  key: PersonKey,
  row: GuidanceRow,
): NonNullable<OwnInCircle['guidance']>[number] {
  return {
    id: row.id,
    ...openGuidance(key, row),
    createdAt: isoMoment(row.createdAt),
    updatedAt: isoMoment(row.updatedAt),
  };
}

function sayOwnPlan(key: PersonKey, row: CirclePlanRow): NonNullable<OwnInCircle['plan']> {
  return { id: row.id, ...openPlan(key, row), setAt: isoMoment(row.setAt) };
}

function isoOrNull(epochMs: number | null): string | null {
  return epochMs === null ? null : isoMoment(epochMs);
}
