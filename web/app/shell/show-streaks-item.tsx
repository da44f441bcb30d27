import { Flame } from 'lucide-react';
import { PREFERENCE_ID, preference } from '../../../shared/records/preference';
import { useRecords } from '../../live/use-records';
import { useShowsStreaks } from '../../live/use-shows-streaks';
import { LocalStoreError, type Records } from '../../local/contract';
import { todayHere } from '../../platform/today';
import { MenuCheckItem } from '../../ui/menu';
import { toast } from '../../ui/toast-store';

/** Shows streaks or hides them, on every device of the person. */
export function ShowStreaksItem() {
  const records = useRecords();
  return (
    <MenuCheckItem
      icon={<Flame size={20} strokeWidth={1.6} aria-hidden />}
      checked={useShowsStreaks()}
      onChange={(showsStreaks) => void keepShowsStreaks(records, showsStreaks)}
    >
      Show streaks
    </MenuCheckItem>
  );
}

async function keepShowsStreaks(records: Records, showsStreaks: boolean): Promise<void> {
  const id = PREFERENCE_ID;
  const day = todayHere();
  try {
    const opened = await records.find(preference, id);
    await records.save({ kind: preference, id, day, body: { showsStreaks }, opened });
  } catch (error) {
    if (!(error instanceof LocalStoreError)) throw error;
    toast({ title: 'Not Saved', description: 'Please try again.', variant: 'destructive' });
  }
}
