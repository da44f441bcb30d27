import type { ReactNode } from 'react';
import { lineFor } from '../../../../shared/content/prayer/line-for';
import { sayReference } from '../../../../shared/content/say-reference';
import { TRANSLATION } from '../../../../shared/content/translation';
import { LONG_TEXT_CHARACTERS } from '../../../../shared/records/fields';
import type { Voice } from '../../../media/react/use-voice';
import { VoiceOffers } from '../../../media/react/voice-offers';
import { VoicePanel } from '../../../media/react/voice-panel';
import { Niche } from '../../../ui/niche';
import { RoomLeft } from '../../../ui/room-left';
import { FocusScreen } from '../../../ui/screen';
import { Scripture } from '../../../ui/scripture';
import { Sheet } from '../../../ui/sheet';
import {
  type ScriptureForm,
  sayVerse,
  verseOf,
  wholePrayer,
  withPrayer,
} from '../model/scripture-sitting';
import { useArrowSteps } from '../model/use-arrow-steps';
import { StepButtons } from './step-buttons';
import { StepHead } from './step-head';

interface ScriptureSittingPageProps {
  readonly form: ScriptureForm;
  readonly voice: Voice;
  readonly backTo: string;
  /** Whether the draft is kept. */
  readonly indicator: ReactNode;
  readonly onChange: (patch: Partial<ScriptureForm>) => void;
}

/** One verse, a line to pray it back, and room for the person's own prayer. */
export function ScriptureSittingPage(props: ScriptureSittingPageProps) {
  const { form, voice, backTo, indicator, onChange } = props;
  const { passage, verses, at } = form;
  const back = at > 0 ? () => onChange({ at: at - 1 }) : undefined;
  const next = () => onChange({ at: at + 1 });
  useArrowSteps(back, next);
  const current = verses[at];
  if (!current) return null;
  return (
    <FocusScreen
      hour="prayer"
      title="Pray Scripture"
      backTo={backTo}
      side={<WholePassage form={form} />}
      action={
        <StepButtons
          onBack={back}
          onNext={next}
          next={at === verses.length - 1 ? 'Read it whole' : undefined}
        />
      }
    >
      <StepHead
        title={sayReference(passage)}
        step={at + 1}
        steps={verses.length}
        noun="verse"
        indicator={indicator}
        isQuiet
      />
      <Scripture
        className="prayed-verse mt-3"
        reference={verseOf(passage, current.number)}
        translation={TRANSLATION.id}
      >
        {current.verse}
      </Scripture>
      <section className="mt-7 border-rule border-t pt-5">
        <p className="label">To pray it back</p>
        <p className="mt-1.5 font-serif text-prose leading-prose italic">{lineFor(passage, at)}</p>
        <Sheet
          key={current.number}
          className="mt-3"
          aria-label={`Your prayer with ${sayVerse(passage, current.number)}`}
          minRows={4}
          placeholder="In your own words…"
          value={current.prayer}
          onChange={({ target }) => onChange(withPrayer(form, at, target.value))}
        />
        <RoomLeft text={wholePrayer(form)} limit={LONG_TEXT_CHARACTERS} />
        <VoiceOffers voice={voice} className="mt-5" />
        <VoicePanel voice={voice} label="Speak instead" className="mt-5" />
        <p className="note mt-2 empty:hidden">
          {voice.phase === 'recording' && 'It keeps recording as you go from verse to verse.'}
        </p>
      </section>
    </FocusScreen>
  );
}

/** Beside the sitting: the whole passage, and which verse of it is open. */
function WholePassage({ form: { passage, verses, at } }: { readonly form: ScriptureForm }) {
  return (
    <Niche>
      <Scripture reference={passage} opensChapter>
        {verses.map(({ number, verse }, index) => (
          <span key={number} className={index === at ? undefined : 'text-ink-3'}>
            <sup>{number}</sup>
            {`${verse} `}
          </span>
        ))}
      </Scripture>
    </Niche>
  );
}
