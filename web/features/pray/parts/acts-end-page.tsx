import { ACTS, MOVEMENTS } from '../../../../shared/content/prayer/acts';
import { formatList } from '../../../../shared/domain/format-list';
import type { Voice } from '../../../media/react/use-voice';
import { VoicePanel } from '../../../media/react/voice-panel';
import { Button } from '../../../ui/button';
import { FocusScreen } from '../../../ui/screen';
import { WrittenText } from '../../../ui/written-text';
import {
  type ActsForm,
  actsPrayer,
  hasActsWords,
  keptMovements,
  moveTo,
} from '../model/acts-sitting';
import { useArrowSteps } from '../model/use-arrow-steps';
import { EndButtons } from './end-buttons';
import { PrayerHeading } from './prayer-heading';

interface ActsEndPageProps {
  readonly form: ActsForm;
  readonly voice: Voice;
  readonly backTo: string;
  readonly isEnding: boolean;
  readonly onChange: (patch: Partial<ActsForm>) => void;
  readonly onEnd: (isKept: boolean) => Promise<boolean>;
}

/** The end of ACTS: what an entry would hold, and what is deleted either way. */
export function ActsEndPage({ form, voice, backTo, isEnding, onChange, onEnd }: ActsEndPageProps) {
  const kept = keptMovements(form);
  const back = () => onChange(moveTo(form, Math.max(0, form.visited - 1)));
  useArrowSteps(back, () => undefined);
  const isRecording = voice.phase === 'recording';
  const hasSound = isRecording || form.audioUrl !== null;
  const isDeleted = form.words.confession.trim() !== '' && !form.keepsConfession;
  const names = MOVEMENTS.filter((movement) => kept.includes(movement)).map(
    (movement) => ACTS[movement].name,
  );
  return (
    <FocusScreen
      hour="prayer"
      title="ACTS"
      backTo={backTo}
      action={
        <EndButtons
          mayKeep={kept.length > 0 || hasSound}
          hasWords={hasActsWords(form) || isRecording}
          isEnding={isEnding}
          onEnd={onEnd}
        />
      }
    >
      <PrayerHeading>Your prayer</PrayerHeading>
      <p className="lead mt-1.5">
        {names.length > 0
          ? `${formatList(names)} can go into your journal as one entry.`
          : 'You can end here in your own words, or in silence.'}
      </p>
      {isDeleted && (
        <p className="lead mt-2">
          Your confession is deleted from this device when you finish, and is not part of the entry.
        </p>
      )}
      <WrittenText
        text={actsPrayer(form)}
        className="mt-6 max-w-(--measure) font-serif text-prose leading-reading"
      />
      {hasSound && <VoicePanel voice={voice} className="mt-6" />}
      <Button variant="text" size="sm" className="mt-5 px-0" onClick={back}>
        Back to the prayer
      </Button>
    </FocusScreen>
  );
}
