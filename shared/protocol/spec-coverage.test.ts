import { coverSpec } from '../testing/cover-spec';

coverSpec('the rules of the sync protocol', {
  spec: 'shared/protocol/SPEC.md',
  letters: 'PM',
  folders: ['shared', 'web', 'sw', 'sync-server'],
});
