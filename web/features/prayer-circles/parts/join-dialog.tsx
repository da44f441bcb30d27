import { useEffect, useState } from 'react';
import type { InvitedCircle } from '../../../../shared/api/prayer-circles';
import { CodeForm } from '../../../account/react/code-form';
import { CIRCLE_NOTE } from '../../../account/sharing-words';
import type { ServerOutcome } from '../../../answers/ask';
import { Dialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast-store';
import { checkInvite, joinCircle } from '../commands';
import { sayMembers } from '../model/words';

interface Props {
  /** Of the link that led here; empty where the person types one. */
  readonly code: string;
  readonly onClose: () => void;
  readonly onJoined: (circleId: string) => void;
}

/**
 *   asking ──code──▶ checking ──▶ invited ──Join──▶ joining ──▶ (the circle)
 *      ▲                │                              │
 *      └── leads nowhere┴──────────────────────────────┘
 */
export function JoinDialog({ code: given, onClose, onJoined }: Props) {
  const [code, setCode] = useState(given);
  const [invited, setInvited] = useState<InvitedCircle>();
  const [refusal, setRefusal] = useState<string>();
  const [pending, setPending] = useState(false);

  async function attempt<Value>(
    asked: Promise<ServerOutcome<Value>>,
    then: (value: Value) => void,
  ) {
    setPending(true);
    setRefusal(undefined);
    const result = await asked;
    setPending(false);
    if (result.ok) then(result.value);
    else {
      setInvited(undefined);
      setRefusal(result.problem);
    }
  }
  const check = () => attempt(checkInvite(code.trim()), setInvited);
  const join = () =>
    attempt(joinCircle(code.trim()), (circleId) => {
      toast({ title: `Welcome to ${invited?.name}` });
      onJoined(circleId);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the code of the link
  useEffect(() => {
    if (given) void check();
  }, []);

  return (
    <Dialog open onOpenChange={onClose} title="Join a circle" closable className="h-prayer">
      <CodeForm
        className="mt-3"
        code={code}
        refusal={refusal}
        pending={pending}
        action={invited ? 'Join this circle' : 'Continue'}
        pendingAction={invited ? 'Joining...' : 'Looking...'}
        onChange={(typed) => {
          setCode(typed);
          setInvited(undefined);
          setRefusal(undefined);
        }}
        onSubmit={() => void (invited ? join() : check())}
      >
        <div role="status" className="empty:hidden">
          {invited && (
            <>
              <p className="font-serif text-xl font-heading wrap-anywhere">{invited.name}</p>
              <p className="note">{`${sayMembers(invited.memberCount)}. ${CIRCLE_NOTE}`}</p>
            </>
          )}
        </div>
      </CodeForm>
    </Dialog>
  );
}
