import { useCallback, useEffect, useState } from 'react';
import { drawPicture } from './picture/draw-picture';
import type { PictureType } from './picture/picture-types';
import type { ShareFacts } from './picture/share-facts';

export interface Picture {
  /** A PNG of 1080 by 1080 pixels. */
  readonly png: Blob;
  /** For an `<img>`, as long as the screen shows it. */
  readonly url: string;
}

export type Pictures = Readonly<Partial<Record<PictureType, Picture>>>;

interface DrawnPictures {
  /** Undefined until drawn. When the facts change the earlier ones stay until they are drawn anew. */
  readonly pictures: Pictures | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** These pictures of what the facts say; nothing is drawn without facts. `types` keeps its identity. */
export function usePictures(
  types: readonly PictureType[],
  facts: ShareFacts | undefined,
): DrawnPictures {
  const [pictures, setPictures] = useState<Pictures>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt draws again
  useEffect(() => {
    if (!facts) return;
    let gone = false;
    drawAll(types, facts).then(
      (drawn) => (gone ? forget(drawn) : setPictures(drawn)),
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [types, facts, attempt]);

  useEffect(() => {
    if (pictures) return () => forget(pictures);
  }, [pictures]);

  return { pictures, failed, retry };
}

async function drawAll(types: readonly PictureType[], facts: ShareFacts): Promise<Pictures> {
  const drawn = await Promise.all(
    types.map(async (type) => [type, await drawPicture(type, facts)] as const),
  );
  const pictures = drawn.map(([type, png]) => [type, { png, url: URL.createObjectURL(png) }]);
  return Object.fromEntries(pictures);
}

function forget(pictures: Pictures): void {
  for (const { url } of Object.values(pictures)) URL.revokeObjectURL(url);
}
