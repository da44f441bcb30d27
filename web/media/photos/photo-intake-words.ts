import { MOST_PHOTOS } from '../../../shared/records/journal-entry';
import { spellOut } from '../../ui/format/numbers';
import type { PictureProblem } from './prepare-picture';
import type { PictureRefusal } from './prepare-plan';

const REFUSED: Readonly<Record<PictureRefusal, string>> = {
  'no-picture': 'is not a picture we can read. Choose a JPEG, PNG, WebP, GIF, or AVIF file.',
  'too-large': 'has more than 100 megapixels. Save a smaller copy of it, and add that.',
  'unknown-here':
    'is a kind of picture that this browser can’t open. Save it as a JPEG, and add that.',
  damaged: 'could not be opened. It may be damaged. Try another copy of it.',
  unreadable: 'could not be read. Download it to this device first, then add it again.',
};
const HEIC_HERE =
  'is a HEIC photo, which this browser can’t open. Save it as a JPEG, or add it in Safari.';

/** Why a picture was not added, and what to do. */
export function sayRefusal(name: string, { why, type }: PictureProblem): string {
  const isHeicHere = why === 'unknown-here' && type === 'heic';
  return `${quoted(name)} ${isHeicHere ? HEIC_HERE : REFUSED[why]}`;
}

/** The device gave up while it made the picture smaller. */
export function sayNotDrawn(name: string): string {
  return `${quoted(name)} is too large for this device. Save a smaller copy of it, and add that.`;
}

/** The disk refused the photo. */
export function sayNotKept(name: string): string {
  return `${quoted(name)} was not added: this device has no space left for it. Your words stay here.`;
}

export function sayAnimated(name: string): string {
  return `${quoted(name)} moves. We kept its first picture.`;
}

/** How many photos an entry holds, and which pictures were not taken for that. */
export function sayNoRoom(names: readonly string[]): string {
  const most = `An entry has up to ${spellOut(MOST_PHOTOS).toLowerCase()} photos.`;
  if (names.length === 0) return `${most} Remove one to add another.`;
  return `${most} Not added: ${names.map(quoted).join(', ')}.`;
}

function quoted(name: string): string {
  return `“${name}”`;
}
