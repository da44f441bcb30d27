import { canHandOver, handOver } from '../../platform/hand-over';
import { saveFile } from '../../platform/save-file';
import { toast } from '../../ui/toast-store';

/** Keeps a picture as a file. */
export function downloadPicture(picture: File): void {
  saveFile(picture.name, picture);
  toast({ title: 'Downloaded!' });
}

/** Hands a picture to the app that the person chooses on the device; kept as a file where that fails. */
export async function handPictureOver(picture: File, text: string): Promise<void> {
  if (!(await handOver(picture, text))) downloadPicture(picture);
}

interface Site {
  readonly name: string;
  /** Where a post begins. */
  readonly url: string;
}

export const INSTAGRAM: Site = { name: 'Instagram', url: 'https://www.instagram.com/' };

/** Facebook's page for a post that leads to an address. */
export function facebook(address: string): Site {
  const query = encodeURIComponent(address);
  return { name: 'Facebook', url: `https://www.facebook.com/sharer/sharer.php?u=${query}` };
}

/**
 * Brings a picture to a site: by way of the device where it hands pictures over. Elsewhere, since no site takes a picture
 * from a link, it is kept as a file, and the site is opened.
 */
export async function postTo(site: Site, picture: File, text: string): Promise<void> {
  if (canHandOver(picture)) return handPictureOver(picture, text);
  saveFile(picture.name, picture);
  toast({
    title: 'Downloaded!',
    description: `You can add the picture to a post on ${site.name}.`,
  });
  open(site.url, '_blank', 'noopener');
}
