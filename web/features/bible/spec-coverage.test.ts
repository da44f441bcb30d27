import { coverSpec } from '../../../shared/testing/cover-spec';

coverSpec('the rules of the Bible', {
  spec: 'web/features/bible/SPEC.md',
  letters: 'S',
  folders: [
    'web/features/bible',
    'web/features/bible-prayer',
    'web/journey',
    'shared/content',
    'web/content/scripture',
    'sw/scripture',
    'e2e',
  ],
});
