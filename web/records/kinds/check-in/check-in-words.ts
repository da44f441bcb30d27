import type { CheckInBody } from '../../../../shared/records/check-in';
import type { FieldOf } from '../../../../shared/records/kind';
import type { KindWords } from '../kind-words';

export const checkInWords: KindWords<FieldOf<CheckInBody>> = {
  hour: 'check',
  name: 'Check-In',
  title: 'Wholeness Check-In',
  inside: 'In your check-in',
  fields: {
    mood: 'Mood',
    truthStatement: 'A truth to hold today',
    gratitude1: 'Grateful for, line 1',
    gratitude2: 'Grateful for, line 2',
    gratitude3: 'Grateful for, line 3',
  },
  lines: ['gratitude1', 'gratitude2', 'gratitude3'],
  place: ({ day }) => `/check-in?day=${day}`,
  counted: 'Check-ins',
  unsent: { one: 'Check-In', many: 'check-ins' },
  printed: {
    title: 'Wholeness Check-In',
    labels: {
      mood: 'Mood',
      truthStatement: 'A truth to hold',
      gratitude1: 'Grateful for',
      gratitude2: 'And for',
      gratitude3: 'And for',
    },
  },
};
