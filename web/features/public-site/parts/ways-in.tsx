import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button';

/** The hero's ways in. Without a stored user id each leads to the sign-in screen (spec section 2), as a newcomer. */
const WAYS = {
  journey: { to: '/home', label: 'Begin Your Journey Today' },
  devotionals: { to: '/daily-drop', label: 'Explore Devotionals' },
  circles: { to: '/prayer-groups', label: 'See Prayer Groups' },
} as const;

interface WayInProps {
  readonly way: keyof typeof WAYS;
  /** Whether a user id is stored on this browser. */
  readonly hasId: boolean;
  readonly className?: string | undefined;
}

/** On the prerendered page nobody has an id; there `data-with-id` tells the script where the link leads with one. */
export function WayIn({ way, hasId, className }: WayInProps) {
  const { to, label } = WAYS[way];
  return (
    <Button variant={way === 'journey' ? 'primary' : 'secondary'} className={className} asChild>
      <Link to={hasId ? to : '/login#new'} data-with-id={to}>
        {label}
      </Link>
    </Button>
  );
}
