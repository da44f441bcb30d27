import type { CheckInBody } from '../../../../shared/records/check-in';
import { wordsOrNull } from '../../words-or-null';

/** One day of the history, ready to be shown. */
export interface CheckInPage {
  readonly mood: NonNullable<CheckInBody['mood']> | null;
  /** Null where none was written. */
  readonly truth: string | null;
  readonly gratitude: readonly string[];
  /** Nothing was chosen or written. */
  readonly incomplete: boolean;
}

/** Leaves out what is empty; a check-in without anything is incomplete. */
export function toCheckInPage(body: CheckInBody): CheckInPage {
  const lines = [body.gratitude1, body.gratitude2, body.gratitude3];
  const gratitude = lines.map(wordsOrNull).filter((line) => line !== null);
  const truth = wordsOrNull(body.truthStatement);
  const { mood } = body;
  return { mood, truth, gratitude, incomplete: !mood && !truth && gratitude.length === 0 };
}
