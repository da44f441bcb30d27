import type { Declined } from '../../shared/companion/answer';

/** A journal entry or question, with what the companion owes the person who wrote it. */
export interface Question {
  readonly id: string;
  readonly text: string;
  readonly due: 'passages' | 'unknown' | 'danger' | 'declined' | 'viewpoints';
  /** Where `declined` is due. */
  readonly about?: Declined;
  /** Where `passages` are due: verses and ranges any of which would help, `Psalms 139:7-12`. */
  readonly useful?: readonly string[];
}
