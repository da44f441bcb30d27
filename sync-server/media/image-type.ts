/** The types that a picture may have. Others, above all SVG, could hold a script or a secret. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif';

/** A picture built again from the parts that are visible. */
export interface CleanImage {
  readonly type: ImageType;
  /** Pixels of the largest of its frames. */
  readonly pixels: number;
  readonly bytes: Buffer;
}
