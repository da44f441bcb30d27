import type { Verse } from '../../../../shared/content/verses';
import type { DailyFlag } from '../../../../shared/domain/activity';
import type { SharedAchievement } from './achievement-picture';

/** All that the pictures can show. Nothing in it was written by the person. */
export interface ShareFacts {
  /** The challenge day, 1 to 90. */
  readonly day: number;
  /** Challenge days whose drop is complete. */
  readonly lit: ReadonlySet<number>;
  /** The day's verse, as Home shows it. */
  readonly verse: Verse;
  /** The Scripture of the day's drop. */
  readonly scripture: Passage;
  /** The seven days up to today, oldest first. */
  readonly week: readonly WeekDay[];
  /** What a picture of an achievement shows; only there where one is shared. */
  readonly achievement?: SharedAchievement | undefined;
  /** The prayer of a drop; only there where one is shared. */
  readonly prayer?: SharedPrayer | undefined;
  /** Verses that a person chose; only there where they are shared. */
  readonly passage?: Passage | undefined;
}

export interface SharedPrayer {
  /** The challenge day of its drop. */
  readonly day: number;
  readonly text: string;
}

export interface Passage extends Verse {
  /** Short name of the translation; undefined where the page that shows the verse names none. */
  readonly translation?: string | undefined;
}

export interface WeekDay {
  /** The local calendar day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly done: ReadonlySet<DailyFlag>;
}
