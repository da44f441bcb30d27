import { Link } from 'react-router-dom';
import { Brand } from '../../ui/mark';
import { AccountMenu } from './account-menu';
import { PremiumLink } from './premium-link';

/** Phones: the brand, Premium, and everything else behind the avatar. */
export function TopBar() {
  return (
    <header className="flex h-14 items-center justify-between pr-3 pl-(--gutter) md:hidden">
      <Link to="/home" aria-label="Choose Wholeness, Home" className="flex min-h-12 items-center">
        <Brand />
      </Link>
      <div className="flex items-center gap-0.5">
        <PremiumLink />
        <AccountMenu />
      </div>
    </header>
  );
}
