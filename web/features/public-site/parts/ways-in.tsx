import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button';

const NEWCOMERS_SIGN_IN = '/login#new';

/**
 * The hero's ways in (spec section 2). Without a stored user id the journey begins at once, without an account (P68); the
 * others lead to the sign-in screen, as a newcomer.
 */
const WAYS = {
  journey: { to: '/home', withoutId: '/begin', label: 'Begin Your Journey Today' },
  devotionals: {
    to: '/daily-drop',
    withoutId: NEWCOMERS_SIGN_IN,
    label: 'Explore Devotionals',
  },
  circles: { to: '/prayer-groups', withoutId: NEWCOMERS_SIGN_IN, label: 'See Prayer Groups' },
} as const;

interface WayInProps {
  readonly way: keyof typeof WAYS;
  /** Whether a user id is stored on this browser. */
  readonly hasId: boolean;
  readonly className?: string | undefined;
}

/** On the prerendered page nobody has an id; there `data-with-id` tells the script where the link leads with one. */
export function WayIn({ way, hasId, className }: WayInProps) {
  const { to, withoutId, label } = WAYS[way];
  return (
    <Button variant={way === 'journey' ? 'primary' : 'secondary'} className={className} asChild>
      <Link to={hasId ? to : withoutId} data-with-id={to}>
        {label}
      </Link>
    </Button>
  );
}
