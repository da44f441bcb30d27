import { useEffect, useMemo } from 'react';
import { usePerson } from '../../live/person-context';
import { createRecordForm } from '../../live/record-form';
import { useLive } from '../../live/use-live';
import { now } from '../../platform/clock';
import { createAutosave } from './autosave';
import { SAVE_FAILED } from './commands';
import { openEntryForm } from './entry-form';

/** An entry open for editing: it saves by itself, and before the page goes. */
export function useOpenEntry(id: string, day: string) {
  const { store, keeper } = usePerson();
  const { page, autosave } = useMemo(() => {
    const form = createRecordForm({ records: store.records, keeper }, openEntryForm(id, day));
    return { page: form, autosave: createAutosave(form, { now, failed: SAVE_FAILED }) };
  }, [store, keeper, id, day]);
  const state = useLive(page.state) ?? page.state.get();
  const saved = useLive(autosave) ?? autosave.get();

  useEffect(() => {
    const flush = () => void autosave.flush();
    // A phone may end the page after either without any further event.
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [autosave]);

  return { ...state, saved, change: page.change, autosave };
}
