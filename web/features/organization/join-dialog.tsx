import { useState } from 'react';
import { CodeForm } from '../../account/react/code-form';
import { HowFiguresWork } from '../../account/react/figures-explained';
import { SHARING_NOTE } from '../../account/sharing-words';
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
      setRefusal(result.problem);
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
      description="The administrator sees your username and the date you joined. Nobody there can read what you write."
      closable
    >
      <CodeForm
        className="mt-4"
        code={code}
        refusal={refusal}
        pending={pending}
        action="Join"
        pendingAction="Joining..."
        onChange={(typed) => {
          setCode(typed);
          setRefusal(undefined);
        }}
        onSubmit={() => void join()}
      >
        <Switch
          label="Share reflections with my group"
          note={`Off unless you turn it on. ${SHARING_NOTE}`}
          checked={shares}
          onChange={setShares}
        />
        <HowFiguresWork of="organization" />
      </CodeForm>
    </Dialog>
  );
}
