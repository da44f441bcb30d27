import type { Refusal } from './refusal';

/** Whole weeks, from a Monday to a Sunday. */
export interface Weeks {
  readonly from: string;
  readonly to: string;
}

/** How much the people of an organization's whole fives did, exactly. What may be told of it is the service's to say. */
export interface Engagement {
  readonly organizationName: string;
  /** The first day that counts, also one to come; null where there is no whole five. */
  readonly countsFrom: string | null;
  /** Who is counted in the last of the weeks. */
  readonly people: number;
  /** The days they were counted for in these weeks, summed over them. */
  readonly personDays: number;
  /** Who did anything, by the week's first day; a week without anybody is left out. */
  readonly weeks: readonly { readonly from: string; readonly active: number }[];
  /** By how many people, and on how many days of theirs, in these weeks; a kind that nobody did is left out. */
  readonly kinds: readonly {
    readonly kind: string;
    readonly people: number;
    readonly personDays: number;
  }[];
  /** Who completed which drop since they are counted, by its id. */
  readonly drops: readonly { readonly id: string; readonly people: number }[];
  /** Who completed the drop of this challenge day or a later one. */
  readonly farAlong: number;
}

export interface EngagementAsked extends Weeks {
  /** Names of the kinds of records that are counted. */
  readonly kinds: readonly string[];
  readonly dropKind: string;
  readonly farDay: number;
}

/** Who is counted, in fives, and what they did together (E1 to E4, E8, E9). */
export interface AnalyticsStore {
  /**
   * Lets go of every five that is no longer whole, and makes new ones of those who wait, in the order of what `draw` gives
   * each of them; they count from the day `from`. Accounts without a proved address, or made after `madeBy` (milliseconds
   * since the epoch), are left out. Answers how many it made.
   */
  renewFives(
    options: { readonly from: string; readonly madeBy: number },
    draw: () => string,
  ): Promise<number>;
  /** Rejects with {@link Refusal} `NOT_FOUND` for whoever is not in the organization, `NOT_ALLOWED` for its members. */
  readEngagement(
    accountId: string,
    organizationId: string,
    asked: EngagementAsked,
  ): Promise<Engagement>;
}
