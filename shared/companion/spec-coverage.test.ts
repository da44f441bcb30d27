import { coverSpec } from '../testing/cover-spec';

coverSpec('the rules of the companion', {
  spec: 'shared/companion/SPEC.md',
  letters: 'RCG',
  folders: ['shared', 'web', 'sync-server', 'scripts'],
});
