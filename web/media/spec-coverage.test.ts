import { coverSpec } from '../../shared/testing/cover-spec';

coverSpec('the rules of recordings and photos', {
  spec: 'web/media/SPEC.md',
  letters: 'V',
  folders: ['shared', 'web', 'sw', 'sync-server'],
});
