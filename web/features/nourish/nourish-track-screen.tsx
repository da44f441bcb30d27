import { useMemo } from 'react';
import { nourishDay } from '../../../shared/records/nourish-day';
import { useCameFrom } from '../../live/came-from';
import { useEnding } from '../../live/ending/use-ending';
import { OpenedState } from '../../live/opened-state';
import { OtherDay } from '../../live/other-day';
import { SaveBar } from '../../live/save-bar';
import { UnfinishedDays } from '../../live/unfinished-days';
import { useFormDay } from '../../live/use-form-day';
import { useRecordForm } from '../../live/use-record-form';
import { useSaveTrouble } from '../../live/use-save-trouble';
import { useToday } from '../../live/use-today';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { NourishCompany } from './nourish-company';
import { NourishFields } from './nourish-fields';
import { nourishOf } from './nourish-form';

/** Nourish: water, meals, and how they were eaten. */
export function NourishTrackScreen() {
  const day = useFormDay();
  return <NourishOfDay key={day} day={day} />;
}

function NourishOfDay({ day }: { day: string }) {
  const { ready, form, opened, edited, saving, change, save } = useRecordForm(
    useMemo(() => nourishOf(day), [day]),
  );
  const today = useToday();
  const backTo = useCameFrom('/home');
  const trouble = useSaveTrouble();
  const ending = useEnding({ flag: 'nourish' });

  async function saveHabits() {
    const outcome = await save();
    if (!outcome.ok) {
      trouble.tell('Failed to save eating habits. Please try again.');
      return;
    }
    trouble.clear();
    await ending.end(outcome.record);
  }

  if (ending.celebration) return ending.celebration;

  return (
    <FocusScreen
      hour="nourish"
      title="Nourish"
      backTo={backTo}
      historyTo="/nourish/history"
      side={<NourishCompany day={day} />}
      action={
        <SaveBar
          label={day === today ? 'Save Today’s Habits' : 'Save This Day’s Habits'}
          disabled={!ready}
          saving={saving || ending.isEnding}
          savedAt={edited ? undefined : opened?.updatedAt}
          foot={!edited && ending.foot}
          onSave={saveHabits}
        />
      }
    >
      <h1>{day === today ? 'What fed you today?' : 'What fed you that day?'}</h1>
      <OtherDay day={day} />
      <UnfinishedDays name="nourish" day={day} />
      {ready ? <NourishFields form={form} onChange={change} /> : <Skeleton />}
      {opened && !edited && !nourishDay.countsAsDone(opened.body) && (
        <p role="status" className="note mt-5">
          Saved. Nothing is filled in yet, so this day isn’t marked as done.
        </p>
      )}
      <OpenedState record={opened} />
    </FocusScreen>
  );
}
