import { useEffect, useState } from 'react';
import { usePerson } from '../../person/react/person-context';
import { now } from '../../platform/clock';

export interface DraftStatus {
  readonly status: 'idle' | 'saving' | 'saved';
  /** Milliseconds since the epoch. */
  readonly savedAt: number | null;
}

const WRITTEN_WITHIN_MS = 300;
const UNTOUCHED: DraftStatus = { status: 'idle', savedAt: null };

/** Whether the draft under `key` is on the disk. `text` is what it holds; `edited` is false while there is no draft. */
export function useDraftStatus(key: string, text: string, edited: boolean): DraftStatus {
  const { keeper } = usePerson();
  const [state, setState] = useState(UNTOUCHED);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new text is a draft to be written
  useEffect(() => {
    if (!edited) {
      setState(UNTOUCHED);
      return;
    }
    let overtaken = false;
    setState(({ savedAt }) => ({ status: 'saving', savedAt }));
    const timer = setTimeout(async () => {
      await keeper.flush();
      if (overtaken) return;
      const refused = keeper.unwritten().some((draft) => draft.key === key);
      setState(refused ? UNTOUCHED : { status: 'saved', savedAt: now() });
    }, WRITTEN_WITHIN_MS);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [keeper, key, text, edited]);

  return state;
}
