import './profile.css';
import { RefreshCw } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { IconButton } from '../../ui/icon-button';
import { FocusScreen } from '../../ui/screen';
import { AccountPart } from './account-part';
import { GoalsPart } from './goals-part';
import { PrivacyPart } from './privacy-part';
import { ProfileHead } from './profile-head';
import { type ShownProfile, useProfile } from './queries';
import { SubscriptionCard } from './subscription-card';

interface Props {
  /** What the Debug button opens. */
  readonly Diagnostics: ComponentType<{ onClose: () => void }>;
}

/** Who somebody is here: picture, plan, names, and the ways to what happens with their data. */
export function ProfileScreen({ Diagnostics }: Props) {
  const shown = useProfile();
  const here = useHere();
  const [debugging, setDebugging] = useState(false);
  return (
    <FocusScreen title="Profile" backTo="/home" aside={<Refresh {...shown} />}>
      <ProfileHead profile={shown.profile} />
      <Progress {...shown} />
      <SubscriptionCard status={shown.profile?.subscriptionStatus} />
      <AccountPart profile={shown.profile} />
      <GoalsPart />
      <PrivacyPart />
      <div className="mt-6 grid justify-items-center gap-1">
        <Button asChild variant="secondary" full>
          <Link to="/settings" state={here}>
            Settings
          </Link>
        </Button>
        <Button asChild variant="text">
          <Link to="/feedback" state={here}>
            Share Feedback
          </Link>
        </Button>
        <Button variant="text" onClick={() => setDebugging(true)}>
          Debug
        </Button>
      </div>
      {debugging && <Diagnostics onClose={() => setDebugging(false)} />}
    </FocusScreen>
  );
}

function Refresh({ isAsking, refresh }: ShownProfile) {
  return (
    <IconButton label="Refresh" onClick={refresh} aria-busy={isAsking}>
      <RefreshCw
        size={20}
        strokeWidth={1.6}
        aria-hidden
        className={isAsking ? 'profile-asking' : undefined}
      />
    </IconButton>
  );
}

/** Says so where what is shown is not the server's present word. */
function Progress({ profile, isAsking, hasFailed }: ShownProfile) {
  return (
    <p role="status" className="note mt-4 text-balance text-center text-ink-2 empty:hidden">
      {hasFailed &&
        !isAsking &&
        (profile
          ? 'We couldn’t refresh your profile. It may be out of date.'
          : 'We couldn’t load your profile.')}
    </p>
  );
}
