import { isPlanId, PLAN_TITLES } from '../../../../shared/content/plans/plan-titles';
import { isLocalDay } from '../../../../shared/domain/local-day';
import { readingPlan } from '../../../../shared/records/reading-plan';
import { formatDate } from '../../../ui/format/days';

/**
 * A field of a reading plan as a person says it: `Psalms in 60`, `Day 5 on November 20, 2026`. Undefined for any other field or
 * kind, and for a value that is none of a plan.
 */
export function planFieldText(
  kind: string | undefined,
  name: string,
  value: unknown,
): string | undefined {
  if (kind !== readingPlan.name) return undefined;
  if (name === 'plan' && typeof value === 'string')
    return isPlanId(value) ? PLAN_TITLES[value] : value;
  if (name === 'closedOn' && typeof value === 'string')
    return isLocalDay(value) ? formatDate(value) : value;
  if (name !== 'pace' || typeof value !== 'object' || value === null) return undefined;
  const { day, on } = value as { readonly day?: unknown; readonly on?: unknown };
  if (typeof day !== 'number' || typeof on !== 'string' || !isLocalDay(on)) return undefined;
  return `Day ${day} on ${formatDate(on)}`;
}
