import { useId, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { JOURNEY_DAYS, journeyDayOf } from '../../../shared/domain/challenge-day';
import { sayJourneyDay } from '../../../shared/domain/journey-words';
import { type JourneyProgress, reviewKey } from '../../../shared/domain/journeys';
import { isLocalDay } from '../../../shared/domain/local-day';
import { LONG_TEXT_CHARACTERS } from '../../../shared/records/fields';
import { type Challenge, useChallenge } from '../../journey/react/use-challenge';
import { useToday } from '../../live/react/use-today';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import { kindWords } from '../../records/kind-words';
import { OpenedState } from '../../records/react/opened-state';
import { SaveBar } from '../../records/react/save-bar';
import { UnfinishedDays } from '../../records/react/unfinished-days';
import { useRecordForm } from '../../records/react/use-record-form';
import { useSaveTrouble } from '../../records/react/use-save-trouble';
import { useIsReachable } from '../../sync/react/sync-facts';
import { formatDay } from '../../ui/format/days';
import { RoomLeft } from '../../ui/room-left';
import { FocusScreen } from '../../ui/screen';
import { Sheet } from '../../ui/sheet';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast-store';
import {
  type DayReviewForm,
  dayReviewOf,
  isComplete,
  REVIEW_DRAFT,
  saveLabel,
} from './day-review-form';
import { ReviewHead } from './review-head';

/** Day Review: three sheets about the day the person stands on; `?day=` names another. */
export function DayReviewScreen() {
  const [search] = useSearchParams();
  const today = useToday();
  const challenge = useKnownChallenge(today);
  if (!challenge) {
    return (
      <FocusScreen title="Day Review" backTo="/">
        <h1 className="sr-only">Day Review</h1>
        <Skeleton className="mt-10" />
      </FocusScreen>
    );
  }
  const asked = subjectAsked(search.get('day') ?? '', challenge, today);
  const current = subjectOf(challenge, today);
  return <ReviewOfDay key={asked?.key} asked={asked} current={current} today={today} />;
}

interface ReviewOfDayProps {
  /** What the address names. */
  asked: ReviewSubject | undefined;
  /** Where the person stands. */
  current: ReviewSubject;
  today: string;
}

function ReviewOfDay({ asked, current, today }: ReviewOfDayProps) {
  const [about, setAbout] = useState({ subject: asked ?? current, day: today });
  const { subject, day } = about;
  const { key, journey, challengeDay } = subject;
  const dayName = dayNamed(subject);
  const spec = useMemo(
    () => dayReviewOf(challengeDay, day, { key, journey }),
    [challengeDay, day, key, journey],
  );
  const { ready, form, opened, edited, saving, change, save } = useRecordForm(spec);
  // What was begun in the evening belongs to that evening; sheets that lay blank overnight, to the new day.
  if (day !== today && ready && !edited) setAbout({ subject: asked ?? current, day: today });
  const navigate = useNavigate();
  const trouble = useSaveTrouble();

  async function saveReview() {
    const outcome = await save();
    if (!outcome.ok) {
      trouble.tell('Failed to save day review. Please try again.');
      return;
    }
    trouble.clear();
    const description = dayName === undefined ? 'Your review is saved.' : `Day ${dayName} complete`;
    toast({ title: 'Day Review Completed!', description });
    void navigate('/');
  }

  return (
    <FocusScreen
      title="Day Review"
      backTo="/"
      action={
        <SaveBar
          label={saveLabel(dayName, opened?.body)}
          disabled={!ready || !isComplete(form)}
          saving={saving}
          onSave={saveReview}
        />
      }
    >
      <ReviewHead
        dayName={dayName}
        isCurrent={asked === undefined || asked.key === current.key}
        day={day}
        writtenOn={opened?.day}
      />
      <UnfinishedDays name={REVIEW_DRAFT} day={key} isDay={isReviewed} say={sayReviewed} />
      {ready ? <ReviewSheets form={form} onChange={change} /> : <Skeleton className="mt-7" />}
      <OpenedState record={opened} />
    </FocusScreen>
  );
}

/** A new device waits for what the others wrote, while that can come. */
function useKnownChallenge(today: string): Challenge | undefined {
  const challenge = useChallenge(today);
  const settled = useInitialPullDone();
  const isReachable = useIsReachable();
  return settled || isReachable === false ? challenge : undefined;
}

function isReviewed(key: string): boolean {
  return isLocalDay(key) || journeyDayOf(key) !== undefined;
}

function sayReviewed(key: string): string {
  const of = journeyDayOf(key);
  return of ? sayJourneyDay(of) : formatDay(key);
}

const SHEETS = ['grateful', 'truth', 'tomorrowStep'] as const;
const { fields } = kindWords('day-review');

interface ReviewSheetsProps {
  form: DayReviewForm;
  onChange: (patch: Partial<DayReviewForm>) => void;
}

/** The three sheets of a day review, each under its question. */
function ReviewSheets({ form, onChange }: ReviewSheetsProps) {
  const id = useId();
  return SHEETS.map((name) => (
    <section key={name} className="mt-7">
      <label htmlFor={`${id}-${name}`} className="mb-1 block font-serif text-heading font-heading">
        {fields[name]}
      </label>
      <Sheet
        id={`${id}-${name}`}
        minRows={2}
        value={form[name]}
        placeholder={name === 'tomorrowStep' ? 'Small enough to keep' : undefined}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
      <RoomLeft text={form[name]} limit={LONG_TEXT_CHARACTERS} />
    </section>
  ));
}

/** What a day review is about. */
interface ReviewSubject {
  /** Names it in ids, drafts and addresses: a day of a journey, or a local day between two journeys (J14). */
  readonly key: string;
  readonly journey: number;
  /** 1 to 90; 90 between two journeys. */
  readonly challengeDay: number;
}

/** What the review of today is about. */
function subjectOf(progress: JourneyProgress, today: string): ReviewSubject {
  const { journey, day } = progress;
  return { key: reviewKey(progress, today), journey, challengeDay: day };
}

/** What an address asks for (`?day=17`, `?day=2:17`, `?day=2026-06-12`); undefined where it names nothing there is. */
function subjectAsked(
  key: string,
  { journey }: JourneyProgress,
  today: string,
): ReviewSubject | undefined {
  if (isLocalDay(key) && key <= today) return { key, journey, challengeDay: JOURNEY_DAYS };
  const of = journeyDayOf(key);
  return of && of.journey <= journey ? { key, ...of } : undefined;
}

/** The day of the journey as it is named on the screen; undefined between two journeys. */
function dayNamed({ key, challengeDay }: ReviewSubject): number | undefined {
  return isLocalDay(key) ? undefined : challengeDay;
}
