import { Link } from 'react-router-dom';
import { ACCOUNT_NEEDS } from '../../account/account-needs';
import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { ClosedWindow } from '../../ui/closed-window';
import { FocusScreen, HubScreen } from '../../ui/screen';
import { useRouteHandle } from './route-handle';

/** What a guest meets in the place of a screen that needs an account: one line on why its route needs an account, and the ways to one (P70). */
export function NeedsAccountScreen() {
  const { title = '', chrome = 'hub', needsAccount } = useRouteHandle();
  const backTo = useCameFrom('/home');
  const content = (
    <>
      <h1>{title}</h1>
      <div className="empty-state mt-10">
        <ClosedWindow />
        <p className="mt-4 max-w-96 font-serif text-prose text-balance">
          {needsAccount && ACCOUNT_NEEDS[needsAccount]}
        </p>
        <p className="note mt-2 max-w-96 text-balance">
          When you create an account, what you’ve written here comes along.
        </p>
        <div className="mt-6 w-full max-w-96">
          <Button asChild full>
            <Link to="/register">Create account</Link>
          </Button>
          <Button asChild variant="text" full>
            <Link to="/login">Sign in</Link>
          </Button>
        </div>
      </div>
    </>
  );
  if (chrome === 'hub') return <HubScreen>{content}</HubScreen>;
  return (
    <FocusScreen title={title} backTo={backTo}>
      {content}
    </FocusScreen>
  );
}
