import { useState } from 'react';
import type { ProfileAnswer } from '../../../../shared/api/profile';
import { HttpError } from '../../../answers/http-error';
import { keepAnswer } from '../../../answers/kept-answers';
import { useKeptAnswer } from '../../../answers/react/use-kept-answer';
import { useLive } from '../../../live/react/use-live';
import { usePerson } from '../../../person/react/person-context';
import { online } from '../../../platform/online';
import { Button } from '../../../ui/button';
import { Fact } from '../../../ui/facts';
import { sendProofLetter } from '../commands';
import { failureWords } from '../model/failure-words';

/** The name under which this device keeps which address its person wants to confirm later. */
const LATER = 'emailToConfirmLater';

/** Below the email: the address that waits to be confirmed. Put off, it is one line; nothing else waits for it. */
export function EmailToConfirm({ profile }: { profile: ProfileAnswer }) {
  const { personId } = usePerson().store;
  const later = useKeptAnswer(LATER);
  const [isTouched, setIsTouched] = useState(false);
  const { email, emailToConfirm: address } = profile;
  if (address === null) return null;
  const putOff = (value: string) => {
    setIsTouched(true);
    keepAnswer(personId, LATER, value);
  };
  if (later === address) {
    return (
      <Fact label="Email not confirmed">
        {/* The button that was pressed is gone. */}
        <Button
          variant="text"
          size="sm"
          autoFocus={isTouched}
          className="-my-3 -mr-4.5"
          onClick={() => putOff('')}
        >
          Confirm
        </Button>
      </Fact>
    );
  }
  return (
    <Waiting
      address={address}
      inForce={address === email ? undefined : email}
      isTouched={isTouched}
      onLater={() => putOff(address)}
    />
  );
}

interface WaitingProps {
  readonly address: string;
  /** The confirmed address that this one is to follow. */
  readonly inForce: string | undefined;
  readonly isTouched: boolean;
  readonly onLater: () => void;
}

function Waiting({ address, inForce, isTouched, onLater }: WaitingProps) {
  const { isSending, isOver, words, send } = useProofLetter();
  const isOnline = useLive(online) ?? true;
  return (
    <div className="profile-editor">
      <dt className="label">{inForce ? 'Confirm your new address' : 'Confirm your address'}</dt>
      <dd className="grid gap-3">
        <p className="text-ink-2 text-ui-sm">
          We sent an email to <b className="wrap-anywhere font-medium text-ink">{address}</b>. Open
          the link in it and press the button there.{' '}
          {inForce
            ? `Until then, emails go to ${inForce}.`
            : 'Until then, we can’t send you password reset links.'}
        </p>
        <p role="status" className="note text-ink-2 empty:hidden">
          {isOnline ? words : 'You’re offline. You can send it again when you reconnect.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            autoFocus={isTouched}
            disabled={!isOnline || isOver}
            pending={isSending}
            pendingLabel="Sending"
            onClick={() => void send()}
          >
            Send again
          </Button>
          <Button variant="text" size="sm" onClick={onLater}>
            Not now
          </Button>
        </div>
      </dd>
    </div>
  );
}

const TOO_MANY = 'We send at most five emails an hour. Please try again later.';
const FAILED = 'We couldn’t send the email. Please try again.';

/** Sends the letter with the link once more, one at a time, and says what came of it. */
function useProofLetter() {
  const { answers } = usePerson().store;
  const [isSending, setIsSending] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [words, setWords] = useState<string>();
  const send = async () => {
    if (isSending) return;
    setIsSending(true);
    setWords(undefined);
    try {
      await sendProofLetter(answers);
      setWords('Another email is on its way. It may be in your spam folder.');
    } catch (error) {
      const isTooMany = error instanceof HttpError && error.code === 'RATE_LIMITED';
      setIsOver(isTooMany);
      setWords(isTooMany ? TOO_MANY : failureWords(error, FAILED));
    }
    setIsSending(false);
  };
  return { isSending, isOver, words, send };
}
