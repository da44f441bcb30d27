import { Image } from 'lucide-react';
import { useState } from 'react';
import type { EntryPhoto } from '../../../../shared/records/journal-entry';
import { joinClasses } from '../../../ui/join-classes';
import { type PhotoSize, usePhotoSource } from './use-photo-source';
import '../../../ui/styles/late/photos.css';

interface PhotoPictureProps {
  readonly photo: EntryPhoto;
  readonly size: PhotoSize;
  readonly alt: string;
  /** In a long list: read once it comes near. */
  readonly lazy?: boolean | undefined;
  /** Where less than the photo is shown, a sentence says so. */
  readonly saysWhy?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A photo, or in its place what there is of it: its preview, or an empty frame. */
export function PhotoPicture(props: PhotoPictureProps) {
  const { photo, size, alt, lazy, saysWhy, className } = props;
  const { width, height } = photo;
  const { src, shows, onError } = usePhotoSource(photo, size);
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      <span
        className={joinClasses('photo', className)}
        style={{ '--ratio': width / height, '--width': `${width}px` }}
      >
        {size === 'whole' && !isLoaded && shows === 'whole' && <Beneath photo={photo} />}
        {src !== undefined && (
          <img
            key={src}
            src={src}
            alt={alt}
            width={width}
            height={height}
            loading={lazy ? 'lazy' : 'eager'}
            decoding="async"
            draggable={false}
            onLoad={() => setIsLoaded(true)}
            onError={onError}
          />
        )}
        {shows === 'none' && (
          <span
            className="grid size-full min-h-12 place-items-center text-ink-3"
            role="img"
            aria-label={`${alt}, not on this device yet`}
          >
            <Image size={20} strokeWidth={1.6} aria-hidden />
          </span>
        )}
      </span>
      {saysWhy && shows !== size && (
        <span
          className="absolute inset-x-0 bottom-0 bg-paper px-2 pt-3 pb-1 text-center text-(length:--type-ui-sm) text-balance text-ink-2"
          role="status"
        >
          {shows === 'none' ? NOT_HERE : ONLY_PREVIEW}
        </span>
      )}
    </>
  );
}

const NOT_HERE = 'This photo isn’t on this device yet. You can see it when you’re online.';
const ONLY_PREVIEW =
  'Only a small copy of this photo is on this device. You can see all of it when you’re online.';

/** The preview, for as long as the whole photo takes. */
function Beneath({ photo }: { photo: EntryPhoto }) {
  const { src, onError } = usePhotoSource(photo, 'preview');
  return src && <img className="photo-beneath" src={src} alt="" aria-hidden onError={onError} />;
}
