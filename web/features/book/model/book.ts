import type { Mood } from '../../../../shared/records/check-in';

/** A book as it is set: plain data, from which layout and drawing follow. */
export interface Book {
  /** 'Ninety days', '2026'. */
  readonly title: string;
  /** 'Second journey', or '' */
  readonly subtitle: string;
  /** The person, as they are greeted. */
  readonly name: string;
  /** 'March 1 to May 29, 2026' */
  readonly dates: string;
  /** Challenge days completed, for the sun of a book of the ninety days; undefined in any other. */
  readonly lit?: readonly number[];
  readonly chapters: readonly Chapter[];
  /** The sentences of the last page. */
  readonly closing: readonly string[];
}

/** A week. */
export interface Chapter {
  /** 'Week 3', or '' where the title says all. */
  readonly label: string;
  /** 'The body', 'March 1 to 7' */
  readonly title: string;
  /** The dates of its days, or '' where the title says them. */
  readonly dates: string;
  /** The last challenge day of the week. */
  readonly through?: number;
  readonly days: readonly BookDay[];
}

export interface BookDay {
  /** 'Monday, March 2' */
  readonly title: string;
  /** 'Day 15', 'Days 15 and 16', or '' */
  readonly aside: string;
  readonly parts: readonly Part[];
}

export type PartHour = 'drop' | 'check' | 'journal' | 'nourish' | 'prayer' | 'review';

/** One record of a day. */
export interface Part {
  readonly hour: PartHour;
  /** 'Daily Drop', 'Journal' */
  readonly label: string;
  /** The time of an entry, or '' */
  readonly aside: string;
  readonly blocks: readonly Block[];
}

/** A piece of a part. Every text is as the person wrote it, or as Scripture has it. */
export type Block =
  | { readonly kind: 'title'; readonly text: string }
  | {
      readonly kind: 'passage';
      readonly verses: readonly { readonly number: number; readonly text: string }[];
      /** 'Psalm 139:13–14' */
      readonly reference: string;
      /** 'World English Bible' */
      readonly translation: string;
    }
  | { readonly kind: 'question'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'quotation'; readonly text: string }
  | { readonly kind: 'mood'; readonly mood: Mood; readonly name: string }
  | { readonly kind: 'labelled'; readonly label: string; readonly texts: readonly string[] }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'photos'; readonly photos: readonly BookPhoto[]; readonly caption: string };

export interface BookPhoto {
  /** Of its bytes in the store of recordings and photos. */
  readonly id: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}
