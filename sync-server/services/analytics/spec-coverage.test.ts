import { coverSpec } from '../../../shared/testing/cover-spec';

coverSpec('the rules of the analytics', {
  spec: 'sync-server/services/analytics/SPEC.md',
  letters: 'E',
  folders: ['shared', 'web', 'sync-server'],
});
