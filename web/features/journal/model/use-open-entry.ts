import { useMemo, useState } from 'react';
import type { JournalEntryBody } from '../../../../shared/records/journal-entry';
import type { AutosaveOptions } from '../../../records/autosave';
import { useAutosavedForm } from '../../../records/react/use-autosaved-form';
import { SAVE_FAILED } from '../commands';
import { type EntryForm, isBlank, openEntryForm } from '../entry-form';

/** How an open entry is saved; emptied, it gets its words back and keeps its other changes (P84). */
export const ENTRY_SAVING: AutosaveOptions<JournalEntryBody, EntryForm> = {
  isBlank,
  wordsOf: ({ content, audioUrl, photos = [] }) => ({ content, audioUrl, photos }),
  failed: SAVE_FAILED,
};

/** An entry open for editing: it saves by itself, and before the page goes. */
export function useOpenEntry(id: string, day: string) {
  // Fixed: a list that grows past the entry, or midnight, must not begin another form under the person's hands.
  const [openedUnder] = useState(day);
  const spec = useMemo(() => openEntryForm(id, openedUnder), [id, openedUnder]);
  const { page, autosave, ...state } = useAutosavedForm(spec, ENTRY_SAVING);

  /** A recording that ends, or a photo that comes, as the page is left is saved all the same. */
  function put(taken: Partial<Pick<EntryForm, 'audioUrl' | 'photos'>>): void {
    page.change(taken);
    void autosave.flush();
  }

  /** The entry with everything typed saved into it; undefined when there is none. */
  async function settled() {
    await autosave.flush();
    return page.state.get().opened;
  }

  return { ...state, change: page.change, put, autosave, settled };
}
