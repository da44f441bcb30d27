import { isPlanId, PLAN_TITLES } from '../../../../shared/content/plans/plan-titles';
import { isLocalDay } from '../../../../shared/domain/local-day';
import { formatDate } from '../../../ui/format/days';

/** Fields of a reading plan that are said in a word or two. */
export const PLAN_FIELDS = ['plan', 'closedOn'] as const;

/**
 * A field of a reading plan as a person says it: `Psalms in 60`, `Day 5 on November 20, 2026`. Undefined for any other field, and
 * for a value that is none of a plan.
 */
export function planFieldInWords(name: string, value: unknown): string | undefined {
  if (name === 'plan' && typeof value === 'string' && isPlanId(value)) return PLAN_TITLES[value];
  if (name === 'closedOn' && typeof value === 'string' && isLocalDay(value))
    return formatDate(value);
  if (name !== 'pace' || typeof value !== 'object' || value === null) return undefined;
  const { day, on } = value as { readonly day?: unknown; readonly on?: unknown };
  if (typeof day !== 'number' || typeof on !== 'string' || !isLocalDay(on)) return undefined;
  return `Day ${day} on ${formatDate(on)}`;
}
