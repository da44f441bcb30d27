import { mediaUrl } from '../protocol/media';
import type { EntryPhoto } from '../records/journal-entry';

/** How a JPEG begins: by this the server tells what it is. */
export const JPEG_HEAD = [
  0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1,
] as const;

/** A photo as an entry names it, told from others by a short name. */
export function samplePhoto(name: string): EntryPhoto {
  const id = `photo-${name}`.padEnd(22, '0');
  const preview = `small-${name}`.padEnd(22, '0');
  return { hash: id, url: mediaUrl(id), preview: mediaUrl(preview), width: 1600, height: 1200 };
}

/** The ids of a photo and of its preview. */
export function idsOf({ url, preview }: EntryPhoto): { photo: string; preview: string } {
  return { photo: url.slice(mediaUrl('').length), preview: preview.slice(mediaUrl('').length) };
}
