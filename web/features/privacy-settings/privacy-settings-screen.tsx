import { Lock, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { PrivacySettings } from '../../../shared/api/privacy-settings';
import { useCameFrom, useHere } from '../../live/came-from';
import { useLive } from '../../live/use-live';
import { revokeConsent } from '../../platform/consent';
import { online } from '../../platform/online';
import { Button } from '../../ui/button';
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
    note: 'Lets the server work out your streak, days and awards for other programs you use. On your devices they are worked out without it.',
  },
  { name: 'marketing', label: 'Marketing', note: 'A letter now and then. Never sold.' },
  {
    name: 'dataRetentionOptOut',
    label: 'Opt out of retention',
    note: 'Ask us not to keep an account you no longer use: it goes after 12 months instead of 24. You are written to 30 days before.',
  },
];

const MODEL_TRAINING: Choice = {
  name: 'modelTraining',
  label: 'Use my entries for model training',
  note: 'Nothing is trained on anyone’s words today. While this is off, nothing ever may be on yours.',
};

/** Privacy Settings: what a person decides about their data, and the way to take all of it back. */
export function PrivacySettingsScreen() {
  const shown = usePrivacySettings();
  return (
    <FocusScreen title="Privacy Settings" backTo={useCameFrom('/home')}>
      <h1>Privacy Preferences</h1>
      <p className="lead mt-2">
        Four switches. Each takes effect at once, here and on your other devices.
      </p>
      <Switches shown={shown} />
      <YourData />
      <section className="mt-7 border-rule border-t pt-6">
        <h2>Delete my account</h2>
        <p className="note mt-1.5 mb-4">
          What you wrote goes from our server at once and from its backups within 30 days. You can
          take it with you first.
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
        This is what you chose last. To change it you need a connection, and there is none just now.
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
          ? 'Your choices could not be loaded.'
          : 'You are offline, and this device has not seen your choices yet. They are shown once there is a connection.'}
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
        <ContentsItem to="/privacy-policy" state={here} name="Privacy Policy" value="3.0" />
        <ContentsItem onClick={revokeConsent} name="Cookie choices" value="Withdraw" />
      </ContentsList>
    </Part>
  );
}
