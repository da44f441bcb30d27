import { Star } from 'lucide-react';
import { MoodGlyph } from '../../../ui/mood-glyph';
import { MoodWord } from '../../../ui/mood-word';
import { Tag } from '../../../ui/tag';
import type { EntryDetails } from './entry-details';

/** Whether there is anything for {@link EntryMarks} to show. */
export function hasMarks({ mood, tags, starred }: EntryDetails): boolean {
  return mood !== null || starred || tags.length > 0;
}

interface EntryMarksProps {
  readonly details: EntryDetails;
  /** How many tags are named; of the others it says how many there are. */
  readonly mostTags?: number | undefined;
}

/** Star, mood and tags of an entry in one quiet line; nothing where it has none. */
export function EntryMarks({ details, mostTags }: EntryMarksProps) {
  const { mood, tags, starred } = details;
  if (!hasMarks(details)) return null;
  const named = tags.slice(0, mostTags);
  const others = tags.length - named.length;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-2 text-note">
      {starred && <StarMark />}
      {mood && (
        <span className="inline-flex items-center gap-1.5">
          <MoodGlyph mood={mood} size={20} />
          <MoodWord mood={mood} />
        </span>
      )}
      {named.map((tag) => (
        <Tag key={tag} className="min-w-0 wrap-anywhere">
          {tag}
        </Tag>
      ))}
      {others > 0 && <span>{`and ${others} more`}</span>}
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
