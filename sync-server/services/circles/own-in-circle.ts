import type { AlsoKept } from '../../../shared/api/server-export';
import type { OwnInCircle } from '../../store/circle-store';

/** A person's own posts and actions in one circle, as their export shows them. */
export function sayOwnInCircle(own: OwnInCircle): NonNullable<AlsoKept['circles']>[number] {
  return {
    ...own,
    joinedAt: iso(own.joinedAt),
    leftAt: isoOrNull(own.leftAt),
    requests: own.requests.map(({ createdAt, answeredAt, ...request }) => ({
      ...request,
      createdAt: iso(createdAt),
      answeredAt: isoOrNull(answeredAt),
    })),
    responses: own.responses.map((one) => ({ ...one, createdAt: iso(one.createdAt) })),
    prayers: [...own.prayers],
    reports: own.reports.map((report) => ({ ...report, at: iso(report.at) })),
  };
}

function isoOrNull(epochMs: number | null): string | null {
  return epochMs === null ? null : iso(epochMs);
}

function iso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
