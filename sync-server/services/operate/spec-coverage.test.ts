import { coverSpec } from '../../../shared/testing/cover-spec';

coverSpec('the rules of the operator’s page', {
  spec: 'sync-server/services/operate/SPEC.md',
  letters: 'Z',
  folders: ['sync-server', 'scripts'],
});
