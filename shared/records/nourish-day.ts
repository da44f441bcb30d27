import * as z from 'zod/mini';
import { commonFields, counter, counterValue, longText } from './fields';
import type { KeyedKind } from './kind';

export const ENERGY_LEVELS = ['low', 'moderate', 'high'] as const;
export type EnergyLevel = (typeof ENERGY_LEVELS)[number];

const schema = z.looseObject({
  waterIntake: counter,
  balancedMeals: counter,
  mindfulEating: z.nullable(z.boolean()),
  gratefulForFood: z.boolean(),
  emotionalEating: z.nullable(longText),
  energyLevel: z.nullable(z.enum(ENERGY_LEVELS)),
  reflection: z.nullable(longText),
  ...commonFields,
});
export type NourishDayBody = z.infer<typeof schema>;

/** Whether anything was noted: a day saved without a word of it lights nothing. */
function holdsSomething(body: NourishDayBody): boolean {
  const { mindfulEating, gratefulForFood, emotionalEating, energyLevel, reflection } = body;
  return (
    counterValue(body.waterIntake) > 0 ||
    counterValue(body.balancedMeals) > 0 ||
    mindfulEating !== null ||
    gratefulForFood ||
    energyLevel !== null ||
    [emotionalEating, reflection].some((words) => words !== null && words.trim() !== '')
  );
}

/** Nourish: eating habits and hydration, one a day. */
export const nourishDay: KeyedKind<NourishDayBody, 'nourish-day'> = {
  name: 'nourish-day',
  schema,
  fields: {
    waterIntake: 'counter',
    balancedMeals: 'counter',
    mindfulEating: 'choice',
    gratefulForFood: 'choice',
    emotionalEating: 'text',
    energyLevel: 'choice',
    reflection: 'text',
    keptVersions: 'set',
  },
  idFor: (day) => `nourish-day:${day}`,
  idNames: ['day'],
  countsAsDone: holdsSomething,
  flag: 'nourish',
};
