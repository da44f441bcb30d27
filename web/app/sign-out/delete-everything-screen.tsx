import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { useCameFrom, useHere } from '../../ui/came-from';
import { Dialog } from '../../ui/dialog';
import { FocusScreen, Part } from '../../ui/screen';
import { useShell } from '../shell/shell-context';

/** Deletes everything of a guest, after an export was offered and they were asked once more (P72). */
export function DeleteEverythingScreen() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <FocusScreen title="Delete everything" backTo={useCameFrom('/settings')}>
      <h1>Before you go</h1>
      <p className="lead mt-2">
        What you’ve written is on this device only. Once it’s deleted, nobody can bring it back, and
        neither can we.
      </p>
      <TakeItWithYou />
      <Part title="Delete everything on this device">
        <p className="mb-4 text-ink-2">
          Your entries, drafts, recordings, and photos go, and so does your progress.
        </p>
        <Button variant="danger" full onClick={() => setIsAsking(true)}>
          <Trash2 size={20} strokeWidth={1.6} aria-hidden />
          Delete everything
        </Button>
      </Part>
      <AskOnceMore open={isAsking} onClose={() => setIsAsking(false)} />
    </FocusScreen>
  );
}

function TakeItWithYou() {
  const here = useHere();
  return (
    <Part title="Take it with you first">
      <p className="text-ink-2">
        Your export includes everything you’ve written. You can read it without us and import it
        later, also into an account.
      </p>
      <Button variant="secondary" full asChild className="mt-4">
        <Link to="/data-export" state={here}>
          <Download size={20} strokeWidth={1.6} aria-hidden />
          Export Data
        </Link>
      </Button>
    </Part>
  );
}

function AskOnceMore({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { eraseHere } = useShell();
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      alert
      title="Delete everything here?"
      description="You can’t undo this. There’s no copy on our server."
    >
      <div className="dialog-actions">
        <Button full autoFocus onClick={onClose}>
          Keep everything
        </Button>
        <Button variant="danger" full onClick={eraseHere}>
          Delete everything
        </Button>
      </div>
    </Dialog>
  );
}
