import { Lock, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { PrivacySettings } from '../../../shared/api/privacy-settings';
import { POLICY_VERSION } from '../../../shared/content/legal-editions';
import { revokeConsent } from '../../account/consent';
import { NeedsAccount } from '../../account/react/needs-account';
import { useIsGuest } from '../../account/react/use-is-guest';
import { useLive } from '../../live/react/use-live';
import { online } from '../../platform/online';
import { Button } from '../../ui/button';
import { useCameFrom, useHere } from '../../ui/came-from';
import { ContentsItem, ContentsList } from '../../ui/contents-list';
import { ItemState } from '../../ui/item-state';
import { Row, Rows } from '../../ui/rows';
import { SaveIndicator } from '../../ui/save-indicator';
import { FocusScreen, Part } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { Switch } from '../../ui/switch';
import { type ShownSettings, usePrivacySettings } from './use-privacy-settings';

interface Choice {
  readonly name: Exclude<keyof PrivacySettings, 'cookies'>;
  readonly label: string;
  readonly note: string;
}

const CHOICES: readonly Choice[] = [
  {
    name: 'dataProcessing',
    label: 'Data processing',
    note: 'Let our server calculate your streak, days, and awards for other apps you use. This app doesn’t need it.',
  },
  {
    name: 'marketing',
    label: 'Marketing',
    note: 'We don’t send news by email today. If that changes, you’ll get it only while this is on. We never sell your address.',
  },
  {
    name: 'dataRetentionOptOut',
    label: 'Opt out of retention',
    note: 'Delete my account after 12 months without use instead of 24. We’ll email you 30 days before.',
  },
];

const MODEL_TRAINING: Choice = {
  name: 'modelTraining',
  label: 'Use my entries for model training',
  note: 'We don’t train models on anyone’s entries today. If that changes, we won’t use yours unless this is on.',
};

/** Privacy Settings: what a person decides about their data, and the way to take all of it back. */
export function PrivacySettingsScreen() {
  return useIsGuest() ? <GuestSettings /> : <AccountSettings />;
}

/** Nothing of a guest is on the server: there is only what their browser keeps to decide about (P70). */
function GuestSettings() {
  const here = useHere();
  return (
    <FocusScreen title="Privacy Settings" backTo={useCameFrom('/home')}>
      <h1>Privacy Preferences</h1>
      <p className="lead mt-2">
        Everything you write stays on this device. We have nothing of it on our server.
      </p>
      <NeedsAccount need="privacy" className="mt-5" />
      <YourData />
      <section className="mt-7 border-rule border-t pt-6">
        <h2>Delete everything on this device</h2>
        <p className="note mt-1.5 mb-4">You can export it first.</p>
        <Button variant="danger" full asChild>
          <Link to="/delete-account" state={here}>
            <Trash2 size={20} strokeWidth={1.6} aria-hidden />
            Delete everything
          </Link>
        </Button>
      </section>
    </FocusScreen>
  );
}

function AccountSettings() {
  const shown = usePrivacySettings();
  return (
    <FocusScreen title="Privacy Settings" backTo={useCameFrom('/home')}>
      <h1>Privacy Preferences</h1>
      <p className="lead mt-2">
        Four switches. Each applies right away, here and on your other devices.
      </p>
      <Switches shown={shown} />
      <YourData />
      <section className="mt-7 border-rule border-t pt-6">
        <h2>Delete my account</h2>
        <p className="note mt-1.5 mb-4">
          We delete your entries from our server at once and from backups within 30 days. You can
          export them first.
        </p>
        <Button variant="danger" full asChild>
          <Link to="/delete-account">
            <Trash2 size={20} strokeWidth={1.6} aria-hidden />
            Delete my account
          </Link>
        </Button>
      </section>
    </FocusScreen>
  );
}

function Switches({ shown }: { shown: ShownSettings }) {
  const { settings, failed, saved, refresh } = shown;
  if (!settings) return <NotYet failed={failed} onRetry={refresh} />;
  const row = (choice: Choice) => (
    <ChoiceRow
      key={choice.name}
      choice={choice}
      checked={settings[choice.name]}
      disabled={failed}
      onChange={(checked) => shown.choose({ [choice.name]: checked })}
    />
  );
  return (
    <>
      <h2 className="sr-only">Your choices</h2>
      <Rows className="mt-6">
        <EssentialRow />
        {CHOICES.map(row)}
      </Rows>
      <div className="mt-3.5 min-h-6">
        {failed ? <Unreachable onRetry={refresh} /> : <SaveIndicator {...saved} />}
      </div>
      <Part title="Model training">
        <Rows>{row(MODEL_TRAINING)}</Rows>
      </Part>
    </>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <p className="note" role="status">
        These are your last saved choices. You can change them when we reach the server again.
      </p>
      <Button variant="text" size="sm" className="px-0" onClick={onRetry}>
        Try again
      </Button>
    </>
  );
}

interface NotYetProps {
  readonly failed: boolean;
  readonly onRetry: () => void;
}

function NotYet({ failed, onRetry }: NotYetProps) {
  const isOnline = useLive(online) ?? true;
  if (!failed) return <Skeleton className="mt-6" />;
  return (
    <div role={isOnline ? 'alert' : 'status'} className="mt-6">
      <p className="text-ink-2">
        {isOnline
          ? 'We couldn’t load your choices.'
          : 'You’re offline, and your choices aren’t on this device yet. Reconnect to see them.'}
      </p>
      <Button variant="text" className="px-0" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function EssentialRow() {
  return (
    <Row className="flex items-start justify-between gap-x-5 max-[17rem]:flex-wrap">
      <div>
        <h3>Essential cookies</h3>
        <p className="text-ink-2 text-ui-sm">They keep you signed in.</p>
      </div>
      <ItemState className="whitespace-nowrap pt-1" icon={<Lock size={16} strokeWidth={1.6} />}>
        Always on
      </ItemState>
    </Row>
  );
}

interface ChoiceRowProps {
  readonly choice: Choice;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: (checked: boolean) => void;
}

function ChoiceRow({ choice, checked, disabled, onChange }: ChoiceRowProps) {
  const noteId = useId();
  return (
    <Row className="flex items-start justify-between gap-5">
      <div>
        <h3>{choice.label}</h3>
        <p className="text-ink-2 text-ui-sm" id={noteId}>
          {choice.note}
        </p>
      </div>
      <Switch
        label={choice.label}
        labelHidden
        describedBy={noteId}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
    </Row>
  );
}

function YourData() {
  const here = useHere();
  return (
    <Part title="Your data">
      <ContentsList label="Your data" className="-mt-3">
        <ContentsItem to="/data-export" state={here} name="Export Data" value="JSON" />
        <ContentsItem
          to="/privacy-policy"
          state={here}
          name="Privacy Policy"
          value={POLICY_VERSION}
        />
        <ContentsItem onClick={revokeConsent} name="Cookie choices" value="Withdraw" />
      </ContentsList>
    </Part>
  );
}
