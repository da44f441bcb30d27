import { coverSpec } from '../../../shared/testing/cover-spec';

coverSpec('the rules of the reading plans', {
  spec: 'web/features/reading-plans/SPEC.md',
  letters: 'N',
  folders: [
    'web/features/reading-plans',
    'web/records/kinds/reading-plan',
    'shared/content/plans',
    'scripts/content',
    'e2e',
  ],
});
