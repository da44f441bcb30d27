import { formatCount, pluralize } from '../../../ui/format/numbers';
import { formatBytes } from '../../../ui/format/sizes';
import type { MadeBook } from './book-run';
import type { Taken } from './choices';

/** What can be taken in, as the screen lists it. */
export const TAKEN_LABELS: Readonly<Record<Taken, string>> = {
  drops: 'Daily Drops, with their passages',
  checkIns: 'Check-ins',
  entries: 'Journal entries',
  photos: 'Photos',
  nourishDays: 'Nourish',
  biblePrayerDays: 'Bible & Prayer',
  reviews: 'Day reviews',
};

/** Before the book is made: photos of which this device has no copy. Undefined where there is nothing to say. */
export function beforeBook(photosElsewhere: number, isOnline: boolean): string | undefined {
  if (photosElsewhere === 0) return undefined;
  const are = formatCount(photosElsewhere, 'photo is', 'photos are');
  const them = pluralize(photosElsewhere, 'it', 'them');
  if (isOnline) return `${are} not on this device. We’ll download ${them} for the book.`;
  return `${are} not on this device. Connect to include ${them}, or make the book without ${them}.`;
}

/** '155 pages, 15 MB' */
export function bookSize({ pages, pdf }: Pick<MadeBook, 'pages' | 'pdf'>): string {
  return `${pages} pages, ${formatBytes(pdf.size)}`;
}

/** After it was made: what it lacks, a sentence each. */
export function lacking({
  missingPhotos,
  missingPassages,
}: Pick<MadeBook, 'missingPhotos' | 'missingPassages'>): string[] {
  return [
    ...(missingPhotos > 0
      ? [
          missingPhotos === 1
            ? '1 photo isn’t in it. We couldn’t load it.'
            : `${missingPhotos} photos aren’t in it. We couldn’t load them.`,
        ]
      : []),
    ...(missingPassages > 0
      ? [
          missingPassages === 1
            ? 'The passage of 1 day isn’t in it. Connect and make the book again to include it.'
            : `The passages of ${missingPassages} days aren’t in it. Connect and make the book again to include them.`,
        ]
      : []),
  ];
}

/** 'ninety-days-2026-05-29.pdf' */
export function bookFileName(title: string, subtitle: string, today: string): string {
  const words = [title, subtitle, today].join(' ').toLowerCase();
  return `${words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}.pdf`;
}
