import { Flame } from 'lucide-react';
import { keepPreference } from '../../live/keep-preference';
import { useRecords } from '../../live/use-records';
import { useShowsStreaks } from '../../live/use-shows-streaks';
import { MenuCheckItem } from '../../ui/menu';

/** Shows streaks or hides them, on every device of the person. */
export function ShowStreaksItem() {
  const records = useRecords();
  return (
    <MenuCheckItem
      icon={<Flame size={20} strokeWidth={1.6} aria-hidden />}
      checked={useShowsStreaks()}
      onChange={(showsStreaks) => void keepPreference(records, { showsStreaks })}
    >
      Show streaks
    </MenuCheckItem>
  );
}
