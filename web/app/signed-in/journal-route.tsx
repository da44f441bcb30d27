import { ReflectWithScripture } from '../../features/companion/reflect-with-scripture';
import { JournalScreen } from '../../features/journal/journal-screen';
import { ReflectingContext } from '../../live/reflecting';

/** The journal, with the companion beside each page. */
export function JournalRoute() {
  return (
    <ReflectingContext value={ReflectWithScripture}>
      <JournalScreen />
    </ReflectingContext>
  );
}
