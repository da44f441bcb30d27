import { BookOpen } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { biblePrayerDay } from '../../../shared/records/bible-prayer-day';
import { useEnding } from '../../journey/react/ending/use-ending';
import { useToday } from '../../live/react/use-today';
import { toBiblePrayerPage } from '../../records/kinds/bible-prayer-day/bible-prayer-page';
import { nextDay, plansInReading } from '../../records/kinds/reading-plan/joined-plan';
import { OpenedState } from '../../records/react/opened-state';
import { OtherDay } from '../../records/react/other-day';
import { SaveBar } from '../../records/react/save-bar';
import { UnfinishedDays } from '../../records/react/unfinished-days';
import { useFormDay } from '../../records/react/use-form-day';
import { useReadingPlans } from '../../records/react/use-reading-plans';
import { useRecentDays } from '../../records/react/use-recent-days';
import { useRecordForm } from '../../records/react/use-record-form';
import { useSaveTrouble } from '../../records/react/use-save-trouble';
import { Button } from '../../ui/button';
import { useCameFrom, useHere } from '../../ui/came-from';
import { Company } from '../../ui/company';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { BiblePrayerFields } from './bible-prayer-fields';
import { type BiblePrayerForm, biblePrayerOf, withPassage } from './bible-prayer-form';
import { MoreWays } from './more-ways';
import { VERSE } from './verse';

/** Bible & Prayer: a record of time kept. */
export function BiblePrayerScreen() {
  const day = useFormDay();
  return <BiblePrayerOfDay key={day} day={day} />;
}

function BiblePrayerOfDay({ day }: { day: string }) {
  const { ready, form, opened, edited, saving, change, save } = useRecordForm(
    useMemo(() => biblePrayerOf(day), [day]),
  );
  useHandedPassage(ready ? form : undefined, change);
  const today = useToday();
  const backTo = useCameFrom('/home');
  const trouble = useSaveTrouble();
  const ending = useEnding({ flag: 'bibleAndPrayer' });

  async function saveEntry() {
    const outcome = await save();
    if (!outcome.ok) {
      trouble.tell('Failed to save Bible and Prayer entry. Please try again.');
      return;
    }
    trouble.clear();
    await ending.end(outcome.value);
  }

  if (ending.celebration) return ending.celebration;

  return (
    <FocusScreen
      hour="prayer"
      title="Bible & Prayer"
      backTo={backTo}
      historyTo="/bible-prayer/history"
      side={<BiblePrayerCompany day={day} />}
      action={
        <SaveBar
          label={day === today ? 'Save Today’s Record' : 'Save This Day’s Record'}
          disabled={!ready}
          saving={saving || ending.isEnding}
          savedAt={edited ? undefined : opened?.updatedAt}
          foot={!edited && ending.foot}
          onSave={saveEntry}
        />
      }
    >
      <h1>Come as you are</h1>
      <OtherDay day={day} />
      <p className="mt-1.5 text-ink-2">
        A simple record of your time with God. Nothing here is scored.
      </p>
      <ReadDoor />
      <UnfinishedDays name="bible-prayer" day={day} />
      {ready ? <BiblePrayerFields form={form} onChange={change} /> : <Skeleton />}
      {opened && !edited && !biblePrayerDay.countsAsDone(opened.body) && (
        <p role="status" className="note mt-5">
          Saved. You noted no reading or prayer, so this day isn’t marked as done.
        </p>
      )}
      <OpenedState record={opened} />
      <MoreWays />
    </FocusScreen>
  );
}

/** Puts in what the Bible handed over (`state.passage`), once the form can be changed. */
function useHandedPassage(
  form: BiblePrayerForm | undefined,
  change: (patch: Partial<BiblePrayerForm>) => void,
): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const passage: unknown = state?.passage;
  useEffect(() => {
    if (!form || typeof passage !== 'string') return;
    change(withPassage(form, passage));
    void navigate(pathname + search, { replace: true });
  }, [form, passage, change, navigate, pathname, search]);
}

/** Beside the form: a verse, and what was read and prayed before. */
function BiblePrayerCompany({ day }: { day: string }) {
  const records = useRecentDays(biblePrayerDay, day) ?? [];
  const days = records.flatMap(({ id, day: on, body }) => {
    const { quiet, title } = toBiblePrayerPage(body);
    if (quiet || on >= day) return [];
    return [{ id, day: on, content: <span className="font-serif text-lg">{title}</span> }];
  });
  return <Company verse={VERSE} days={days} />;
}

/** To the Bible itself, and to the plan by which it is read, and back here. */
function ReadDoor() {
  const here = useHere();
  const [reading] = plansInReading(useReadingPlans() ?? []);
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      <Button asChild variant="secondary" size="sm">
        <Link to="/bible" state={here}>
          <BookOpen size={16} strokeWidth={1.6} aria-hidden />
          Read the Bible
        </Link>
      </Button>
      <Button asChild variant="secondary" size="sm">
        <Link to={reading ? `/bible/plans/${reading.plan.id}` : '/bible/plans'} state={here}>
          {reading ? `${reading.plan.title}, day ${nextDay(reading)}` : 'Reading plans'}
        </Link>
      </Button>
    </p>
  );
}
