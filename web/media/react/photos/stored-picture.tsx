import { mediaUrl } from '../../../../shared/protocol/media';
import { usePhotoSource } from './use-photo-source';

interface StoredPictureProps {
  /** A photo or a preview, as its address names it. */
  readonly id: string;
  /** For those who don't see it. */
  readonly alt: string;
  readonly className?: string;
}

/** A picture by its address alone, where no entry that names it is at hand. */
export function StoredPicture({ id, alt, className }: StoredPictureProps) {
  const address = mediaUrl(id);
  const { src, shows, onError } = usePhotoSource({ url: address, preview: address }, 'whole');
  if (shows === 'none') return <p className="note mt-2">This photo isn’t on this device yet.</p>;
  return src && <img src={src} alt={alt} className={className} onError={onError} />;
}
