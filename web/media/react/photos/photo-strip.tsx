import { Undo2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { EntryPhoto } from '../../../../shared/records/journal-entry';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { Spinner } from '../../../ui/spinner';
import { sayPhoto } from '../../photos/photo-words';
import type { Photos } from '../use-photos';
import { PhotoPicture } from './photo-picture';
import { PhotoViewer } from './photo-viewer';
import '../../../ui/styles/late/photos.css';

interface PhotoStripProps {
  readonly photos: Photos;
  /** The entry's day, `YYYY-MM-DD`. */
  readonly day: string;
}

/** The photos of an entry that is written: to be opened and removed; what is being prepared; what was not taken and why. */
export function PhotoStrip({ photos, day }: PhotoStripProps) {
  const { photos: shown, preparing, notes, isRemoved } = photos;
  const [open, setOpen] = useState<number>();
  const strip = useRef<HTMLDivElement>(null);
  const removed = useRef<string>(undefined);
  /** The button that was pressed goes: the focus stays near. */
  const focusOn = (selector: string) =>
    requestAnimationFrame(() =>
      strip.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }),
    );
  const remove = (photo: EntryPhoto) => {
    removed.current = photo.hash;
    photos.remove(photo);
    focusOn('[data-undo]');
  };
  const undo = () => {
    photos.undoRemove();
    focusOn(`[data-photo="${removed.current}"]`);
  };
  const dismiss = (noteId: number) => {
    photos.dismiss(noteId);
    focusOn('[role="status"]');
  };
  return (
    <div ref={strip}>
      {shown.length + preparing.length > 0 && (
        <ul className="photo-strip" aria-label="Photos of this entry">
          {shown.map((photo, index) => (
            <li key={photo.hash}>
              <button
                type="button"
                className="photo-open"
                data-photo={photo.hash}
                onClick={() => setOpen(index)}
              >
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
              <span className="photo grid place-items-center">
                <Spinner size="sm" />
                <span className="sr-only">{`Preparing ${name}`}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div role="status" tabIndex={-1}>
        {preparing.length > 0 && <span className="sr-only">Preparing your photos</span>}
        {isRemoved && (
          <p className="mt-3 flex items-center justify-between gap-3 rounded-field bg-sunk pt-1 pr-2 pb-1 pl-4 text-ui-sm">
            Photo removed.
            <Button data-undo variant="text" size="sm" onClick={undo}>
              <Undo2 size={16} strokeWidth={1.6} aria-hidden />
              Undo
            </Button>
          </p>
        )}
        {notes.map(({ id, text }) => (
          <p
            key={id}
            className="mt-3 flex items-center justify-between gap-3 rounded-field bg-sunk pt-1 pr-2 pb-1 pl-4 text-ui-sm"
          >
            <span className="min-w-0 py-2 wrap-anywhere">{text}</span>
            <IconButton label="Dismiss" onClick={() => dismiss(id)}>
              <X size={16} strokeWidth={1.6} aria-hidden />
            </IconButton>
          </p>
        ))}
      </div>
      <PhotoViewer photos={shown} index={open} day={day} onShow={setOpen} />
    </div>
  );
}
