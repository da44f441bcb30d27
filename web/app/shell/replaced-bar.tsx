import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { Button } from '../../ui/button';
import { useOpened } from '../signed-in/opened-context';
import { NoticeBar } from './notice-bar';

/**
 * Says that this page has given its databases over to a newer version of the app, and reloads into it. What is being
 * written goes along (F13).
 */
export function ReplacedBar() {
  const { keeper } = usePerson();
  const replaced = useLive(useOpened().replaced);
  const [stuck, setStuck] = useState(false);
  // Then the bar below shows: it offers the words to copy and to export.
  if (!replaced || stuck) return null;
  const reload = async () => {
    await keeper.flush();
    if (keeper.leaveBehind()) location.reload();
    else setStuck(true);
  };
  return (
    <NoticeBar
      icon={RefreshCw}
      text="This app was updated in another tab. Reload to continue. Your drafts are safe."
      action={
        <Button variant="text" size="sm" className="px-1" onClick={() => void reload()}>
          Reload
        </Button>
      }
    />
  );
}
