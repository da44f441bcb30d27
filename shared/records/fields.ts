import * as z from 'zod/mini';
import { MOST_JOURNEYS } from '../domain/challenge-day';
import type { KeptVersion } from './record';

/** A person's own words. Long enough for a long morning; what is longer is held back, not cut. */
export const LONG_TEXT_CHARACTERS = 200_000;
export const longText = z.string().check(z.maxLength(LONG_TEXT_CHARACTERS));
export const SHORT_TEXT_CHARACTERS = 2_000;
export const shortText = z.string().check(z.maxLength(SHORT_TEXT_CHARACTERS));

/** `{ device: contribution }`; the value is the sum, see `counterValue`. */
export const counter = z.record(z.string(), z.int());

export const keptVersion: z.ZodMiniType<KeptVersion> = z.object({
  hash: z.string(),
  field: z.string(),
  value: z.string(),
  updatedAt: z.number(),
});

/** Which journey a day of the ninety belongs to; absent in the first (J12). */
export const journeyNumber = z.optional(z.int().check(z.minimum(1), z.maximum(MOST_JOURNEYS)));

/** Fields every kind may carry besides its own. */
export const commonFields = { keptVersions: z.optional(z.array(keptVersion)) };

/** The number a counter shows: the sum of all contributions, never below zero. */
export function counterValue(value: Readonly<Record<string, number>> | undefined): number {
  return Math.max(
    0,
    Object.values(value ?? {}).reduce((sum, part) => sum + part, 0),
  );
}

/**
 * A counter as a form hands it over: the number the person sees. Saving turns the difference to what the form was
 * opened on into this device's own contribution, so that two devices counting at once add up.
 */
export function withCounter(shown: number): Record<string, number> {
  return { shown };
}
