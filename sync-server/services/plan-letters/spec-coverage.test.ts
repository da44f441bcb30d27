import { coverSpec } from '../../../shared/testing/cover-spec';

coverSpec('the rules of the emails about a plan', {
  spec: 'sync-server/services/plan-letters/SPEC.md',
  letters: 'X',
  folders: ['sync-server'],
});
