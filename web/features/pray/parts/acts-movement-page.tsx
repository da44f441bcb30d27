import type { ReactNode } from 'react';
import { ACTS, MOVEMENTS, type Movement, offeredOn } from '../../../../shared/content/prayer/acts';
import { versesHere } from '../../../../shared/content/prayer/verses-here';
import { TRANSLATION } from '../../../../shared/content/translation';
import { LONG_TEXT_CHARACTERS } from '../../../../shared/records/fields';
import type { Voice } from '../../../media/react/use-voice';
import { VoiceOffers } from '../../../media/react/voice-offers';
import { VoicePanel } from '../../../media/react/voice-panel';
import { Button } from '../../../ui/button';
import { RoomLeft } from '../../../ui/room-left';
import { FocusScreen } from '../../../ui/screen';
import { Scripture } from '../../../ui/scripture';
import { Sheet } from '../../../ui/sheet';
import { type ActsForm, moveTo, skipToEnd, withWords } from '../model/acts-sitting';
import { useArrowSteps } from '../model/use-arrow-steps';
import { ActsCompany } from './acts-company';
import { ConfessionPromise } from './confession-promise';
import { GratitudeChips } from './gratitude-chips';
import { QuietTime } from './quiet-time';
import { StepButtons } from './step-buttons';
import { StepHead } from './step-head';

interface ActsMovementPageProps {
  readonly form: ActsForm;
  readonly movement: Movement;
  readonly voice: Voice;
  readonly backTo: string;
  /** Whether the draft is kept. */
  readonly indicator: ReactNode;
  readonly onChange: (patch: Partial<ActsForm>) => void;
}

/** One movement of ACTS: a verse, two questions, room to write, and a quiet time. */
export function ActsMovementPage(props: ActsMovementPageProps) {
  const { form, movement, voice, backTo, indicator, onChange } = props;
  const { name, about } = ACTS[movement];
  const { verse, prompts } = offeredOn(movement, form.dayNumber ?? 0);
  const step = (at: number) => {
    // What is confessed is never recorded (O7).
    if (MOVEMENTS[at] === 'confession') void voice.stop();
    onChange(moveTo(form, at));
  };
  const back = form.at > 0 ? () => step(form.at - 1) : undefined;
  const next = () => step(form.at + 1);
  useArrowSteps(back, next);
  const isLast = form.at === MOVEMENTS.length - 1;
  return (
    <FocusScreen
      hour="prayer"
      title="ACTS"
      backTo={backTo}
      side={<ActsCompany at={form.at} />}
      action={<StepButtons onBack={back} onNext={next} next={isLast ? 'To the end' : undefined} />}
    >
      <StepHead
        title={name}
        step={form.at + 1}
        steps={MOVEMENTS.length}
        noun="movement"
        indicator={indicator}
      />
      <p className="lead mt-1">{about}</p>
      <Scripture className="mt-5" reference={verse} translation={TRANSLATION.id} opensChapter>
        {(versesHere(verse) ?? []).map(({ text }) => text).join(' ')}
      </Scripture>
      <section key={movement} className="mt-6 border-rule border-t pt-5">
        <ul className="grid gap-1.5">
          {prompts.map((prompt) => (
            <li key={prompt} className="font-serif text-prose leading-line text-pretty">
              {prompt}
            </li>
          ))}
        </ul>
        {movement === 'thanksgiving' && (
          <GratitudeChips
            words={form.words.thanksgiving}
            onChange={(words) => onChange(withWords(form, movement, words))}
          />
        )}
        <Sheet
          className="mt-3"
          aria-label={name}
          minRows={4}
          value={form.words[movement]}
          onChange={({ target }) => onChange(withWords(form, movement, target.value))}
        />
        <RoomLeft text={form.words[movement]} limit={LONG_TEXT_CHARACTERS} />
        {movement === 'confession' ? (
          <ConfessionPromise
            isKept={form.keepsConfession}
            onChange={(keepsConfession) => onChange({ keepsConfession })}
          />
        ) : (
          <MovementVoice voice={voice} />
        )}
      </section>
      <QuietTime key={`${movement} quiet`} />
      {!isLast && (
        <Button
          variant="text"
          size="sm"
          className="mt-5 px-0"
          onClick={() => onChange(skipToEnd())}
        >
          End here
        </Button>
      )}
    </FocusScreen>
  );
}

/** One recording goes with the prayer, in whichever movement it was spoken. */
function MovementVoice({ voice }: { readonly voice: Voice }) {
  return (
    <>
      <VoiceOffers voice={voice} className="mt-5" />
      <VoicePanel voice={voice} label="Speak instead" className="mt-5" />
      <p className="note mt-2 empty:hidden">
        {voice.phase === 'captured' &&
          'An entry holds one recording: recording again replaces this one.'}
        {voice.phase === 'recording' && 'Recording stops at confession.'}
      </p>
    </>
  );
}
