import type { RecordState } from '../../../shared/records/record';
import type { Hour } from '../../ui/hour';

/**
 * What a person calls one kind of record and its parts, wherever it is shown, counted or written out, and where they open
 * one. `Field` names the fields of its body.
 */
export interface KindWords<Field extends string = string> {
  readonly hour?: Hour;
  /** One of them in a list. */
  readonly name: string;
  /** The running head of its screens. */
  readonly title: string;
  /** What stands in the record, as opposed to what is kept beside it. */
  readonly inside: string;
  /** The fields in the order of the form, as it calls them. */
  readonly fields: FieldWords<Field>;
  /** The field whose words are the record itself: what is found in it needs no further name. */
  readonly ownWords?: Field;
  /** Fields of a single line. */
  readonly lines: readonly Field[];
  /** Where such a record is open for editing; absent while there is no such screen. */
  readonly place?: (record: Pick<RecordState, 'id' | 'day'>) => string;
  /** What stands before the colon in the key of its draft, where that is not the kind's name. */
  readonly draft?: string;
  /** What it is counted under and whether a day's page shows it; absent where it is no thing that a person did. */
  readonly counted?: string;
  /** One that is not sent yet, and several after their number. */
  readonly unsent: { readonly one: string; readonly many: string };
  /** In the page that an export holds for reading. */
  readonly printed: {
    readonly title: string;
    /** The fields in their order; an empty word for one that needs none. A field left out stands under its own name. */
    readonly labels: FieldWords<Field>;
  };
}

export type FieldWords<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** What both kinds with one call it. */
export const VOICE_RECORDING = 'Voice recording';
