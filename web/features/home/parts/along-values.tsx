import { useEffect, useMemo } from 'react';
import { achievements } from '../../../../shared/domain/achievements';
import { CIRCLES } from '../../../answers/circle-paths';
import { useJourneyFacts } from '../../../journey/react/use-journey-facts';
import { useShowsStreaks } from '../../../journey/react/use-shows-streaks';
import { useLive } from '../../../live/react/use-live';
import { useToday } from '../../../live/react/use-today';
import { usePerson } from '../../../person/react/person-context';
import { sayAwards, sayOpenRequests } from '../model/along-words';

/** What stands beside the places beyond the five windows; undefined where nothing is known. */
export interface AlongValues {
  readonly awards?: string | undefined;
  readonly circles?: string | undefined;
}

/** Shows nothing: tells Home how things stand further along, from what is on this device. */
export function TellAlong({ onKnow }: { readonly onKnow: (values: AlongValues) => void }) {
  const facts = useJourneyFacts(useToday());
  const showsStreaks = useShowsStreaks();
  const { answers } = usePerson().store;
  const kept = useLive(useMemo(() => answers.live(CIRCLES), [answers]));
  // Without streaks the awards are fewer, and its own screen counts them.
  const awards = facts && showsStreaks ? sayAwards(achievements(facts)) : undefined;
  const circles = sayOpenRequests(kept);
  useEffect(() => onKnow({ awards, circles }), [onKnow, awards, circles]);
  return null;
}
