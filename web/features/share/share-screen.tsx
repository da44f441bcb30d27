import { useSearchParams } from 'react-router-dom';
import { challengeDayOf } from '../../../shared/domain/challenge-day';
import { invitation, shareText } from '../../journey/share-words';
import { useToday } from '../../live/react/use-today';
import { PICTURE_TYPES } from './picture/picture-types';
import { useShareFacts } from './queries';
import { ShareAchievement } from './share-achievement';
import { SharePrayer } from './share-prayer';
import { ShareRoom } from './share-room';

/** Share: a picture of the way so far, of one achievement or of a day's prayer, made on this device. */
export function ShareScreen() {
  const [search] = useSearchParams();
  const achievement = search.get('achievement');
  const prayer = challengeDayOf(search.get('prayer') ?? '');
  if (achievement !== null) return <ShareAchievement id={achievement} />;
  if (prayer !== undefined) return <SharePrayer day={prayer} />;
  return <ShareJourney journey={journeyOf(search.get('journey'))} />;
}

interface ShareJourneyProps {
  /** The number of an earlier journey; otherwise the one that the person walks. */
  readonly journey: number | undefined;
}

function ShareJourney({ journey }: ShareJourneyProps) {
  const facts = useShareFacts(useToday(), journey);
  const text = facts ? shareText(facts.day, location.origin) : invitation(location.origin);
  return (
    <ShareRoom
      types={PICTURE_TYPES}
      facts={facts}
      text={text}
      lead="A picture to send or save. It holds only what you see."
    />
  );
}

function journeyOf(text: string | null): number | undefined {
  return text && /^[1-9]\d?$/.test(text) ? Number(text) : undefined;
}
