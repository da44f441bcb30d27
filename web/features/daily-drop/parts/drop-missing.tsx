import { Link } from 'react-router-dom';
import type { JourneyDay } from '../../../../shared/domain/challenge-day';
import { dropPlace } from '../../../journey/journey-places';
import { Button } from '../../../ui/button';
import { ClosedWindow } from '../../../ui/closed-window';
import { EmptyState } from '../../../ui/empty-state';
import type { DropState } from '../queries';

interface DropMissingProps {
  readonly state: DropState;
  readonly day: number;
  /** The day the person stands on. */
  readonly current: JourneyDay;
  readonly onRetry: () => void;
}

/** Why a day's words are not here, without alarm; nothing while they are, or are on their way. */
export function DropMissing({ state, day, current, onRetry }: DropMissingProps) {
  switch (state.is) {
    case 'here':
    case 'loading':
      return null;
    case 'none':
      return <EmptyState title="No daily drop available for today." className="mt-9" />;
    case 'failed':
      return (
        <EmptyState
          title={`We couldn’t load Day ${day}`}
          className="mt-9"
          action={<Button onClick={onRetry}>Try again</Button>}
        >
          Your own entries are safe. Try again in a moment.
        </EmptyState>
      );
    case 'away':
      return <DropAway day={day} current={current} onRetry={onRetry} />;
  }
}

function DropAway({ day, current, onRetry }: Omit<DropMissingProps, 'state'>) {
  return (
    <section className="grid justify-items-center pt-9 text-center">
      <ClosedWindow width="7.75rem" />
      <h2 className="mt-5 text-title font-title tracking-[-0.012em]">{`Day ${day} isn’t downloaded`}</h2>
      <p className="mt-3 max-w-lede text-ink-2">
        {`We couldn’t reach our server. Day ${day} will open when you’re back online.`}
      </p>
      <p className="running mt-5">There’s no rush.</p>
      <div className="mt-8 grid w-full max-w-87 justify-items-center gap-2">
        {day === current.challengeDay ? (
          <Button full onClick={onRetry}>
            Try again
          </Button>
        ) : (
          <Button asChild full>
            <Link to={dropPlace(current.challengeDay, current.journey)} replace>
              {`Go to Day ${current.challengeDay}`}
            </Link>
          </Button>
        )}
        <Button asChild variant="text" size="sm">
          <Link to="/offline">What is available offline</Link>
        </Button>
      </div>
    </section>
  );
}
