import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { Brand } from '../../../ui/mark';

/** The head of every page for visitors (spec section 2); its middle is hidden on small screens. */
export function PublicNav() {
  return (
    <header className="public-nav">
      <a href="#main" className="public-skip">
        Skip to content
      </a>
      <div className="public-wide flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <Link to="/" className="inline-flex min-h-12 items-center rounded-mark">
          <Brand />
        </Link>
        <nav aria-label="Information" className="public-nav-links">
          <PageLink to="/about-ai">About the AI</PageLink>
          <PageLink to="/privacy-policy">Security &amp; Privacy</PageLink>
          <PageLink to="/for-organizations">For Organizations</PageLink>
        </nav>
        <div className="public-nav-ways">
          <Link
            to="/login"
            className="inline-flex min-h-12 items-center rounded-mark px-1.5 hover:text-action-ink"
          >
            Sign In
          </Link>
          <Button size="sm" asChild>
            <Link to="/register">Get Started</Link>
          </Button>
        </div>
      </div>
    </header>
  );
}

function PageLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const isHere = useLocation().pathname === to;
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}
