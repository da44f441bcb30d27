import { Link, Navigate, useParams } from 'react-router-dom';
import type { MindfulMoment } from '../../../shared/content/pack';
import { useIsGated } from '../../answers/react/use-plan';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { UpgradePanel } from '../../ui/upgrade-panel';
import { lengthInWords } from './model/words';
import { PickPage } from './parts/pick-page';
import { PracticePage } from './parts/practice-page';
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

/** A moment that waits for Premium: what it is, and the way to the others. */
function GatedMoment({ moment }: { moment: MindfulMoment }) {
  const { title, description, duration } = moment;
  return (
    <FocusScreen title="Mindful Moment" backTo="/mindful-moment">
      <div className="text-center">
        <p className="running mx-auto max-w-running text-balance">{description}</p>
        <h1 className="mt-1">{title}</h1>
        <p className="note mt-2">{lengthInWords(duration)}</p>
      </div>
      <UpgradePanel
        title="Stay a little longer"
        adds={['premium-content']}
        className="mx-auto mt-8 max-w-136"
      >
        All the others are free, including every one for stress and anxiety.
      </UpgradePanel>
      <p className="mt-4 text-center">
        <Button asChild variant="text">
          <Link to="/mindful-moment">Choose another moment</Link>
        </Button>
      </p>
    </FocusScreen>
  );
}
