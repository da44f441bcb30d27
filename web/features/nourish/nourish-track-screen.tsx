import { useMemo } from 'react';
import { nourishDay } from '../../../shared/records/nourish-day';
import { useEnding } from '../../journey/react/ending/use-ending';
import { useToday } from '../../live/react/use-today';
import {
  ENERGY_LABELS,
  glasses,
  type NourishPage,
  toNourishPage,
} from '../../records/kinds/nourish-day/nourish-page';
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
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { NourishFields } from './nourish-fields';
import { nourishOf } from './nourish-form';
import { VERSE } from './verse';

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
    await ending.end(outcome.value);
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

/** Beside the form: a verse, and the days before. */
function NourishCompany({ day }: { day: string }) {
  const records = useRecentDays(nourishDay, day) ?? [];
  const days = records.flatMap(({ id, day: on, body }) => {
    const page = on < day ? toNourishPage(body) : null;
    return page ? [{ id, day: on, content: <Briefly page={page} /> }] : [];
  });
  return <Company verse={VERSE} days={days} />;
}

function Briefly({ page: { water, energy } }: { page: NourishPage }) {
  return (
    <span className="font-serif text-lg tabular-nums lining-nums">
      {glasses(water)}
      {energy && `, ${ENERGY_LABELS[energy].toLowerCase()} energy`}
    </span>
  );
}
