import {
  ANALYTICS_WEEKS,
  type AnalyticsAnswer,
  COUNTED_AFTER_DAYS,
  FAR_PROGRESS_DAY,
} from '../../../shared/api/analytics';
import { dropCompletion } from '../../../shared/records/drop-completion';
import { allKinds } from '../../../shared/records/registry';
import type { Store } from '../../store/store';
import { readEngagement } from './engagement';
import { renewFives } from './fives';
import { toFigures } from './to-figures';
import { lastWeeks, nextMonday } from './weeks';

export interface AnalyticsDeps {
  readonly store: Pick<Store, 'read' | 'write'>;
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
  const weeks = lastWeeks(now(), ANALYTICS_WEEKS);
  const asked = {
    ...weeks,
    kinds: DAILY_KINDS,
    dropKind: dropCompletion.name,
    farDay: FAR_PROGRESS_DAY,
  };
  const engagement = await readEngagement(store, accountId, organizationId, asked);
  const { organizationName, countsFrom } = engagement;
  return { organizationName, countsFrom, figures: toFigures(engagement, weeks) };
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
