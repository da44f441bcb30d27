import type { Outcome } from '../../../shared/outcome';
import type { JournalEntryBody } from '../../../shared/records/journal-entry';
import { LocalStoreError, type RecordOf, type Records } from '../../records/contract';
import type { DraftKeeper } from '../../records/draft-keeper';
import { addToDay } from '../../records/kinds/bible-prayer-day/add-to-day';
import type { RecordForm } from '../../records/record-form';
import type { SittingForm, Way } from './model/sitting';

export const NOT_FINISHED = 'We couldn’t finish your prayer. It’s still here. Try again.';

type Open<Form> = Pick<RecordForm<JournalEntryBody, Form>, 'change' | 'save' | 'setAside'>;

interface Ending<Form> {
  readonly records: Pick<Records, 'find' | 'save'>;
  readonly keeper: Pick<DraftKeeper, 'flush'>;
  /** The local day on which it ends. */
  readonly day: string;
  /** As it is now, with all of its time. */
  readonly form: Form;
  readonly sitting: Open<Form>;
  /** It becomes an entry of the journal; else its words are deleted. */
  readonly isKept: boolean;
}

/**
 * Ends a sitting: its time goes into the day's record, once (O6), and its words into the journal or nowhere (O7, O9). Where this
 * device refuses, the sitting stays as it is, and the problem is a sentence. Never rejects.
 */
export async function endSitting<Form extends SittingForm>(
  way: Way<Form>,
  { records, keeper, day, form, sitting, isKept }: Ending<Form>,
): Promise<Outcome<RecordOf<JournalEntryBody> | undefined, string>> {
  try {
    if (!form.isCounted) {
      await addToDay(records, day, way.timeOf(form));
      const counted: Partial<SittingForm> = { isCounted: true };
      sitting.change(counted as Partial<Form>);
    }
    if (!isKept) {
      await sitting.setAside();
      return { ok: true, value: undefined };
    }
    const saved = await sitting.save();
    // Its draft is gone from the disk before anybody is told so.
    await keeper.flush();
    return saved.ok ? saved : { ok: false, problem: saved.problem ?? NOT_FINISHED };
  } catch (error) {
    return { ok: false, problem: error instanceof LocalStoreError ? error.message : NOT_FINISHED };
  }
}
