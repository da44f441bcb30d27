/** What a book can take in, in the order of a day. */
export const TAKEN = [
  'drops',
  'checkIns',
  'entries',
  'photos',
  'nourishDays',
  'biblePrayerDays',
  'reviews',
] as const;
export type Taken = (typeof TAKEN)[number];

/** Which days a book is of. */
export type Span =
  | {
      readonly kind: 'journey';
      /** 1 for the first. */
      readonly journey: number;
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: 'year'; readonly from: string; readonly to: string }
  | { readonly kind: 'days'; readonly from: string; readonly to: string };
