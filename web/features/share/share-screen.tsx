import { Navigate, useSearchParams } from 'react-router-dom';
import { challengeDayOf } from '../../../shared/domain/challenge-day';
import { invitation, passageText, prayerText, shareText } from '../../journey/share-words';
import { useToday } from '../../live/react/use-today';
import { PICTURE_TYPES, type PictureType } from './picture/picture-types';
import { usePassageFacts, usePrayerFacts, useShareFacts } from './queries';
import { ShareAchievement } from './share-achievement';
import { ShareRoom } from './share-room';

/** Share: a picture of the way so far, of one achievement, of a day's prayer or of verses, made on this device. */
export function ShareScreen() {
  const [search] = useSearchParams();
  const achievement = search.get('achievement');
  const prayer = challengeDayOf(search.get('prayer') ?? '');
  const passage = search.get('passage');
  if (achievement !== null) return <ShareAchievement id={achievement} />;
  if (prayer !== undefined) return <SharePrayer day={prayer} />;
  if (passage !== null) return <SharePassage reference={passage} />;
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

const PRAYER: readonly PictureType[] = ['prayer'];
const PASSAGE: readonly PictureType[] = ['passage'];

/** The prayer of a day's drop as a picture. A day without one leads to the other pictures. */
function SharePrayer({ day }: { readonly day: number }) {
  const facts = usePrayerFacts(day, useToday());
  if (facts === null) return <Navigate to="/share" replace />;
  return (
    <ShareRoom
      types={PRAYER}
      facts={facts}
      title="Share a Prayer"
      text={
        facts?.prayer ? prayerText(facts.prayer.text, location.origin) : invitation(location.origin)
      }
      lead="A prayer to send to someone who could use it."
    />
  );
}

interface SharePassageProps {
  /** As data: `Psalms 23:4-6`. */
  readonly reference: string;
}

/** Verses of the Bible as a picture. What names none leads to the other pictures. */
function SharePassage({ reference }: SharePassageProps) {
  const facts = usePassageFacts(reference, useToday());
  if (facts === null) return <Navigate to="/share" replace />;
  return (
    <ShareRoom
      types={PASSAGE}
      facts={facts}
      title="Share Verses"
      text={facts?.passage ? passageText(facts.passage) : invitation(location.origin)}
      lead="Words of Scripture to send to someone."
    />
  );
}
