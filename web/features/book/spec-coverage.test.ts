import { coverSpec } from '../../../shared/testing/cover-spec';

coverSpec('the rules of the book', {
  spec: 'web/features/book/SPEC.md',
  letters: 'B',
  folders: ['web/features/book'],
});
