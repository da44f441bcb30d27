import type { DayReviewBody } from '../../../../shared/records/day-review';
import type { FieldOf } from '../../../../shared/records/kind';
import type { KindWords } from '../kind-words';

export const dayReviewWords: KindWords<FieldOf<DayReviewBody>> = {
  name: 'Day Review',
  title: 'Day Review',
  inside: 'In your review',
  fields: {
    grateful: 'What are you grateful for?',
    truth: 'What was true today?',
    tomorrowStep: 'One small step for tomorrow',
  },
  lines: [],
  place: ({ id }) => `/day-review?day=${id.slice('day-review:'.length)}`,
  counted: 'Day reviews',
  unsent: { one: 'Day Review', many: 'Day Reviews' },
  printed: {
    title: 'Day Review',
    labels: {
      challengeDay: 'Day',
      journey: 'Journey',
      grateful: 'Grateful for',
      truth: 'Truth',
      tomorrowStep: 'A step for tomorrow',
    },
  },
};
