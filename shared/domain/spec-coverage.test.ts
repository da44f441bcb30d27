import { coverSpec } from '../testing/cover-spec';

coverSpec('the rules of the ninety days', {
  spec: 'shared/domain/SPEC.md',
  letters: 'J',
  folders: ['shared', 'web', 'sw', 'sync-server'],
});
