import { Star } from 'lucide-react';
import { useRecords } from '../../../records/react/use-records';
import { IconButton } from '../../../ui/icon-button';
import { keepFavorite } from '../commands';

interface StarButtonProps {
  readonly id: string;
  readonly isFavorite: boolean;
  /** Of a list: the declaration, for people who can't see what the star stands beside. */
  readonly words?: string;
}

/** Puts a declaration among the favorites, or takes it out. */
export function StarButton({ id, isFavorite, words }: StarButtonProps) {
  const records = useRecords();
  return (
    <IconButton
      label={words === undefined ? 'Favorite' : `Favorite: ${words}`}
      aria-pressed={isFavorite}
      onClick={() => void keepFavorite(records, id, !isFavorite)}
    >
      <Star size={20} strokeWidth={1.6} aria-hidden className="declaration-star" />
    </IconButton>
  );
}
