import type { FieldOf } from '../../../../shared/records/kind';
import type { ReadingPlanBody } from '../../../../shared/records/reading-plan';
import type { KindWords } from '../kind-words';

export const readingPlanWords: KindWords<FieldOf<ReadingPlanBody>> = {
  name: 'Reading plan',
  title: 'Reading plans',
  inside: 'In your reading plan',
  fields: {
    plan: 'Plan',
    read: 'Days you read',
    pace: 'Where you counted from',
    closedOn: 'Closed',
  },
  lines: [],
  place: () => '/bible/plans',
  unsent: { one: 'A reading plan', many: 'reading plans' },
  printed: {
    title: 'Reading plan',
    labels: {
      plan: 'Plan',
      read: 'Days read',
      pace: 'Counted from',
      closedOn: 'Closed on',
    },
  },
};
