import { ArrowLeft } from 'lucide-react';
import { Link, Navigate } from 'react-router-dom';
import { useIsGated } from '../../answers/react/use-plan';
import { invitation, shareText } from '../../journey/share-words';
import { useToday } from '../../live/react/use-today';
import { Button } from '../../ui/button';
import { HubScreen } from '../../ui/screen';
import { UpgradePanel } from '../../ui/upgrade-panel';
import type { PictureType } from './picture/picture-types';
import { useAchievementFacts } from './queries';
import { ShareRoom } from './share-room';

const TYPES: readonly PictureType[] = ['achievement'];

/** A picture of one achievement that was reached. One that was not leads to the others. */
export function ShareAchievement({ id }: { id: string }) {
  const facts = useAchievementFacts(id, useToday());
  const isGated = useIsGated('achievement-sharing');
  if (isGated) return <Gated />;
  if (facts === null) return <Navigate to="/share" replace />;
  return (
    <ShareRoom
      types={TYPES}
      facts={facts}
      text={facts ? shareText(facts.day, location.origin) : invitation(location.origin)}
      lead="A picture of your award. It holds only what you see."
      head={<ToAchievements />}
    />
  );
}

function Gated() {
  return (
    <HubScreen>
      <ToAchievements />
      <h1>Share Your Journey</h1>
      <UpgradePanel
        title="A picture of your award"
        adds={['achievement-sharing']}
        className="mx-auto mt-6 max-w-136"
      >
        Pictures of your day, your week, and your journey are free.
      </UpgradePanel>
      <p className="mt-4 text-center">
        <Button asChild variant="text">
          <Link to="/share">Choose another picture</Link>
        </Button>
      </p>
    </HubScreen>
  );
}

function ToAchievements() {
  return (
    <p className="mb-3">
      <Link to="/achievements" className="text-link inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft size={16} strokeWidth={1.6} aria-hidden />
        Achievements
      </Link>
    </p>
  );
}
