import { Link } from 'react-router-dom';
import { ActionBar } from '../../ui/action-bar';
import { Button } from '../../ui/button';
import { ClosedWindow } from '../../ui/closed-window';

/** A signed-in address that names no screen (spec section 2). */
export function NotFoundScreen() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-[calc(100dvh-var(--topbar))] max-w-phone flex-col md:min-h-dvh md:max-w-lg md:[&_.action-bar-inner]:justify-center"
    >
      <div className="grid justify-items-center px-(--gutter) pt-22 pb-9 text-center">
        <ClosedWindow figure="404" width="9.375rem" />
        <h1 className="mt-8">404 Page Not Found</h1>
        <p className="mt-2.5 max-w-[18em] text-balance text-ink-2">
          Did you forget to add the page to the router?
        </p>
        <p className="running mt-6 text-balance">
          The link may be old or incomplete. Your entries are safe.
        </p>
      </div>
      <ActionBar>
        <Button variant="primary" full asChild>
          <Link to="/home">Go Home</Link>
        </Button>
      </ActionBar>
    </main>
  );
}
