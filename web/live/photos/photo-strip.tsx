import { Undo2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { EntryPhoto } from '../../../shared/records/journal-entry';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Spinner } from '../../ui/spinner';
import type { Photos } from '../use-photos';
import { PhotoPicture } from './photo-picture';
import { PhotoViewer } from './photo-viewer';
import { sayPhoto } from './photo-words';
import './photos.css';

interface PhotoStripProps {
  readonly photos: Photos;
  /** The entry's day, `YYYY-MM-DD`. */
  readonly day: string;
}

/** The photos of an entry that is written: to be opened and removed; what is being prepared; what was not taken and why. */
export function PhotoStrip({ photos, day }: PhotoStripProps) {
  const { photos: shown, preparing, notes, isRemoved } = photos;
  const [open, setOpen] = useState<number>();
  const undo = useRef<HTMLButtonElement>(null);
  const remove = (photo: EntryPhoto) => {
    photos.remove(photo);
    // The button goes: the focus stays near.
    requestAnimationFrame(() => undo.current?.focus({ preventScroll: true }));
  };
  return (
    <>
      {shown.length + preparing.length > 0 && (
        <ul className="photo-strip" aria-label="Photos of this entry">
          {shown.map((photo, index) => (
            <li key={photo.hash}>
              <button type="button" className="photo-open" onClick={() => setOpen(index)}>
                <PhotoPicture
                  photo={photo}
                  size="preview"
                  alt={sayPhoto(index, shown.length, day)}
                />
              </button>
              <IconButton
                label={`Remove photo ${index + 1}`}
                className="photo-remove"
                onClick={() => remove(photo)}
              >
                <X size={16} strokeWidth={1.6} aria-hidden />
              </IconButton>
            </li>
          ))}
          {preparing.map(({ id, name }) => (
            <li key={id}>
              <span className="photo photo-preparing">
                <Spinner size="sm" />
                <span className="sr-only">{`Preparing ${name}`}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {preparing.length > 0 && <span className="sr-only">Preparing your photos</span>}
        {isRemoved && (
          <p className="photo-line">
            Photo removed.
            <Button ref={undo} variant="text" size="sm" onClick={photos.undoRemove}>
              <Undo2 size={16} strokeWidth={1.6} aria-hidden />
              Undo
            </Button>
          </p>
        )}
        {notes.map(({ id, text }) => (
          <p key={id} className="photo-line">
            <span className="min-w-0 py-2 [overflow-wrap:anywhere]">{text}</span>
            <IconButton label="Dismiss" onClick={() => photos.dismiss(id)}>
              <X size={16} strokeWidth={1.6} aria-hidden />
            </IconButton>
          </p>
        ))}
      </div>
      <PhotoViewer photos={shown} index={open} day={day} onShow={setOpen} />
    </>
  );
}
