import { IMAGE_TOO_LARGE, NO_IMAGE, PROFILE_IMAGE_BYTES } from '../../../../shared/api/profile';

/** What the spec says of a file that can't be a picture (section 5). */
export interface PictureFault {
  readonly title: 'Invalid File' | 'File Too Large';
  readonly description: string;
}

export const INVALID_FILE: PictureFault = { title: 'Invalid File', description: NO_IMAGE };

/** Why a file is not taken as a picture, by what it says of itself; undefined for one that may be. */
export function checkPicture(file: Pick<File, 'type' | 'size'>): PictureFault | undefined {
  if (!file.type.startsWith('image/')) return INVALID_FILE;
  if (file.size > PROFILE_IMAGE_BYTES) {
    return { title: 'File Too Large', description: IMAGE_TOO_LARGE };
  }
  return undefined;
}
