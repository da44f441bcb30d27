import { Link } from 'react-router-dom';
import { readSession } from '../../platform/session';
import { useHere } from '../../ui/came-from';

interface RoomLinkProps {
  readonly to: string;
  readonly children: string;
}

/** The name of a screen, and for whoever is signed in the way to it. */
export function RoomLink({ to, children }: RoomLinkProps) {
  const here = useHere();
  if (readSession() === null) return <b>{children}</b>;
  return (
    <Link to={to} state={here} className="text-link">
      {children}
    </Link>
  );
}
