import { Navigate, useParams } from 'react-router-dom';
import { useIsGated } from '../../answers/react/use-plan';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { GatedMoment } from './gated-moment';
import { PickPage } from './pick-page';
import { PracticePage } from './practice-page';
import { type Moments, useMoments } from './queries';

/** Mindful Moment: pick a practice, then sit through it. */
export function MindfulMomentScreen() {
  const found = useMoments();
  const { id } = useParams();
  const isGated = useIsGated('premium-content');
  if (found.status !== 'ready') return <NotYet found={found} />;
  if (id === undefined) return <PickPage moments={found.moments} />;
  const moment = found.moments.find((one) => one.id === id);
  if (!moment) return <Navigate to="/mindful-moment" replace />;
  if (isGated && moment.premium) return <GatedMoment moment={moment} />;
  return <PracticePage key={moment.id} moment={moment} />;
}

function NotYet({ found }: { found: Exclude<Moments, { status: 'ready' }> }) {
  return (
    <FocusScreen title="Mindful Moment" backTo="/home">
      <h1>A few quiet minutes</h1>
      {found.status === 'loading' ? (
        <Skeleton className="mt-10" />
      ) : (
        <EmptyState
          className="mt-10"
          title="Not on this device yet"
          action={
            <Button variant="secondary" onClick={found.tryAgain}>
              Try again
            </Button>
          }
        >
          We couldn’t load the practices. When you’re online, try again. After that they work
          offline.
        </EmptyState>
      )}
    </FocusScreen>
  );
}
