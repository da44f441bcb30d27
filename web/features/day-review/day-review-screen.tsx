import { format, parseISO } from 'date-fns';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { journeyDayOf } from '../../../shared/domain/challenge-day';
import { sayJourneyDay } from '../../../shared/domain/journey-words';
import { isLocalDay } from '../../../shared/domain/local-day';
import { type Challenge, useChallenge } from '../../journey/react/use-challenge';
import { useToday } from '../../live/react/use-today';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import { OpenedState } from '../../records/react/opened-state';
import { SaveBar } from '../../records/react/save-bar';
import { UnfinishedDays } from '../../records/react/unfinished-days';
import { useRecordForm } from '../../records/react/use-record-form';
import { useSaveTrouble } from '../../records/react/use-save-trouble';
import { useIsReachable } from '../../sync/react/sync-facts';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast-store';
import { dayReviewOf, isComplete, REVIEW_DRAFT, saveLabel } from './day-review-form';
import { ReviewHead } from './review-head';
import { ReviewSheets } from './review-sheets';
import { dayNamed, type ReviewSubject, subjectAsked, subjectOf } from './review-subject';

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
  return of ? sayJourneyDay(of) : format(parseISO(key), 'MMMM d');
}
