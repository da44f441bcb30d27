import { KeyRound } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { noteWeakPassword, WEAK_PASSWORD } from '../../account/weak-password';
import { useKeptAnswer } from '../../answers/react/use-kept-answer';
import { usePerson } from '../../person/react/person-context';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { NoticeBar } from './notice-bar';

const CHANGE_IT = '/account/password';

/** Asks for a new password after a sign-in with a weak one; put away, it comes back with the next sign-in (A33). */
export function WeakPasswordBar() {
  const { personId } = usePerson().store;
  const here = useHere();
  const { pathname } = useLocation();
  const isWeak = useKeptAnswer(WEAK_PASSWORD) === 'true';
  if (!isWeak || pathname === CHANGE_IT) return null;
  return (
    <NoticeBar
      icon={KeyRound}
      text="Your password is easy to guess."
      action={
        <Button asChild variant="text" size="sm" className="px-1">
          <Link to={CHANGE_IT} state={here}>
            Change
          </Link>
        </Button>
      }
      onLater={() => noteWeakPassword(personId, false)}
    />
  );
}
