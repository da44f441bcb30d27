import { saveFile } from '../../platform/save-file';
import { toast } from '../../ui/toast-store';

/** Keeps a picture as a file. */
export function downloadPicture(picture: File): void {
  saveFile(picture.name, picture);
  toast({ title: 'Downloaded!' });
}

/** Whether the device hands pictures over to other apps. */
export function canHandOver(picture: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [picture] });
}

/** Hands a picture to the app that the person chooses on the device; kept as a file where that fails. */
export async function handOver(picture: File, text: string): Promise<void> {
  try {
    await navigator.share({ files: [picture], text });
  } catch (error) {
    if (!isChosenByPerson(error)) downloadPicture(picture);
  }
}

/** They closed the sheet, or pressed twice while it was opening. */
function isChosenByPerson(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'AbortError' || error.name === 'InvalidStateError')
  );
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
  if (canHandOver(picture)) return handOver(picture, text);
  saveFile(picture.name, picture);
  toast({
    title: 'Downloaded!',
    description: `You can add the picture to a post on ${site.name}.`,
  });
  open(site.url, '_blank', 'noopener');
}
