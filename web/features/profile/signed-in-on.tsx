import { Link } from 'react-router-dom';
import { signedInDevices } from '../../../shared/api/passwords';
import { useAnswer } from '../../answers/react/use-answer';
import { useHere } from '../../ui/came-from';
import { Fact } from '../../ui/facts';

/** On how many devices the person is signed in, and the way to their list. */
export function SignedInOn() {
  const here = useHere();
  const count = useAnswer('/api/account/sessions', signedInDevices).value?.devices.length;
  return (
    <Fact label="Signed in on">
      <Link to="/account/password#devices" state={here} className="text-link numerals">
        {sayDevices(count)}
      </Link>
    </Fact>
  );
}

function sayDevices(count: number | undefined): string {
  if (count === undefined) return 'Your devices';
  return count === 1 ? '1 device' : `${count} devices`;
}
