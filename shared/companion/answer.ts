/** What the companion says. Every word of Scripture in it stands so in the shipped translation. */

/** Said where no verse found speaks to what was asked, word for word as About the AI promises. */
export const UNKNOWN_ANSWER = 'I do not know based on the verses retrieved.';

/** One to three verses in a row, letter for letter as the translation has them. */
export interface Passage {
  /** As data, `Psalms 90:14` or `Psalms 139:11-12`; on screen through `sayReference`. */
  readonly reference: string;
  readonly verses: readonly { readonly number: number; readonly text: string }[];
  /** One line: why it was found. */
  readonly why: string;
}

/** What a text may hold that verses alone must not answer. */
export type Danger = 'self-harm' | 'abuse' | 'danger-to-others';
export type Declined = 'medical' | 'legal' | 'prediction';

/** A view that Christians hold, with what they cite for it. No view is judged. */
export interface Viewpoint {
  readonly name: string;
  readonly says: string;
  readonly passages: readonly Passage[];
}

export type CompanionAnswer =
  | {
      readonly kind: 'passages';
      /** One to three. */
      readonly passages: readonly Passage[];
      readonly questions: readonly [string, string];
      readonly prayer: string;
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'danger'; readonly danger: Danger }
  | { readonly kind: 'declined'; readonly about: Declined }
  | {
      readonly kind: 'viewpoints';
      readonly topic: string;
      readonly viewpoints: readonly Viewpoint[];
    };
