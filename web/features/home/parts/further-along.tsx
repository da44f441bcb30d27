import { Share2 } from 'lucide-react';
import { memo, useState } from 'react';
import { weekOfJourney } from '../../../../shared/domain/milestones';
import { Button } from '../../../ui/button';
import { ContentsItem, ContentsList } from '../../../ui/contents-list';
import { Part } from '../../../ui/screen';
import { useLate } from '../../../ui/use-late';
import type { AlongValues } from './along-values';

const loadTell = async () => (await import('./along-values')).TellAlong;

interface FurtherAlongProps {
  /** Undefined while it is not known. */
  day: number | undefined;
  isReviewed: boolean;
  /** Absent while there is nothing to share yet. */
  onShare: (() => void) | undefined;
}

/** The places beyond the five windows. */
export const FurtherAlong = memo(function FurtherAlong(props: FurtherAlongProps) {
  const { day, isReviewed, onShare } = props;
  const [values, setValues] = useState<AlongValues>({});
  const Tell = useLate(loadTell);
  return (
    <Part
      title="Further along the way"
      aside={
        <button
          type="button"
          className="text-link relative hidden after:absolute after:-inset-3 md:inline"
          disabled={!onShare}
          onClick={onShare}
        >
          Share Your Journey
        </button>
      }
      className="home-further"
    >
      <ContentsList label="Further along the way">
        <ContentsItem
          to="/growth-journey"
          name="Growth Journey"
          value={day && `Week ${weekOfJourney(day)}`}
        />
        <ContentsItem to="/look-back" name="Looking Back" />
        <ContentsItem to="/mindful-moment" name="Mindful Moment" value="From 1 min" />
        <ContentsItem to="/achievements" name="Achievements" value={values.awards} />
        <ContentsItem to="/community" name="Community" />
        <ContentsItem
          to="/day-review"
          name="Day Review"
          value={isReviewed ? 'Saved' : 'This evening'}
        />
        <ContentsItem to="/prayer-groups" name="Prayer Circles" value={values.circles} />
      </ContentsList>
      {Tell && <Tell onKnow={setValues} />}
      <Button
        variant="secondary"
        full
        className="mt-5 md:hidden"
        disabled={!onShare}
        onClick={onShare}
      >
        <Share2 size={20} strokeWidth={1.6} aria-hidden />
        Share Your Journey
      </Button>
    </Part>
  );
});
