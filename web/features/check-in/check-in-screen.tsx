import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkIn, FORM_MOODS, type Mood } from '../../../shared/records/check-in';
import { SHORT_TEXT_CHARACTERS } from '../../../shared/records/fields';
import { useEnding } from '../../journey/react/ending/use-ending';
import { OpenedState } from '../../records/react/opened-state';
import { OtherDay } from '../../records/react/other-day';
import { SaveBar } from '../../records/react/save-bar';
import { UnfinishedDays } from '../../records/react/unfinished-days';
import { useFormDay } from '../../records/react/use-form-day';
import { useRecentDays } from '../../records/react/use-recent-days';
import { useRecordForm } from '../../records/react/use-record-form';
import { useSaveTrouble } from '../../records/react/use-save-trouble';
import { useCameFrom } from '../../ui/came-from';
import { Company } from '../../ui/company';
import { MoodGlyph } from '../../ui/mood-glyph';
import { MoodPicker } from '../../ui/mood-picker';
import { MoodWord } from '../../ui/mood-word';
import { RoomLeft } from '../../ui/room-left';
import { FocusScreen } from '../../ui/screen';
import { Sheet } from '../../ui/sheet';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast-store';
import { checkInOf, isComplete } from './check-in-form';
import { GratitudeLines } from './gratitude-lines';
import { VERSE } from './verse';

const CELEBRATION = { title: 'Check-In Saved', lines: ['Carry your truth with you today.'] };

/** Wholeness Check-In: a mood, a truth to hold, up to three things to be grateful for. */
export function CheckInScreen() {
  const day = useFormDay();
  return <CheckInOfDay key={day} day={day} />;
}

function CheckInOfDay({ day }: { day: string }) {
  const { ready, form, opened, saving, change, save } = useRecordForm(
    useMemo(() => checkInOf(day), [day]),
  );
  const navigate = useNavigate();
  const trouble = useSaveTrouble();
  const backTo = useCameFrom('/home');
  const ending = useEnding({
    flag: 'checkIn',
    words: CELEBRATION,
    onCelebrated: () => void navigate('/'),
  });

  async function saveCheckIn() {
    if (!isComplete(form)) {
      toast({
        title: 'Missing Information',
        description: 'Please select a mood and enter a truth statement',
        variant: 'destructive',
      });
      return;
    }
    const outcome = await save();
    if (outcome.ok) {
      trouble.clear();
      await ending.end(outcome.value);
    } else trouble.tell(outcome.problem ?? 'Failed to save check-in. Please try again.');
  }

  if (ending.celebration) return ending.celebration;
  return (
    <FocusScreen
      hour="check"
      title="Wholeness Check-In"
      backTo={backTo}
      historyTo="/check-in/history"
      side={<CheckInCompany day={day} />}
      action={
        <SaveBar
          label={opened ? 'Update Check-In' : 'Save Check-In'}
          disabled={!ready || !isComplete(form)}
          saving={saving || ending.isEnding}
          onSave={saveCheckIn}
        />
      }
    >
      <h1>How is it with your soul?</h1>
      <OtherDay day={day} />
      <p className="mt-2 text-ink-2">Choose the closest word. There’s no wrong one.</p>
      <UnfinishedDays name="check-in" day={day} />
      {!ready && <Skeleton />}
      {ready && (
        <>
          <MoodPicker
            className="mt-6 md:grid-cols-3 xl:grid-cols-6"
            moods={moodsOffered(form.mood)}
            value={form.mood}
            onChange={(mood) => change({ mood })}
          />
          <div className="xl:mt-10 xl:grid xl:grid-cols-2 xl:gap-12">
            <section className="mt-9 xl:mt-0">
              <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
                <h2 id="truth-label">A truth to hold today</h2>
                <span id="truth-note" className="text-ink-3 text-note">
                  One line is needed
                </span>
              </div>
              <Sheet
                aria-labelledby="truth-label"
                aria-describedby="truth-note"
                aria-required
                className="xl:min-h-34"
                minRows={2}
                placeholder="I am loved before I get anything done."
                value={form.truth}
                onChange={(event) => change({ truth: event.target.value })}
              />
              <RoomLeft text={form.truth} limit={SHORT_TEXT_CHARACTERS} />
            </section>
            <section className="mt-8 xl:mt-0">
              <div className="flex items-center justify-between gap-3">
                <h2>Grateful for</h2>
                <span className="text-ink-3 text-note">Up to three, or none</span>
              </div>
              <GratitudeLines
                lines={form.gratitude}
                onChange={(gratitude) => change({ gratitude })}
                onDone={saveCheckIn}
              />
            </section>
          </div>
          <OpenedState record={opened} />
        </>
      )}
    </FocusScreen>
  );
}

/** The form's six moods; one of the older moods stays to be seen where a check-in has it. */
function moodsOffered(chosen: Mood | null): Mood[] {
  const isOffered = chosen === null || FORM_MOODS.some((mood) => mood === chosen);
  return isOffered ? [...FORM_MOODS] : [...FORM_MOODS, chosen];
}

/** Beside the form: a verse, and the moods of the days before. */
function CheckInCompany({ day }: { day: string }) {
  const checkIns = useRecentDays(checkIn, day) ?? [];
  const days = checkIns.flatMap(({ id, day: on, body: { mood } }) => {
    if (!mood || on >= day) return [];
    return [{ id, day: on, content: <MoodLine mood={mood} /> }];
  });
  return <Company verse={VERSE} days={days} />;
}

function MoodLine({ mood }: { mood: Mood }) {
  return (
    <span className="flex items-center gap-3 font-serif text-lg font-subhead">
      <MoodGlyph mood={mood} size={32} />
      <MoodWord mood={mood} />
    </span>
  );
}
