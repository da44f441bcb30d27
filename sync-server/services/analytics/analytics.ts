import {
  ANALYTICS_WEEKS,
  type AnalyticsAnswer,
  type CircleFiguresAnswer,
  COUNTED_AFTER_DAYS,
  FAR_PROGRESS_DAY,
  type GroupFigures,
} from '../../../shared/api/analytics';
import { dropCompletion } from '../../../shared/records/drop-completion';
import { allKinds } from '../../../shared/records/registry';
import type { EngagementAsked } from '../../store/sql/analytics-rows';
import type { Store } from '../../store/store';
import { type Engagement, readCircleEngagement, readOrganizationEngagement } from './engagement';
import { renewFives } from './fives';
import { toFigures } from './to-figures';
import { lastWeeks, nextMonday, type Weeks } from './weeks';

export interface AnalyticsDeps {
  readonly store: Pick<Store, 'read' | 'write' | 'keys'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const DAY_MS = 86_400_000;

/** The kinds of the five daily activities. */
const DAILY_KINDS = allKinds().flatMap(({ name, flag }) => (flag === undefined ? [] : [name]));

/**
 * The figures that the administrator of an organization may see (`SPEC.md`). Throws a Problem: 404 for a person outside of
 * it, 403 for its members.
 */
export async function readAnalytics(
  { store, now }: AnalyticsDeps,
  accountId: string,
  organizationId: string,
): Promise<AnalyticsAnswer> {
  const asked = askOf(now());
  const engagement = await readOrganizationEngagement(store, accountId, organizationId, asked);
  return { organizationName: engagement.name, ...tellFigures(engagement, asked) };
}

/** The same for the leader of a prayer circle. Throws a Problem for everybody else, 403 for its members. */
export async function readCircleFigures(
  { store, now }: AnalyticsDeps,
  accountId: string,
  circleId: string,
): Promise<CircleFiguresAnswer> {
  const asked = askOf(now());
  const engagement = await readCircleEngagement(store, accountId, circleId, asked);
  return { circleName: engagement.name, ...tellFigures(engagement, asked) };
}

/**
 * Puts members who share and are not counted yet into cohorts of five (E2 to E4, E11); to be run daily. Resolves with the
 * number of new cohorts.
 */
export function recomputeCohorts(
  { store, now }: AnalyticsDeps,
  randomId: () => string,
): Promise<number> {
  const madeBy = now() - COUNTED_AFTER_DAYS * DAY_MS;
  return renewFives(store, { from: nextMonday(now()), madeBy }, randomId);
}

function askOf(now: number): EngagementAsked {
  return {
    ...lastWeeks(now, ANALYTICS_WEEKS),
    kinds: DAILY_KINDS,
    dropKind: dropCompletion.name,
    farDay: FAR_PROGRESS_DAY,
  };
}

function tellFigures(engagement: Engagement, weeks: Weeks): GroupFigures {
  return { countsFrom: engagement.countsFrom, figures: toFigures(engagement, weeks) };
}
