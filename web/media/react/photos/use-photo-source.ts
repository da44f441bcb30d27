import { useCallback, useEffect, useMemo, useState } from 'react';
import { mediaIdOf } from '../../../../shared/protocol/media';
import type { EntryPhoto } from '../../../../shared/records/journal-entry';
import { online } from '../../../platform/online';
import { useMedia } from '../use-media';

/** Which of a photo's two files is wanted: that of lists, or the whole. */
export type PhotoSize = 'preview' | 'whole';

export interface PhotoSource {
  /** Undefined while it is looked for, and where there is none. */
  readonly src: string | undefined;
  /** What `src` is; `none` where neither file is on this device or within reach. */
  readonly shows: PhotoSize | 'none';
  /** To be called where `src` could not be shown: the next way is tried. */
  readonly onError: () => void;
}

interface Way {
  readonly shows: PhotoSize;
  readonly address: string;
  /** From the device's own copy: the address is answered by the worker alone. */
  readonly isCopy: boolean;
}

/** Where a photo can be had: its address, which the worker answers from this device first, else the copy that is here. */
export function usePhotoSource(
  photo: Pick<EntryPhoto, 'url' | 'preview'>,
  size: PhotoSize,
): PhotoSource {
  const { url, preview } = photo;
  const media = useMedia();
  const ways = useMemo(() => waysTo({ url, preview }, size), [url, preview, size]);
  const [step, setStep] = useState(0);
  const [copy, setCopy] = useState<string>();
  const way = ways[step];
  const next = useCallback(() => setStep((before) => before + 1), []);

  useEffect(() => {
    if (!way?.isCopy) return;
    let gone = false;
    let made: string | undefined;
    const read = media.read(mediaIdOf(way.address) ?? '').catch(() => undefined);
    void read.then((blob) => {
      if (gone) return;
      if (!blob) return next();
      made = URL.createObjectURL(blob);
      setCopy(made);
    });
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
      setCopy(undefined);
    };
  }, [way, media, next]);

  // What was out of reach may be within reach now.
  const isWanting = way?.shows !== size;
  useEffect(
    () => (isWanting ? online.subscribe(() => online.get() && setStep(0)) : undefined),
    [isWanting],
  );
  return { src: way?.isCopy ? copy : way?.address, shows: way?.shows ?? 'none', onError: next };
}

function waysTo({ url, preview }: Pick<EntryPhoto, 'url' | 'preview'>, size: PhotoSize): Way[] {
  const both = [
    { shows: 'whole', address: url },
    { shows: 'preview', address: preview },
  ] as const;
  // On the first visit no worker answers yet, and the server has no photo that was not sent.
  const copyFirst = !navigator.serviceWorker?.controller;
  return (size === 'whole' ? both : both.toReversed()).flatMap((file) => [
    { ...file, isCopy: copyFirst },
    { ...file, isCopy: !copyFirst },
  ]);
}
