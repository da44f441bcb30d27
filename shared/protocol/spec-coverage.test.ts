import { coverSpec } from '../testing/cover-spec';

coverSpec('the rules of the sync protocol', {
  spec: 'shared/protocol/SPEC.md',
  letters: 'PMV',
  folders: ['shared', 'web', 'sw', 'sync-server'],
});
