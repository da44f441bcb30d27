import * as z from 'zod/mini';
import { circlesAnswer } from '../../../../shared/api/prayer-circles';

/** The circles as this device keeps them, with the day on which they came. */
export const keptCircles = z.object({ circles: circlesAnswer });

/** '5 of 15' */
export function sayAwards(all: readonly { readonly isUnlocked: boolean }[]): string {
  return `${all.filter(({ isUnlocked }) => isUnlocked).length} of ${all.length}`;
}

/** '2 open' for the requests in all circles; undefined where there are none, or no circles are kept. */
export function sayOpenRequests(kept: unknown): string | undefined {
  const { data } = keptCircles.safeParse(kept);
  const open = data?.circles.reduce((sum, { openRequests }) => sum + openRequests, 0) ?? 0;
  return open > 0 ? `${open} open` : undefined;
}
