import { Play, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Field, TextInput } from '../ui/field';
import { GrowingLine } from '../ui/growing-line';
import { HourIcon } from '../ui/icon';
import { PasswordInput } from '../ui/password-input';
import { Playback } from '../ui/playback';
import { RecordButton } from '../ui/record-button';
import { RecorderBar } from '../ui/recorder-bar';
import { SaveIndicator } from '../ui/save-indicator';
import { Sheet } from '../ui/sheet';
import { Stepper } from '../ui/stepper';
import { StreakPill } from '../ui/streak-pill';
import { Switch } from '../ui/switch';
import { SyncPill } from '../ui/sync-pill';
import { Tag } from '../ui/tag';
import { TextArea } from '../ui/text-area';
import { ThreeState } from '../ui/three-state';
import { voiceShape } from '../ui/voice-shape';
import { Section } from './section';

export function ControlSections() {
  return (
    <>
      <Section name="Buttons" span={8}>
        <Buttons />
      </Section>
      <Section name="Saving and syncing" span={4}>
        <Saving />
      </Section>
      <Section name="Fields" span={4}>
        <Fields />
      </Section>
      <Section name="Ruled writing, three-state, stepper, switch" span={4}>
        <Answers />
      </Section>
      <Section name="Chips, tags, badges" span={4}>
        <Chips />
      </Section>
      <Section name="Recording and hearing a voice" span={12}>
        <Voices />
      </Section>
    </>
  );
}

function Buttons() {
  const [pending, setPending] = useState(false);
  return (
    <>
      <div className="gallery-flow">
        <Button>Mark Complete</Button>
        <Button pending={pending} pendingLabel="Signing In..." onClick={() => setPending(true)}>
          Sign In
        </Button>
        <Button variant="secondary">
          <Share2 size={20} strokeWidth={1.6} />
          Share Your Journey
        </Button>
        <Button variant="soft">Join Prayer Circles</Button>
        <Button variant="text">Create an account</Button>
      </div>
      <div className="gallery-flow mt-4">
        <Button pending pendingLabel="Signing In...">
          Sign In
        </Button>
        <Button disabled>Save Check-In</Button>
        <Button variant="danger">
          <Trash2 size={20} strokeWidth={1.6} />
          Delete entry
        </Button>
        <Button variant="secondary" size="sm">
          <Play size={16} strokeWidth={1.6} />
          Begin
        </Button>
        <Button variant="plain">Copy text</Button>
      </div>
    </>
  );
}

function Saving() {
  return (
    <div className="grid justify-items-start gap-3">
      <SyncPill tone="quiet" icon="offline">
        Saved on this device · syncs when you’re back online
      </SyncPill>
      <SyncPill tone="quiet" icon="syncing">
        Syncing 2 entries
      </SyncPill>
      <SyncPill tone="ok" icon="synced">
        Everything is synced
      </SyncPill>
      <div className="gallery-flow gap-6">
        <SaveIndicator state="saving" savedAt={null} now={0} />
        <SaveIndicator state="saved" savedAt={0} now={1000} />
        <SaveIndicator state="saved" savedAt={0} now={120_000} />
      </div>
    </div>
  );
}

function Fields() {
  return (
    <div className="gallery-stack">
      <Field label="Passage">{({ id }) => <TextInput id={id} defaultValue="Psalm 27" />}</Field>
      <Field label="Subject" hint="At most 100 characters.">
        {({ id, describedBy }) => (
          <TextInput id={id} aria-describedby={describedBy} placeholder="A few words" />
        )}
      </Field>
      <Field label="Email" error="Please enter your email address for registration.">
        {({ id, describedBy, invalid }) => (
          <TextInput
            id={id}
            aria-describedby={describedBy}
            invalid={invalid}
            defaultValue="miriam@"
          />
        )}
      </Field>
      <Field label="Password">{({ id }) => <PasswordInput id={id} defaultValue="candle" />}</Field>
      <Field label="Message">{({ id }) => <TextArea id={id} rows={3} />}</Field>
    </div>
  );
}

function Answers() {
  const [mindful, setMindful] = useState<boolean | null>(null);
  const [read, setRead] = useState<boolean | null>(true);
  const [minutes, setMinutes] = useState(15);
  const [grateful, setGrateful] = useState(true);
  const [gratitude, setGratitude] = useState('');
  const words = { unsetLabel: 'Unset', yesLabel: 'Mindful', noLabel: 'Not mindful' };
  return (
    <div className="gallery-stack h-nourish">
      <Sheet aria-label="Reflection" placeholder="Write as it comes…" minRows={2} />
      <ThreeState label="First answer" value={mindful} onChange={setMindful} {...words} />
      <ThreeState label="Second answer" value={read} onChange={setRead} {...words} />
      <div className="line">
        <span className="label">Time reading</span>
        <Stepper
          label="Minutes reading"
          value={minutes}
          unit="min"
          step={5}
          onChange={setMinutes}
        />
      </div>
      <Switch label="Grateful for food" checked={grateful} onChange={setGrateful} />
      <Switch
        label="Marketing"
        note="News by email. We send none today."
        checked={!grateful}
        onChange={(on) => setGrateful(!on)}
      />
      <GrowingLine
        aria-label="Gratitude"
        placeholder="Something small counts"
        value={gratitude}
        onChange={setGratitude}
      />
    </div>
  );
}

const kinds = ['Worship', 'Petition', 'Thanksgiving', 'Intercession'];

function Chips() {
  const [chosen, setChosen] = useState<readonly string[]>(['Worship', 'Thanksgiving']);
  const toggle = (kind: string) =>
    setChosen(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]);
  return (
    <>
      <div className="gallery-flow h-prayer">
        {kinds.map((kind) => (
          <Chip key={kind} selected={chosen.includes(kind)} onToggle={() => toggle(kind)}>
            {kind}
          </Chip>
        ))}
      </div>
      <div className="gallery-flow mt-5">
        <Tag hour="nourish" icon={<HourIcon hour="nourish" size={16} />}>
          Mindful
        </Tag>
        <Tag hour="check" icon={<HourIcon hour="check" size={16} />}>
          Grateful
        </Tag>
        <Tag tone="ok">Approved</Tag>
        <Tag>Coming soon</Tag>
      </div>
      <div className="gallery-flow mt-5">
        <StreakPill days={6} />
        <span className="premium-pill">Premium</span>
      </div>
    </>
  );
}

const VOICE = voiceShape('voice', 36);
const SHORT_VOICE = voiceShape('short', 26);

function Voices() {
  const [playing, setPlaying] = useState(false);
  const toggle = () => setPlaying((before) => !before);
  const heard = { playing, positionMs: 26_000, durationMs: 68_000, onToggle: toggle };
  return (
    <div className="h-journal grid gap-5 md:grid-cols-2">
      <div className="gallery-flow">
        <RecordButton>Record</RecordButton>
        <RecordButton pending>Record</RecordButton>
      </div>
      <RecorderBar levels={VOICE} elapsedMs={42_000} onStop={toggle} />
      <Playback levels={VOICE} bar {...heard} />
      <RecorderBar levels={VOICE} elapsedMs={42_000} keeping onStop={toggle} />
      <Playback levels={SHORT_VOICE} {...heard} />
      <Playback
        levels={SHORT_VOICE}
        playing={false}
        positionMs={0}
        durationMs={undefined}
        onToggle={toggle}
      />
    </div>
  );
}
