import type { FieldOf } from '../../../../shared/records/kind';
import type { MindfulSessionBody } from '../../../../shared/records/mindful-session';
import type { KindWords } from '../kind-words';

export const mindfulSessionWords: KindWords<FieldOf<MindfulSessionBody>> = {
  name: 'Mindful Moment',
  title: 'Mindful Moment',
  inside: 'In your moment',
  fields: { title: 'Moment', seconds: 'Seconds' },
  lines: [],
  counted: 'Mindful moments',
  unsent: { one: 'Mindful Moment', many: 'Mindful Moments' },
  printed: { title: 'Mindful Moment', labels: { title: 'Moment', seconds: 'Seconds' } },
};
