import { z } from 'zod';
import { longText } from '../records/fields';
import { ENERGY_LEVELS } from '../records/nourish-day';

/** Glasses or meals: whole numbers, never below 0. */
const count = z.number().int().min(0).max(1000);

/** POST /api/eating-habits/{date}. A field left out stays as it is. */
export const eatingHabitsRequest = z.object({
  waterIntake: count.optional(),
  balancedMeals: count.optional(),
  mindfulEating: z.boolean().nullable().optional(),
  gratefulForFood: z.boolean().optional(),
  emotionalEating: longText.nullable().optional(),
  energyLevel: z.enum(ENERGY_LEVELS).nullable().optional(),
  reflection: longText.nullable().optional(),
});
export type EatingHabitsRequest = z.infer<typeof eatingHabitsRequest>;

/** A day of nourishment as the calls show it: counters are plain numbers. */
export const eatingHabitsView = z.object({
  date: z.string(),
  waterIntake: count,
  balancedMeals: count,
  mindfulEating: z.boolean().nullable(),
  gratefulForFood: z.boolean(),
  emotionalEating: z.string().nullable(),
  energyLevel: z.enum(ENERGY_LEVELS).nullable(),
  reflection: z.string().nullable(),
});
export type EatingHabitsView = z.infer<typeof eatingHabitsView>;

/** GET /api/eating-habits/{date} and GET /api/nourish/{date}. */
export const eatingHabitsAnswer = z.object({ habits: eatingHabitsView.nullable() });
