import { useState } from 'react';
import { sayReference } from '../../../../shared/content/say-reference';
import { LONG_TEXT_CHARACTERS } from '../../../../shared/records/fields';
import type { Voice } from '../../../media/react/use-voice';
import { VoicePanel } from '../../../media/react/voice-panel';
import { Button } from '../../../ui/button';
import { RoomLeft } from '../../../ui/room-left';
import { FocusScreen } from '../../../ui/screen';
import { Sheet } from '../../../ui/sheet';
import { WrittenText } from '../../../ui/written-text';
import { hasScriptureWords, type ScriptureForm, wholePrayer } from '../model/scripture-sitting';
import { useArrowSteps } from '../model/use-arrow-steps';
import { EndButtons } from './end-buttons';
import { PrayerHeading } from './prayer-heading';

interface WholePrayerPageProps {
  readonly form: ScriptureForm;
  readonly voice: Voice;
  readonly backTo: string;
  readonly isEnding: boolean;
  readonly onChange: (patch: Partial<ScriptureForm>) => void;
  readonly onEnd: (isKept: boolean) => Promise<boolean>;
}

/** The whole prayer: to be read once more, changed as one text, and kept or not. */
export function WholePrayerPage(props: WholePrayerPageProps) {
  const { form, voice, backTo, isEnding, onChange, onEnd } = props;
  const [isEditing, setEditing] = useState(form.whole !== null);
  const text = wholePrayer(form);
  const hasWords = hasScriptureWords(form) || voice.phase === 'recording';
  const back = form.whole === null ? () => onChange({ at: form.verses.length - 1 }) : undefined;
  useArrowSteps(back, () => undefined);
  return (
    <FocusScreen
      hour="prayer"
      title="Pray Scripture"
      backTo={backTo}
      action={
        <EndButtons mayKeep={hasWords} hasWords={hasWords} isEnding={isEnding} onEnd={onEnd} />
      }
    >
      <PrayerHeading>Your prayer</PrayerHeading>
      <p className="lead mt-1.5">
        {hasWords
          ? `With ${sayReference(form.passage)}. Read it once more, slowly.`
          : `You prayed ${sayReference(form.passage)}. You wrote nothing, and you don’t have to.`}
      </p>
      {isEditing ? (
        <>
          <Sheet
            className="mt-5"
            aria-label="Your prayer"
            minRows={9}
            value={text}
            onChange={({ target }) => onChange({ whole: target.value })}
          />
          <p className="note mt-2">Lines that begin with {'>'} are Scripture.</p>
          <RoomLeft text={text} limit={LONG_TEXT_CHARACTERS} />
        </>
      ) : (
        <WrittenText
          text={text}
          className="mt-6 max-w-(--measure) font-serif text-prose leading-reading"
        />
      )}
      {(voice.id !== null || voice.phase !== 'idle') && (
        <VoicePanel voice={voice} className="mt-6" />
      )}
      <div className="mt-5 flex flex-wrap gap-x-6">
        {back && (
          <Button variant="text" size="sm" className="px-0" onClick={back}>
            Back to the verses
          </Button>
        )}
        {!isEditing && hasWords && (
          <Button variant="text" size="sm" className="px-0" onClick={() => setEditing(true)}>
            Edit as one text
          </Button>
        )}
        {form.whole !== null && (
          <Button
            variant="text"
            size="sm"
            className="px-0"
            onClick={() => {
              onChange({ whole: null });
              setEditing(false);
            }}
          >
            Undo these changes
          </Button>
        )}
      </div>
    </FocusScreen>
  );
}
