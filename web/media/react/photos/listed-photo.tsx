import type { EntryPhoto } from '../../../../shared/records/journal-entry';
import { joinClasses } from '../../../ui/join-classes';
import { sayPhotos } from '../../photos/photo-words';
import { PhotoPicture } from './photo-picture';

interface ListedPhotoProps {
  readonly photos: readonly EntryPhoto[];
  readonly className?: string | undefined;
}

/** The first photo of an entry in a list; how many there are is told to those who can't see it. Nothing where there is none. */
export function ListedPhoto({ photos, className }: ListedPhotoProps) {
  const [first] = photos;
  if (!first) return null;
  return (
    <PhotoPicture
      key={first.hash}
      photo={first}
      size="preview"
      alt={sayPhotos(photos.length)}
      lazy
      className={joinClasses('size-17', className)}
    />
  );
}
