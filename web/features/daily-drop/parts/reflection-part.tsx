import type { Stretch } from '../../../../shared/content/spoken-sentences';
import type { JourneyDay } from '../../../../shared/domain/challenge-day';
import { mediaIdOf } from '../../../../shared/protocol/media';
import { LONG_TEXT_CHARACTERS } from '../../../../shared/records/fields';
import { dropPlace } from '../../../journey/journey-places';
import { VoiceOffers } from '../../../media/react/voice-offers';
import { VoicePanel } from '../../../media/react/voice-panel';
import { VoicePlayback } from '../../../media/react/voice-playback';
import { VoiceState } from '../../../media/react/voice-state';
import { OpenedState } from '../../../records/react/opened-state';
import { ReflectBeside } from '../../../records/react/reflect-beside';
import { SaveTrouble } from '../../../records/react/save-trouble';
import { SavedLine } from '../../../records/react/saved-line';
import { Button } from '../../../ui/button';
import { formatTime } from '../../../ui/format/times';
import { RoomLeft } from '../../../ui/room-left';
import { Sheet } from '../../../ui/sheet';
import { Skeleton } from '../../../ui/skeleton';
import { isBlank, reflectionDraft } from '../model/reflection-form';
import type { Reflection } from '../model/use-reflection';
import { Marked } from './marked';

/** The id of the sheet, for what leads to it. */
export const REFLECTION_SHEET = 'reflection-sheet';

interface ReflectionPartProps {
  /** The day of a journey that it is about. */
  readonly of: JourneyDay;
  readonly reflection: Reflection;
  /** Undefined while the drop is not here; the person's own words are. */
  readonly question: string | undefined;
  /** What is read aloud of the question. */
  readonly spoken: Stretch | undefined;
  /** Completes the drop by a tap. */
  readonly onSitWithIt: () => void;
}

/** The day's question, and what the person answers: a sheet to write on, or what they kept. */
export function ReflectionPart(props: ReflectionPartProps) {
  const { of, reflection, question, spoken, onSitWithIt } = props;
  const { ready, opened, isDone, form, voice, trouble, change } = reflection;
  return (
    <section
      className={isDone ? 'drop-ask border-t-0 pt-0' : 'drop-ask'}
      aria-label="Your reflection"
    >
      {question && (
        <h2 className="drop-question">
          <Marked text={question} spoken={spoken} />
        </h2>
      )}
      {!ready && <Skeleton rows={1} />}
      {ready && <VoiceOffers voice={voice} className="mb-5" />}
      {ready && isDone && <Kept reflection={reflection} />}
      {ready && !isDone && <OpenSheet reflection={reflection} onSitWithIt={onSitWithIt} />}
      {ready && (
        <ReflectBeside
          page={{
            key: reflectionDraft(of.challengeDay, of.journey),
            address: dropPlace(of.challengeDay, of.journey),
            hour: 'drop',
            noun: 'reflection',
            text: form.reflection,
            change: (text) => change({ reflection: text }),
          }}
        />
      )}
      {opened && !isDone && isBlank(form) && (
        <p className="note mt-3">
          A completed reflection needs text or a recording. This change isn’t saved.
        </p>
      )}
      {trouble && <SaveTrouble message={trouble} content={form.reflection} />}
      <OpenedState record={opened} />
    </section>
  );
}

function OpenSheet({
  reflection,
  onSitWithIt,
}: Pick<ReflectionPartProps, 'reflection' | 'onSitWithIt'>) {
  const { form, opened, saved, draft, voice, isEmpty, change } = reflection;
  return (
    <>
      <Sheet
        id={REFLECTION_SHEET}
        aria-label="Your reflection"
        className="drop-sheet"
        minRows={4}
        placeholder="Write as it comes…"
        autoFocus={opened !== undefined}
        value={form.reflection}
        onChange={(event) => change({ reflection: event.target.value })}
      />
      <RoomLeft text={form.reflection} limit={LONG_TEXT_CHARACTERS} />
      <div className="mt-3 flex flex-wrap items-start gap-3">
        <VoicePanel
          voice={voice}
          className="min-w-0 grow basis-40"
          label={form.reflection === '' ? 'Record instead' : 'Record'}
        />
        {isEmpty ? (
          <button type="button" className="chip" onClick={onSitWithIt}>
            I sat with it
          </button>
        ) : (
          <span className="pt-3">
            <SavedLine {...(opened ? saved : draft)} isDraft={!opened} />
          </span>
        )}
      </div>
    </>
  );
}

function Kept({ reflection }: Pick<ReflectionPartProps, 'reflection'>) {
  const { opened, form, saved, wasEdited, edit } = reflection;
  const recording = mediaIdOf(form.audioUrl);
  return (
    <>
      {form.reflection && <p className="drop-kept">{form.reflection}</p>}
      {recording && (
        <div className="leaf mt-5 p-4">
          <div className="mb-2.5 flex items-center justify-between gap-3">
            <span className="running">Your voice</span>
            <span className="note numerals">{opened && formatTime(opened.updatedAt)}</span>
          </div>
          <VoicePlayback id={recording} as="line" />
          <div className="mt-1 empty:hidden">
            <VoiceState id={recording} />
          </div>
        </div>
      )}
      {isBlank(form) && <p className="text-ink-3">Completed without reflection content</p>}
      <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-3">
        <SavedLine status="saved" savedAt={saved.savedAt ?? opened?.updatedAt ?? null} />
        <Button variant="text" size="sm" className="px-0" autoFocus={wasEdited} onClick={edit}>
          Change my reflection
        </Button>
      </div>
    </>
  );
}
