import { coverSpec } from '../../../shared/testing/cover-spec';

coverSpec('the rules of the declarations', {
  spec: 'web/features/declarations/SPEC.md',
  letters: 'Q',
  folders: ['web/features/declarations', 'scripts/content', 'e2e'],
});
