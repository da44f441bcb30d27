import { coverSpec } from '../../../shared/testing/cover-spec';

coverSpec('the rules of the upkeep', {
  spec: 'sync-server/services/upkeep/SPEC.md',
  letters: 'U',
  folders: ['sync-server'],
});
