import { coverSpec } from '../../shared/testing/cover-spec';

coverSpec('the rules of the database', {
  spec: 'sync-server/store/SPEC.md',
  letters: 'D',
  folders: ['sync-server', 'scripts'],
});
