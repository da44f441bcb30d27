import { Star } from 'lucide-react';
import { MoodGlyph } from '../../ui/mood-glyph';
import { MoodWord } from '../../ui/mood-word';
import { Tag } from '../../ui/tag';
import type { EntryDetails } from './entry-details';

/** Star, mood and tags of an entry in one quiet line; nothing where it has none. */
export function EntryMarks({ details: { mood, tags, starred } }: { details: EntryDetails }) {
  if (!mood && !starred && tags.length === 0) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-2 text-note">
      {starred && <StarMark />}
      {mood && (
        <span className="inline-flex items-center gap-1.5">
          <MoodGlyph mood={mood} size={20} />
          <MoodWord mood={mood} />
        </span>
      )}
      {tags.map((tag) => (
        <Tag key={tag} className="min-w-0 [overflow-wrap:anywhere]">
          {tag}
        </Tag>
      ))}
    </span>
  );
}

function StarMark() {
  return (
    <span className="text-gold-ink">
      <Star size={16} strokeWidth={1.6} className="fill-current" aria-hidden />
      <span className="sr-only">Starred</span>
    </span>
  );
}
