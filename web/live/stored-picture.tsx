import { useEffect, useState } from 'react';
import { mediaUrl } from '../../shared/protocol/media';
import type { Media } from '../local/contract';
import { useMedia } from './use-media';

interface StoredPictureProps {
  /** A photo or a preview, as its address names it. */
  readonly id: string;
  /** For those who don't see it. */
  readonly alt: string;
  readonly className?: string;
}

/** A picture that a record names: from this device, else from the server; a line of words where neither has it. */
export function StoredPicture({ id, alt, className }: StoredPictureProps) {
  const media = useMedia();
  const [src, setSrc] = useState<string>();
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    setIsAway(false);
    const finding = sourceOf(media, id);
    void finding.then((source) => isCurrent && setSrc(source.src));
    return () => {
      isCurrent = false;
      void finding.then(({ release }) => release());
    };
  }, [media, id]);
  if (isAway) return <p className="note mt-2">This photo isn’t on this device yet.</p>;
  if (src === undefined) return null;
  return <img src={src} alt={alt} className={className} onError={() => setIsAway(true)} />;
}

/** Its address, which the worker answers from this device first; without a worker, the copy that is here. */
async function sourceOf(media: Media, id: string): Promise<{ src: string; release: () => void }> {
  const address = { src: mediaUrl(id), release: () => undefined };
  if (navigator.serviceWorker?.controller) return address;
  const copy = await media.read(id).catch(() => undefined);
  if (!copy) return address;
  const src = URL.createObjectURL(copy);
  return { src, release: () => URL.revokeObjectURL(src) };
}
