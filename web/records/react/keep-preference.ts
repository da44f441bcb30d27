import { PREFERENCE_ID, type PreferenceBody, preference } from '../../../shared/records/preference';
import { todayHere } from '../../platform/today';
import { toast } from '../../ui/toast-store';
import { LocalStoreError, type Records } from '../contract';

/** Keeps what a person chose, on every device of theirs; says so where this one can't. */
export async function keepPreference(records: Records, choice: PreferenceBody): Promise<void> {
  const id = PREFERENCE_ID;
  try {
    const opened = await records.find(preference, id);
    await records.save({ kind: preference, id, day: todayHere(), body: choice, opened });
  } catch (error) {
    if (!(error instanceof LocalStoreError)) throw error;
    toast({ title: 'Not Saved', description: 'Please try again.', variant: 'destructive' });
  }
}
