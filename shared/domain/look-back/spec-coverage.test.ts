import { coverSpec } from '../../testing/cover-spec';

coverSpec('the rules of looking back', {
  spec: 'shared/domain/look-back/SPEC.md',
  letters: 'L',
  folders: ['shared', 'web'],
});
