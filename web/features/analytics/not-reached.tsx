import type { FiguresOf } from '../../account/react/figures-explained';
import { useLive } from '../../live/react/use-live';
import { online } from '../../platform/online';
import { Button } from '../../ui/button';

interface Props {
  readonly of: FiguresOf;
  readonly onRetry: () => Promise<void>;
}

/** Nothing to show: there is no network, or the server did not answer. */
export function NotReached({ of, onRetry }: Props) {
  const isOnline = useLive(online) ?? true;
  return (
    <div className="mt-8" role="status">
      <p className="note">
        {isOnline
          ? `We couldn’t load your ${of}’s figures. Try again in a moment.`
          : `You’re offline. You’ll see your ${of}’s figures when you’re back online.`}
      </p>
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  );
}
