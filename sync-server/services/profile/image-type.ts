/** What a picture may be. Anything else, SVG above all, could hold a script or a secret. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif';

/** A picture built anew from the parts that hold what is seen. */
export interface CleanImage {
  readonly type: ImageType;
  /** Pixels of the largest of its frames. */
  readonly pixels: number;
  readonly bytes: Buffer;
}
