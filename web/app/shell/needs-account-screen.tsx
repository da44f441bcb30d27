import { AccountWays } from '../../account/react/needs-account';
import { useCameFrom } from '../../ui/came-from';
import { ClosedWindow } from '../../ui/closed-window';
import { FocusScreen, HubScreen } from '../../ui/screen';
import { useRouteHandle } from './route-handle';

/** What a guest meets in the place of a screen that needs an account: the line of its route, and the ways to one (P82). */
export function NeedsAccountScreen() {
  const { title = '', chrome = 'hub', needsAccount } = useRouteHandle();
  const backTo = useCameFrom('/home');
  const content = (
    <>
      <h1>{title}</h1>
      <div className="empty-state">
        <ClosedWindow />
        <p className="mt-5 max-w-96 font-serif text-prose text-pretty">{needsAccount}</p>
        <p className="note mt-2 max-w-96 text-pretty">
          When you create an account, what you’ve written here comes along.
        </p>
        <div className="mt-6 w-full max-w-96">
          <AccountWays />
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
