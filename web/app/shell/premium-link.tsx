import { Link } from 'react-router-dom';
import { useIsGuest } from '../../account/react/use-is-guest';
import { usePlan } from '../../answers/react/use-plan';
import { useHere } from '../../ui/came-from';

/** The way to Premium; only for those who are known not to have it. */
export function PremiumLink() {
  const plan = usePlan();
  const here = useHere();
  const isGuest = useIsGuest();
  if (plan !== 'free' || isGuest) return null;
  return (
    <Link
      to="/subscribe"
      state={here}
      className="relative inline-flex h-8 items-center rounded-pill border border-gold/70 px-3 text-sm font-semibold text-gold-ink after:absolute after:-inset-2"
    >
      Premium
    </Link>
  );
}
