import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isChallengeDay } from '../../../shared/domain/challenge-day';
import { OpenedState } from '../../live/opened-state';
import { SaveBar } from '../../live/save-bar';
import { useIsReachable } from '../../live/sync-facts';
import { UnfinishedDays } from '../../live/unfinished-days';
import { type Challenge, useChallenge } from '../../live/use-challenge';
import { useRecordForm } from '../../live/use-record-form';
import { useSaveTrouble } from '../../live/use-save-trouble';
import { useInitialPullDone } from '../../live/use-sync-state';
import { useToday } from '../../live/use-today';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast-store';
import { dayReviewOf, isComplete, REVIEW_DRAFT, saveLabel } from './day-review-form';
import { ReviewHead } from './review-head';
import { ReviewSheets } from './review-sheets';

/** Day Review: three sheets about the challenge day the person stands on; `?day=` names another. */
export function DayReviewScreen() {
  const [search] = useSearchParams();
  const today = useToday();
  const challenge = useKnownChallenge(today);
  const asked = Number(search.get('day') ?? Number.NaN);
  if (!challenge) {
    return (
      <FocusScreen title="Day Review" backTo="/">
        <h1 className="sr-only">Day Review</h1>
        <Skeleton className="mt-10" />
      </FocusScreen>
    );
  }
  const challengeDay = isChallengeDay(asked) ? asked : undefined;
  return (
    <ReviewOfDay key={challengeDay} asked={challengeDay} current={challenge.day} today={today} />
  );
}

interface ReviewOfDayProps {
  /** The challenge day that the address names. */
  asked: number | undefined;
  /** The one the person stands on. */
  current: number;
  today: string;
}

function ReviewOfDay({ asked, current, today }: ReviewOfDayProps) {
  const [about, setAbout] = useState({ challengeDay: asked ?? current, day: today });
  const { challengeDay, day } = about;
  const spec = useMemo(() => dayReviewOf(challengeDay, day), [challengeDay, day]);
  const { ready, form, opened, edited, saving, change, save } = useRecordForm(spec);
  // What was begun in the evening belongs to that evening; sheets that lay blank overnight, to the new day.
  if (day !== today && ready && !edited) setAbout({ challengeDay: asked ?? current, day: today });
  const navigate = useNavigate();
  const trouble = useSaveTrouble();

  async function saveReview() {
    const outcome = await save();
    if (!outcome.ok) {
      trouble.tell('Failed to save day review. Please try again.');
      return;
    }
    trouble.clear();
    toast({ title: 'Day Review Completed!', description: `Day ${challengeDay} complete` });
    void navigate('/');
  }

  return (
    <FocusScreen
      title="Day Review"
      backTo="/"
      action={
        <SaveBar
          label={saveLabel(challengeDay, opened?.body)}
          disabled={!ready || !isComplete(form)}
          saving={saving}
          onSave={saveReview}
        />
      }
    >
      <ReviewHead
        challengeDay={challengeDay}
        isCurrent={asked === undefined || asked === current}
        day={day}
        writtenOn={opened?.day}
      />
      <UnfinishedDays
        name={REVIEW_DRAFT}
        day={String(challengeDay)}
        isDay={isReviewedDay}
        say={(other) => `Day ${other}`}
      />
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

function isReviewedDay(key: string): boolean {
  return isChallengeDay(Number(key));
}
