import { useState } from 'react';
import { ConnectionNote } from '../../live/connection-note';
import { Button } from '../../ui/button';
import { CodeField } from '../../ui/code-field';
import { Dialog } from '../../ui/dialog';
import { Switch } from '../../ui/switch';
import { toast } from '../../ui/toast-store';
import { joinOrganization } from './commands';

interface Props {
  readonly onClose: () => void;
  readonly onJoined: () => void;
}

/** The way into an organization for whoever has an account already. */
export function JoinDialog({ onClose, onJoined }: Props) {
  const [code, setCode] = useState('');
  const [shares, setShares] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [pending, setPending] = useState(false);
  const join = async () => {
    setPending(true);
    setRefusal(undefined);
    const result = await joinOrganization(code.trim(), shares);
    setPending(false);
    if (!result.ok) {
      setRefusal(result.message);
      return;
    }
    toast({ title: 'Welcome!' });
    onJoined();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Join an organization"
      description="Its administrator sees your username and since when you are there. Nobody there reads what you write."
      closable
    >
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) void join();
        }}
      >
        <CodeField
          code={code}
          error={refusal}
          required
          onChange={(typed) => {
            setCode(typed);
            setRefusal(undefined);
          }}
        />
        <Switch
          label="Share reflections with my group"
          note="Off unless you turn it on."
          checked={shares}
          onChange={setShares}
        />
        <ConnectionNote className="empty:hidden" />
        <Button
          type="submit"
          full
          disabled={code.trim() === '' && !pending}
          pending={pending}
          pendingLabel="Joining..."
        >
          Join
        </Button>
      </form>
    </Dialog>
  );
}
