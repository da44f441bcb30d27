import { PREFERENCE_ID, type PreferenceBody, preference } from '../../../shared/records/preference';
import { todayHere } from '../../platform/today';
import { toast } from '../../ui/toast-store';
import { LocalStoreError, type Records } from '../contract';

/** What is chosen, or what follows from what was chosen before; undefined where that stays as it is. */
type Choice = PreferenceBody | ((before: PreferenceBody) => PreferenceBody | undefined);

/** Keeps what a person chose, on every device of theirs. False where this one can't, which it says. */
export async function keepPreference(
  records: Pick<Records, 'find' | 'save'>,
  choice: Choice,
): Promise<boolean> {
  const id = PREFERENCE_ID;
  try {
    const opened = await records.find(preference, id);
    const body = typeof choice === 'function' ? choice(opened?.body ?? {}) : choice;
    if (body) await records.save({ kind: preference, id, day: todayHere(), body, opened });
    return true;
  } catch (error) {
    if (!(error instanceof LocalStoreError)) throw error;
    toast({ title: 'Not Saved', description: 'Please try again.', variant: 'destructive' });
    return false;
  }
}
