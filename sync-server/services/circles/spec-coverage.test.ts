import { coverSpec } from '../../../shared/testing/cover-spec';

coverSpec('the rules of what leaders give their circles', {
  spec: 'sync-server/services/circles/SPEC.md',
  letters: 'W',
  folders: ['sync-server'],
});
