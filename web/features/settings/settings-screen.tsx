import type { ReactNode } from 'react';
import { POLICY_VERSION } from '../../../shared/content/legal-editions';
import { isOnboardingOffered } from '../../account/account-facts';
import { useIsGuest } from '../../account/react/use-is-guest';
import { usePlacesOfWords } from '../../account/react/use-places-of-words';
import { useShowsStreaks } from '../../journey/react/use-shows-streaks';
import { usePerson } from '../../person/react/person-context';
import { keepPreference } from '../../records/react/keep-preference';
import { useRecords } from '../../records/react/use-records';
import { useSyncFacts } from '../../sync/react/sync-facts';
import { syncStanding } from '../../sync/react/sync-words';
import { useCameFrom, useHere } from '../../ui/came-from';
import { ContentsItem, ContentsList } from '../../ui/contents-list';
import { FocusScreen, Part } from '../../ui/screen';
import { Switch } from '../../ui/switch';
import { accountPlaces, type Place } from './account-places';
import { LookPart } from './look-part';

const PRIVACY: readonly Place[] = [
  ['/settings/lock', 'App lock'],
  ['/privacy-settings', 'Privacy Settings'],
  ['/data-export', 'Export Data'],
  ['/book', 'Make a book'],
  ['/data-import', 'Import Data'],
];
const ABOUT: readonly Place[] = [
  ['/about-ai', 'About the AI'],
  ['/mobile-ad', 'On your phone'],
  ['/privacy-policy', 'Privacy Policy', POLICY_VERSION],
  ['/terms-of-service', 'Terms of Service'],
  ['/feedback', 'Share Feedback'],
];

/** Everything that can be set, in one place: here, or one step from here. */
export function SettingsScreen() {
  const facts = useSyncFacts();
  return (
    <FocusScreen title="Settings" backTo={useCameFrom('/home')}>
      <h1>Settings</h1>
      <LookPart />
      <Places title="Day and reminders" places={[['/reminders', 'Reminders']]}>
        <ShowStreaks />
      </Places>
      <Places
        title="Offline and sync"
        places={[
          ['/offline', 'Available offline'],
          ['/sync', 'Sync', facts && syncStanding(facts)],
        ]}
      />
      <Places title="Privacy, export, and import" places={PRIVACY} />
      <Places title="Account" places={accountPlaces(useWhose())} />
      <Places title="About" places={ABOUT} />
    </FocusScreen>
  );
}

function useWhose() {
  const { personId } = usePerson().store;
  return { isGuest: useIsGuest(), isOffered: isOnboardingOffered(personId) };
}

interface PlacesProps {
  readonly title: string;
  readonly places: readonly Place[];
  readonly children?: ReactNode;
}

function Places({ title, places, children }: PlacesProps) {
  const here = useHere();
  return (
    <Part title={title}>
      {children}
      <ContentsList label={title} className="-mt-3">
        {places.map(([to, name, value]) => (
          <ContentsItem key={to} to={to} state={here} name={name} value={value} />
        ))}
      </ContentsList>
    </Part>
  );
}

/** Shows streaks or hides them, on every device of the person. */
function ShowStreaks() {
  const records = useRecords();
  return (
    <Switch
      label="Show streaks"
      note={`How many days in a row you came. On ${usePlacesOfWords()}.`}
      className="mb-4"
      checked={useShowsStreaks()}
      onChange={(showsStreaks) => void keepPreference(records, { showsStreaks })}
    />
  );
}
