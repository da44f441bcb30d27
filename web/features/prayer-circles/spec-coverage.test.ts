import { coverSpec } from '../../../shared/testing/cover-spec';

coverSpec('the rules of what leaders give, on the screen', {
  spec: 'web/features/prayer-circles/SPEC.md',
  letters: 'W',
  first: 11,
  folders: ['web/features/prayer-circles', 'web/records/kinds/reading-plan', 'e2e'],
});
