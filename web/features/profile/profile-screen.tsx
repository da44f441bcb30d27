import '../../ui/styles/late/portrait.css';
import { RefreshCw } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router-dom';
import { POLICY_VERSION } from '../../../shared/content/legal-editions';
import { GOALS, type Goal } from '../../../shared/records/preference';
import { GOAL_WORDS } from '../../account/goal-words';
import { NeedsAccount } from '../../account/react/needs-account';
import { useIsGuest } from '../../account/react/use-is-guest';
import { useGoals } from '../../journey/react/use-goals';
import { keepPreference } from '../../records/react/keep-preference';
import { useRecords } from '../../records/react/use-records';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { Chip } from '../../ui/chip';
import { ContentsItem, ContentsList } from '../../ui/contents-list';
import { IconButton } from '../../ui/icon-button';
import { FocusScreen, Part } from '../../ui/screen';
import { AccountPart } from './parts/account-part';
import { ProfileHead } from './parts/profile-head';
import { SubscriptionCard } from './parts/subscription-card';
import { type ShownProfile, useProfile } from './queries';

interface Props {
  /** What the Debug button opens. */
  readonly Diagnostics: ComponentType<{ onClose: () => void }>;
}

/** Who somebody is here: picture, plan, names, and the ways to what happens with their data. */
export function ProfileScreen(props: Props) {
  return useIsGuest() ? <GuestProfile {...props} /> : <AccountProfile {...props} />;
}

/** A guest has no name, no picture and no plan: what they hope for, and what becomes of their words (P70). */
function GuestProfile(props: Props) {
  return (
    <FocusScreen title="Profile" backTo="/home">
      <h1 className="pt-2">Guest</h1>
      <NeedsAccount need="profile" className="mt-5" />
      <GoalsPart />
      <PrivacyPart />
      <WaysOn {...props} />
    </FocusScreen>
  );
}

function AccountProfile(props: Props) {
  const shown = useProfile();
  return (
    <FocusScreen title="Profile" backTo="/home" aside={<Refresh {...shown} />}>
      <ProfileHead profile={shown.profile} />
      <Progress {...shown} />
      <SubscriptionCard status={shown.profile?.subscriptionStatus} />
      <AccountPart profile={shown.profile} />
      <GoalsPart />
      <PrivacyPart />
      <WaysOn {...props} />
    </FocusScreen>
  );
}

function WaysOn({ Diagnostics }: Props) {
  const here = useHere();
  const [debugging, setDebugging] = useState(false);
  return (
    <>
      <div className="mt-6 grid justify-items-center gap-1">
        <Button asChild variant="secondary" full>
          <Link to="/settings" state={here}>
            Settings
          </Link>
        </Button>
        {!useIsGuest() && (
          <Button asChild variant="text">
            <Link to="/feedback" state={here}>
              Share Feedback
            </Link>
          </Button>
        )}
        <Button variant="text" onClick={() => setDebugging(true)}>
          Debug
        </Button>
      </div>
      {debugging && <Diagnostics onClose={() => setDebugging(false)} />}
    </>
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

/** What the person hopes for, to be changed at any time. */
function GoalsPart() {
  const records = useRecords();
  const goals = useGoals();
  const toggle = (goal: Goal, chosen: readonly Goal[]) =>
    GOALS.filter((one) => (one === goal ? !chosen.includes(one) : chosen.includes(one)));
  return (
    <Part title="What you hope for">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">What you hope for</legend>
        {GOALS.map((goal) => (
          <Chip
            key={goal}
            selected={goals?.includes(goal) === true}
            disabled={!goals}
            onToggle={() => {
              if (goals) void keepPreference(records, { goals: toggle(goal, goals) });
            }}
          >
            {GOAL_WORDS[goal].name}
          </Chip>
        ))}
      </fieldset>
      <p className="note mt-3">
        After the Daily Drop, Home suggests a practice to match, and Mindful Moment begins with it.
      </p>
    </Part>
  );
}

/** The ways to what is done with a person's data, and to take it along. */
function PrivacyPart() {
  const here = useHere();
  return (
    <Part title="Privacy &amp; Data">
      <ContentsList label="Privacy &amp; Data" className="-mt-3">
        <ContentsItem
          to="/privacy-settings"
          state={here}
          name="Privacy Settings"
          value={useIsGuest() ? undefined : '4 switches'}
        />
        <ContentsItem to="/data-export" state={here} name="Export Data" value="JSON" />
        <ContentsItem
          to="/privacy-policy"
          state={here}
          name="Privacy Policy"
          value={POLICY_VERSION}
        />
        <ContentsItem to="/terms-of-service" state={here} name="Terms of Service" />
      </ContentsList>
    </Part>
  );
}
