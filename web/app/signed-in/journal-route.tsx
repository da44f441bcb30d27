import { ReflectWithScripture } from '../../features/companion/reflect-with-scripture';
import { JournalScreen } from '../../features/journal/journal-screen';
import { useShareNote } from '../../journey/react/use-share-note';
import { ReflectingContext } from '../../records/react/reflecting';

/** The journal, with the companion beside each page; what another app shares arrives here. */
export function JournalRoute() {
  useShareNote('We didn’t get what you shared');
  return (
    <ReflectingContext value={ReflectWithScripture}>
      <JournalScreen />
    </ReflectingContext>
  );
}
