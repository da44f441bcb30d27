import { POLICY_VERSION } from '../../../shared/content/legal-editions';
import { useCameFrom, useHere } from '../../live/came-from';
import { keepPreference } from '../../live/keep-preference';
import { useSyncFacts } from '../../live/sync-facts';
import { syncStanding } from '../../live/sync-words';
import { useRecords } from '../../live/use-records';
import { useShowsStreaks } from '../../live/use-shows-streaks';
import { ContentsItem, ContentsList } from '../../ui/contents-list';
import { FocusScreen, Part } from '../../ui/screen';
import { Switch } from '../../ui/switch';
import { LookPart } from './look-part';

/** Everything that can be set, in one place: here, or one step from here. */
export function SettingsScreen() {
  const facts = useSyncFacts();
  return (
    <FocusScreen title="Settings" backTo={useCameFrom('/home')}>
      <h1>Settings</h1>
      <LookPart />
      <Part id="day" title="Day and reminders">
        <ShowStreaks />
        <Places label="Day and reminders" places={[['/reminders', 'Reminders']]} />
      </Part>
      <Part id="offline" title="Offline and sync">
        <Places
          label="Offline and sync"
          places={[
            ['/offline', 'Available offline'],
            ['/sync', 'Sync', facts && syncStanding(facts)],
          ]}
        />
      </Part>
      <Part id="privacy" title="Privacy, export, and import">
        <Places
          label="Privacy, export, and import"
          places={[
            ['/privacy-settings', 'Privacy Settings'],
            ['/data-export', 'Export Data'],
            ['/data-import', 'Import Data'],
          ]}
        />
      </Part>
      <Part id="account" title="Account">
        <Places
          label="Account"
          places={[
            ['/profile', 'Profile'],
            ['/account/password', 'Password and devices'],
            ['/delete-account', 'Delete my account'],
          ]}
        />
      </Part>
      <Part id="about" title="About">
        <Places
          label="About"
          places={[
            ['/about-ai', 'About the AI'],
            ['/mobile-ad', 'On your phone'],
            ['/privacy-policy', 'Privacy Policy', POLICY_VERSION],
            ['/terms-of-service', 'Terms of Service'],
            ['/feedback', 'Share Feedback'],
          ]}
        />
      </Part>
    </FocusScreen>
  );
}

interface PlacesProps {
  readonly label: string;
  /** Where each leads, what it is called, and how it stands. */
  readonly places: readonly (readonly [to: string, name: string, value?: string | undefined])[];
}

function Places({ label, places }: PlacesProps) {
  const here = useHere();
  return (
    <ContentsList label={label} className="-mt-3">
      {places.map(([to, name, value]) => (
        <ContentsItem key={to} to={to} state={here} name={name} value={value} />
      ))}
    </ContentsList>
  );
}

/** Shows streaks or hides them, on every device of the person. */
function ShowStreaks() {
  const records = useRecords();
  return (
    <Switch
      label="Show streaks"
      note="How many days in a row you came. On all your devices."
      className="mb-4"
      checked={useShowsStreaks()}
      onChange={(showsStreaks) => void keepPreference(records, { showsStreaks })}
    />
  );
}
