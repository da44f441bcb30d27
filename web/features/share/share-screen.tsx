import { invitation, shareText } from '../../live/share-words';
import { useToday } from '../../live/use-today';
import { useShareFacts } from './queries';
import { ShareRoom } from './share-room';

/** Share: a picture of the way so far, made on this device. */
export function ShareScreen() {
  const facts = useShareFacts(useToday());
  const text = facts ? shareText(facts.day, location.origin) : invitation(location.origin);
  return (
    <ShareRoom
      facts={facts}
      text={text}
      lead="A picture to send or keep. Only what you see is in it."
    />
  );
}
