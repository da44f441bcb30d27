import * as z from 'zod/mini';
import { ENERGY_LEVELS } from '../records/nourish-day';
import { longWords } from './text';

/** Glasses or meals: whole numbers, never below 0. */
const count = z.int().check(z.minimum(0), z.maximum(1000));

/** POST /api/eating-habits/{date}. A field left out stays as it is. */
export const eatingHabitsRequest = z.object({
  waterIntake: z.optional(count),
  balancedMeals: z.optional(count),
  mindfulEating: z.optional(z.nullable(z.boolean())),
  gratefulForFood: z.optional(z.boolean()),
  emotionalEating: z.optional(z.nullable(longWords)),
  energyLevel: z.optional(z.nullable(z.enum(ENERGY_LEVELS))),
  reflection: z.optional(z.nullable(longWords)),
});
export type EatingHabitsRequest = z.infer<typeof eatingHabitsRequest>;

/** A day of nourishment as the calls show it: counters are plain numbers. */
export const eatingHabitsView = z.object({
  date: z.string(),
  waterIntake: count,
  balancedMeals: count,
  mindfulEating: z.nullable(z.boolean()),
  gratefulForFood: z.boolean(),
  emotionalEating: z.nullable(z.string()),
  energyLevel: z.nullable(z.enum(ENERGY_LEVELS)),
  reflection: z.nullable(z.string()),
});
export type EatingHabitsView = z.infer<typeof eatingHabitsView>;

/** GET /api/eating-habits/{date} and GET /api/nourish/{date}. */
export const eatingHabitsAnswer = z.object({ habits: z.nullable(eatingHabitsView) });
