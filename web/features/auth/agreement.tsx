import { Link } from 'react-router-dom';
import { useHere } from '../../live/came-from';

/** What a person agrees to with an account, to be read before. */
export function Agreement() {
  const here = useHere();
  return (
    <p className="note">
      By creating an account you agree to the{' '}
      <Link to="/terms-of-service" state={here} className="text-link">
        Terms of Service
      </Link>{' '}
      and the{' '}
      <Link to="/privacy-policy" state={here} className="text-link">
        Privacy Policy
      </Link>
      .
    </p>
  );
}
