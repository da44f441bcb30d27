import { Star } from 'lucide-react';
import { useRecords } from '../../../records/react/use-records';
import { IconButton } from '../../../ui/icon-button';
import { keepFavorite } from '../commands';

interface StarButtonProps {
  readonly id: string;
  readonly isFavorite: boolean;
  readonly className?: string;
}

/** Puts a declaration among the favorites, or takes it out. */
export function StarButton({ id, isFavorite, className }: StarButtonProps) {
  const records = useRecords();
  return (
    <IconButton
      label="Favorite"
      aria-pressed={isFavorite}
      {...(className && { className })}
      onClick={() => void keepFavorite(records, id, !isFavorite)}
    >
      <Star size={20} strokeWidth={1.6} aria-hidden className="declaration-star" />
    </IconButton>
  );
}
