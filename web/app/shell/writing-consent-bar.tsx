import { ScrollText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { POLICY_VERSION } from '../../../shared/content/legal-editions';
import { useIsGuest } from '../../account/react/use-is-guest';
import {
  giveWritingConsent,
  hasWritingConsent,
  noteWritingConsent,
  WRITING_CONSENT_ANSWER,
} from '../../account/writing-consent';
import { useKeptAnswer } from '../../answers/react/use-kept-answer';
import { usePerson } from '../../person/react/person-context';
import { online } from '../../platform/online';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { NoticeBar } from './notice-bar';

/** Asks once for the consent to keep what somebody writes, where they have not given it under the present policy. */
export function WritingConsentBar() {
  // What a guest writes is kept by nobody but them.
  return useIsGuest() ? null : <ConsentAsked />;
}

function ConsentAsked() {
  const { personId } = usePerson().store;
  const here = useHere();
  const [isPending, setIsPending] = useState(false);
  if (!useIsDue(personId)) return null;
  const agree = async () => {
    setIsPending(true);
    // What does not reach the server is asked again: the bar stays.
    await giveWritingConsent(personId).catch(() => undefined);
    setIsPending(false);
  };
  return (
    <NoticeBar
      icon={ScrollText}
      text={
        <>
          Can we store what you write here, including about your faith and health? If not, you can
          delete your account.{' '}
          <Link to="/privacy-policy" state={here} className="text-link">
            Privacy Policy
          </Link>
        </>
      }
      action={
        <Button
          variant="text"
          size="sm"
          className="px-1"
          pending={isPending}
          pendingLabel="Saving"
          onClick={() => void agree()}
        >
          I Agree
        </Button>
      }
    />
  );
}

/** Only the server can say that it is; what this device knows of the present policy is not asked again. */
function useIsDue(personId: string): boolean {
  const isKnown = useKeptAnswer(WRITING_CONSENT_ANSWER) === POLICY_VERSION;
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    const ask = () =>
      hasWritingConsent(personId).then(
        (has) => {
          if (!isCurrent) return;
          if (has) noteWritingConsent(personId);
          setIsDue(!has);
        },
        // No answer: asked again once there is a network.
        () => undefined,
      );
    void ask();
    const end = online.subscribe(() => void ask());
    return () => {
      isCurrent = false;
      end();
    };
  }, [personId, isKnown]);
  return isDue && !isKnown;
}
