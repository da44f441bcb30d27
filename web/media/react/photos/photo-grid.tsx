import { useState } from 'react';
import type { EntryPhoto } from '../../../../shared/records/journal-entry';
import { joinClasses } from '../../../ui/join-classes';
import { inRows, shownRatio } from '../../photos/photo-rows';
import { sayPhoto } from '../../photos/photo-words';
import { PhotoPicture } from './photo-picture';
import { PhotoViewer } from './photo-viewer';
import '../../../ui/styles/late/photos.css';

interface PhotoGridProps {
  readonly photos: readonly EntryPhoto[];
  /** The entry's day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly lazy?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The photos of an entry that is read, in rows of one height; each opens as large as the screen. */
export function PhotoGrid({ photos, day, lazy, className }: PhotoGridProps) {
  const [open, setOpen] = useState<number>();
  if (photos.length === 0) return null;
  return (
    <div className={joinClasses('photo-grid', className)}>
      {inRows(photos).map((row) => (
        <div key={row[0]?.hash} className="photo-row">
          {row.map((photo) => {
            const index = photos.indexOf(photo);
            return (
              <button
                key={photo.hash}
                type="button"
                className="photo-open"
                style={{ '--ratio': shownRatio(photo) }}
                onClick={() => setOpen(index)}
              >
                <PhotoPicture
                  photo={photo}
                  size="whole"
                  alt={sayPhoto(index, photos.length, day)}
                  lazy={lazy}
                />
              </button>
            );
          })}
        </div>
      ))}
      <PhotoViewer photos={photos} index={open} day={day} onShow={setOpen} />
    </div>
  );
}
