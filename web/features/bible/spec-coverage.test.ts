import { coverSpec } from '../../../shared/testing/cover-spec';

coverSpec('the rules of finding in the Bible', {
  spec: 'web/features/bible/SPEC.md',
  letters: 'S',
  folders: ['web/features/bible', 'shared/content', 'web/content/scripture', 'sw/scripture'],
});
