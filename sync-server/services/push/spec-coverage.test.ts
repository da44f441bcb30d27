import { coverSpec } from '../../../shared/testing/cover-spec';

coverSpec('the rules of reminders', {
  spec: 'sync-server/services/push/SPEC.md',
  letters: 'H',
  folders: ['sync-server', 'sw', 'web/features/reminders', 'shared/api'],
});
