import { CloudOff } from 'lucide-react';
import { useLive } from '../../../live/react/use-live';
import { online } from '../../../platform/online';
import { Button } from '../../../ui/button';
import type { Subscription } from '../queries';

interface Props {
  readonly subscription: Pick<Subscription, 'hasFailed' | 'refresh'>;
}

/** Says so where what is shown is not the server's present word, and what paying needs. */
export function SubscriptionStatus({ subscription: { hasFailed, refresh } }: Props) {
  const isOnline = useLive(online) ?? true;
  return (
    <div role="status" className="mt-5 empty:hidden">
      {(!isOnline || hasFailed) && (
        <div className="rounded-field bg-action-wash p-4 text-ui-sm">
          {isOnline ? <p>Unable to check subscription status. Please try again.</p> : <Offline />}
          {hasFailed && (
            <Button variant="text" size="sm" className="-mb-2 px-0" onClick={() => void refresh()}>
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Offline() {
  return (
    <p className="flex gap-2.5">
      <CloudOff size={20} strokeWidth={1.6} aria-hidden className="shrink-0" />
      <span>You’re offline. This is your plan as last seen on this device. Reconnect to pay.</span>
    </p>
  );
}
