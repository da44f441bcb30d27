import { coverSpec } from '../../../shared/testing/cover-spec';

coverSpec('the rules of the ways to pray', {
  spec: 'web/features/pray/SPEC.md',
  letters: 'O',
  folders: ['web/features/pray', 'web/records/kinds', 'shared/content', 'e2e'],
});
