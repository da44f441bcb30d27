import { ReflectWithScripture } from '../../features/companion/reflect-with-scripture';
import { DailyDropScreen } from '../../features/daily-drop/daily-drop-screen';
import { ReflectingContext } from '../../records/react/reflecting';

/** The Daily Drop, with the companion beside the reflection. */
export function DailyDropRoute() {
  return (
    <ReflectingContext value={ReflectWithScripture}>
      <DailyDropScreen />
    </ReflectingContext>
  );
}
