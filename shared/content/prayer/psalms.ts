/** A psalm to begin with, and what it is about in our own words. */
export interface PrayedPsalm {
  /** As data; its words are in `verses.json`. */
  readonly passage: string;
  readonly about: string;
}

export const PRAYED_PSALMS: readonly PrayedPsalm[] = [
  { passage: 'Psalms 1:1-6', about: 'Two ways to live' },
  { passage: 'Psalms 3:1-8', about: 'Surrounded, and asleep' },
  { passage: 'Psalms 4:1-8', about: 'For the evening' },
  { passage: 'Psalms 8:1-9', about: 'Under the stars' },
  { passage: 'Psalms 13:1-6', about: 'How long?' },
  { passage: 'Psalms 16:1-11', about: 'Good company' },
  { passage: 'Psalms 23:1-6', about: 'The shepherd' },
  { passage: 'Psalms 30:1-12', about: 'After the night' },
  { passage: 'Psalms 32:1-11', about: 'Nothing hidden' },
  { passage: 'Psalms 42:1-11', about: 'Thirst' },
  { passage: 'Psalms 46:1-11', about: 'When the ground shakes' },
  { passage: 'Psalms 61:1-8', about: 'From far away' },
  { passage: 'Psalms 63:1-11', about: 'A dry land' },
  { passage: 'Psalms 67:1-7', about: 'A blessing for all peoples' },
  { passage: 'Psalms 84:1-12', about: 'Longing for home' },
  { passage: 'Psalms 100:1-5', about: 'Come in singing' },
  { passage: 'Psalms 121:1-8', about: 'For a journey' },
  { passage: 'Psalms 126:1-6', about: 'Tears and harvest' },
  { passage: 'Psalms 130:1-8', about: 'Out of the depths' },
  { passage: 'Psalms 138:1-8', about: 'With my whole heart' },
  { passage: 'Psalms 142:1-7', about: 'Alone in a cave' },
  { passage: 'Psalms 150:1-6', about: 'Everything that breathes' },
];
