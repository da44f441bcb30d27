import { Navigate } from 'react-router-dom';
import { invitation, prayerText } from '../../journey/share-words';
import { useToday } from '../../live/react/use-today';
import type { PictureType } from './picture/picture-types';
import { usePrayerFacts } from './queries';
import { ShareRoom } from './share-room';

const TYPES: readonly PictureType[] = ['prayer'];

/** The prayer of a day's drop as a picture. A day without one leads to the other pictures. */
export function SharePrayer({ day }: { readonly day: number }) {
  const facts = usePrayerFacts(day, useToday());
  if (facts === null) return <Navigate to="/share" replace />;
  return (
    <ShareRoom
      types={TYPES}
      facts={facts}
      title="Share a Prayer"
      text={
        facts?.prayer ? prayerText(facts.prayer.text, location.origin) : invitation(location.origin)
      }
      lead="A prayer to send to someone who could use it."
    />
  );
}
