import { useEffect, useMemo, useState } from 'react';
import { usePerson } from '../../live/person-context';
import { createRecordForm } from '../../live/record-form';
import { savingVoice } from '../../live/saving-voice';
import { useLive } from '../../live/use-live';
import { now } from '../../platform/clock';
import { createAutosave } from './autosave';
import { SAVE_FAILED } from './commands';
import { openEntryForm } from './entry-form';

/** An entry open for editing: it saves by itself, and before the page goes. */
export function useOpenEntry(id: string, day: string) {
  const { store, keeper } = usePerson();
  // Fixed: a list that grows past the entry, or midnight, must not begin another form under the person's hands.
  const [openedUnder] = useState(day);
  const { page, autosave } = useMemo(() => {
    const spec = openEntryForm(id, openedUnder);
    const form = createRecordForm({ records: savingVoice(store), keeper }, spec);
    return { page: form, autosave: createAutosave(form, { now, failed: SAVE_FAILED }) };
  }, [store, keeper, id, openedUnder]);
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

  /** A recording that ends as the page is left is saved all the same. */
  function putVoice(audioUrl: string | null): void {
    page.change({ audioUrl });
    void autosave.flush();
  }

  /** The entry with everything typed saved into it; undefined when there is none. */
  async function settled() {
    await autosave.flush();
    return page.state.get().opened;
  }

  return { ...state, saved, change: page.change, putVoice, autosave, settled };
}
