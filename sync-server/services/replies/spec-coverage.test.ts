import { coverSpec } from '../../../shared/testing/cover-spec';

coverSpec('the rules of replies', {
  spec: 'sync-server/services/replies/SPEC.md',
  letters: 'Y',
  folders: ['sync-server', 'shared', 'web'],
});
