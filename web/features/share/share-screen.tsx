import { invitation, shareText } from '../../live/share-words';
import { useToday } from '../../live/use-today';
import { HubScreen } from '../../ui/screen';
import { useShareFacts } from './queries';
import { ShareForm } from './share-form';

/** Share: a picture of the way so far, made on this device. */
export function ShareScreen() {
  const facts = useShareFacts(useToday());
  const text = facts ? shareText(facts.day, location.origin) : invitation(location.origin);
  return (
    <HubScreen>
      <h1>Share Your Journey</h1>
      <p className="lead mt-1.5 mb-5">A picture to send or keep. Only what you see is in it.</p>
      <ShareForm facts={facts} text={text} />
    </HubScreen>
  );
}
