import { SaveIndicator } from '../ui/save-indicator';
import { useNow } from './use-now';

interface SavedLineProps {
  status: 'idle' | 'saving' | 'saved';
  savedAt: number | null;
}

/** 'Saving', 'Saved' for 3 s, then 'Saved 2 minutes ago'. Alone with its clock, so that the page need not follow. */
export function SavedLine({ status, savedAt }: SavedLineProps) {
  const now = useNow(1000);
  return <SaveIndicator state={status} savedAt={savedAt} now={now} />;
}
