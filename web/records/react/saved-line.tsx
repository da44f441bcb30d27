import { SaveIndicator } from '../../ui/save-indicator';
import { useNow } from '../../ui/use-now';

interface SavedLineProps {
  status: 'idle' | 'saving' | 'saved';
  savedAt: number | null;
  /** It is a draft that is on the disk, not an entry. */
  isDraft?: boolean;
}

/** 'Saving', 'Saved' for 3 s, then 'Saved 2 minutes ago'; of a draft 'Draft kept'. Alone with its clock, so that the page need not follow. */
export function SavedLine({ status, savedAt, isDraft }: SavedLineProps) {
  const now = useNow(1000);
  return <SaveIndicator state={status} savedAt={savedAt} now={now} isDraft={isDraft} />;
}
