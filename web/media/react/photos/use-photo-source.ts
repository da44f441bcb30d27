import { useCallback, useEffect, useMemo, useState } from 'react';
import { mediaIdOf } from '../../../../shared/protocol/media';
import type { EntryPhoto } from '../../../../shared/records/journal-entry';
import { httpFile } from '../../../answers/http';
import { usePerson } from '../../../person/react/person-context';
import { online } from '../../../platform/online';
import { isLeftToPage, pageCopy } from '../../page-copy';

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

/**
 * Where a photo can be had: its address, which the worker answers from this device first, else the page's copy. That comes first
 * where no worker answers, or an app lock keeps it from the worker (I7).
 */
export function usePhotoSource(
  photo: Pick<EntryPhoto, 'url' | 'preview'>,
  size: PhotoSize,
): PhotoSource {
  const { url, preview } = photo;
  const { personId, media, mediaReplica } = usePerson().store;
  const ways = useMemo(
    () => waysTo({ url, preview }, size, isLeftToPage(personId)),
    [url, preview, size, personId],
  );
  const [step, setStep] = useState(0);
  const [copy, setCopy] = useState<string>();
  const way = ways[step];
  const next = useCallback(() => setStep((before) => before + 1), []);

  useEffect(() => {
    if (!way?.isCopy) return;
    let gone = false;
    let made: string | undefined;
    const sources = { personId, media, mediaReplica, fetchFile: httpFile };
    const read = pageCopy(mediaIdOf(way.address) ?? '', sources).catch(() => undefined);
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
  }, [way, personId, media, mediaReplica, next]);

  // What was out of reach may be within reach now.
  const isWanting = way?.shows !== size;
  useEffect(
    () => (isWanting ? online.subscribe(() => online.get() && setStep(0)) : undefined),
    [isWanting],
  );
  return { src: way?.isCopy ? copy : way?.address, shows: way?.shows ?? 'none', onError: next };
}

function waysTo(
  { url, preview }: Pick<EntryPhoto, 'url' | 'preview'>,
  size: PhotoSize,
  copyFirst: boolean,
): Way[] {
  const both = [
    { shows: 'whole', address: url },
    { shows: 'preview', address: preview },
  ] as const;
  return (size === 'whole' ? both : both.toReversed()).flatMap((file) => [
    { ...file, isCopy: copyFirst },
    { ...file, isCopy: !copyFirst },
  ]);
}
