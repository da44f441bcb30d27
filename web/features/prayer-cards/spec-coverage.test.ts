import { coverSpec } from '../../../shared/testing/cover-spec';

coverSpec('the rules of prayer cards', {
  spec: 'web/features/prayer-cards/SPEC.md',
  letters: 'T',
  folders: [
    'web/features/prayer-cards',
    'web/features/prayer-circles',
    'web/features/data-export',
    'web/records/kinds/intercession-card',
    'web/sync',
    'e2e',
  ],
});
