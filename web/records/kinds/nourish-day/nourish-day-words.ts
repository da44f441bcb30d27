import type { FieldOf } from '../../../../shared/records/kind';
import type { NourishDayBody } from '../../../../shared/records/nourish-day';
import type { KindWords } from '../kind-words';

export const nourishDayWords: KindWords<FieldOf<NourishDayBody>> = {
  hour: 'nourish',
  name: 'Nourish',
  title: 'Nourish',
  inside: 'In your day',
  fields: {
    waterIntake: 'Water',
    balancedMeals: 'Balanced meals',
    mindfulEating: 'How did you eat?',
    gratefulForFood: 'Grateful for food',
    energyLevel: 'Energy',
    emotionalEating: 'Did feelings lead any of it?',
    reflection: 'Reflection',
  },
  lines: [],
  place: ({ day }) => `/nourish/track?day=${day}`,
  draft: 'nourish',
  counted: 'Nourish days',
  unsent: { one: 'Nourish', many: 'Nourish days' },
  printed: {
    title: 'Nourish',
    labels: {
      waterIntake: 'Glasses of water',
      balancedMeals: 'Balanced meals',
      energyLevel: 'Energy',
      mindfulEating: 'Mindful eating',
      gratefulForFood: 'Grateful for food',
      emotionalEating: 'Emotional eating',
      reflection: 'Reflection',
    },
  },
};
