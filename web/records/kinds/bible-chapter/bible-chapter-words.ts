import type { BibleChapterBody } from '../../../../shared/records/bible-chapter';
import type { FieldOf } from '../../../../shared/records/kind';
import type { KindWords } from '../kind-words';

export const bibleChapterWords: KindWords<FieldOf<BibleChapterBody>> = {
  name: 'Marked chapter',
  title: 'Marked chapters of the Bible',
  inside: 'In your Bible',
  fields: { passage: 'Chapter', highlights: 'Highlighted verses', bookmarks: 'Bookmarked verses' },
  lines: [],
  place: () => '/bible/marks',
  unsent: { one: 'A marked chapter of the Bible', many: 'marked chapters of the Bible' },
  printed: {
    title: 'Marked in the Bible',
    labels: { passage: 'Chapter', highlights: 'Highlighted verses', bookmarks: 'Bookmarks' },
  },
};
