import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type TouchEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { EntryPhoto } from '../../../../shared/records/journal-entry';
import { Dialog } from '../../../ui/dialog';
import { IconButton } from '../../../ui/icon-button';
import { sayPhoto } from '../../photos/photo-words';
import { PhotoPicture } from './photo-picture';
import '../../../ui/styles/late/dialog-whole.css';

interface PhotoViewerProps {
  readonly photos: readonly EntryPhoto[];
  /** The photo that is shown, counted from 0; undefined while the viewer is closed. */
  readonly index: number | undefined;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Undefined closes it. */
  readonly onShow: (index: number | undefined) => void;
}

/** The photos of an entry, one at a time, as large as the screen. */
export function PhotoViewer({ photos, index: shown, day, onShow }: PhotoViewerProps) {
  const index = shown ?? 0;
  const photo = photos[index];
  const steps = useSteps(index, photos.length, onShow);
  return (
    <Dialog
      open={shown !== undefined && photo !== undefined}
      onOpenChange={(open) => !open && onShow(undefined)}
      title={sayPhoto(index, photos.length, day)}
      titleHidden
      shape="whole"
    >
      {photo && (
        <div className="photo-viewer-parts" {...steps.handlers}>
          <div className="flex min-h-14 flex-none items-center justify-between gap-4 pr-2 pl-(--gutter)">
            <p className="running" aria-hidden>
              {sayPhoto(index, photos.length, day)}
            </p>
            <IconButton label="Close" onClick={() => onShow(undefined)}>
              <X size={20} strokeWidth={1.6} aria-hidden />
            </IconButton>
          </div>
          <Stage key={photo.hash} photo={photo} alt={sayPhoto(index, photos.length, day)} />
          {photos.length > 1 && (
            <div className="photo-viewer-foot">
              <IconButton label="Previous photo" aria-disabled={index === 0} onClick={steps.back}>
                <ChevronLeft size={22} strokeWidth={1.6} aria-hidden />
              </IconButton>
              <IconButton
                label="Next photo"
                aria-disabled={index === photos.length - 1}
                onClick={steps.on}
              >
                <ChevronRight size={22} strokeWidth={1.6} aria-hidden />
              </IconButton>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** The photo; pressed twice it is twice as large, and can be moved about. */
function Stage({ photo, alt }: { photo: EntryPhoto; alt: string }) {
  const [isLarge, setIsLarge] = useState(false);
  const isPinched = useIsPinched();
  const enlarge = ({ currentTarget, clientX, clientY }: React.MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setIsLarge(!isLarge);
    // What was pressed stays under the finger.
    requestAnimationFrame(() =>
      currentTarget.scrollTo((clientX - left) * 2 - width / 2, (clientY - top) * 2 - height / 2),
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: with a keyboard, a browser enlarges the page
    <div
      className="photo-stage"
      data-large={isLarge || undefined}
      data-moves={isLarge || isPinched || undefined}
      onDoubleClick={enlarge}
    >
      <PhotoPicture photo={photo} size="whole" alt={alt} saysWhy className="photo-stage-photo" />
    </div>
  );
}

const SWIPE_PX = 48;

/** To the next photo and back: arrow keys, a finger drawn across, buttons. */
function useSteps(index: number, count: number, show: (index: number) => void) {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const step = (by: number) => {
    const next = index + by;
    if (next >= 0 && next < count) show(next);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  const onTouchStart = ({ touches, target }: TouchEvent) => {
    const [first, second] = [touches[0], touches[1]];
    const isFree = first && !second && !movesAbout(target);
    from.current = isFree ? { x: first.clientX, y: first.clientY } : undefined;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const last = changedTouches[0];
    const begun = from.current;
    from.current = undefined;
    if (!begun || !last) return;
    const [across, along] = [last.clientX - begun.x, last.clientY - begun.y];
    if (Math.abs(across) > SWIPE_PX && Math.abs(across) > Math.abs(along))
      step(across < 0 ? 1 : -1);
  };
  return {
    back: () => step(-1),
    on: () => step(1),
    handlers: { onKeyDown, onTouchStart, onTouchEnd },
  };
}

/** There a finger moves the photo about. */
function movesAbout(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-moves]') !== null;
}

/** Whether two fingers have enlarged the page. */
function useIsPinched(): boolean {
  return useSyncExternalStore(
    (listener) => {
      visualViewport?.addEventListener('resize', listener);
      return () => visualViewport?.removeEventListener('resize', listener);
    },
    () => (visualViewport?.scale ?? 1) > 1.01,
  );
}
