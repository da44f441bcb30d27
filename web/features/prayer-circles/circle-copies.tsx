import { useEffect, useMemo } from 'react';
import { useAnswer } from '../../answers/react/use-answer';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { datedCircles, keepOnly } from './model/kept-circles';
import { CIRCLES } from './model/paths';

/** Somebody who is removed finds it out on the screen at once, and elsewhere as soon as this. */
const ASKED_EVERY_MS = 10 * 60_000;

/** Wherever the person is: what is kept of a circle they are no longer in leaves the device when the server is reached (A4). */
export function CircleCopies() {
  const { answers } = usePerson().store;
  const kept = useLive(useMemo(() => answers.live(CIRCLES), [answers]));
  return kept ? <AskForCircles /> : null;
}

function AskForCircles() {
  const { answers } = usePerson().store;
  const { value } = useAnswer(CIRCLES, datedCircles, ASKED_EVERY_MS);
  useEffect(() => {
    if (value) void keepOnly(answers, value.circles).catch(() => undefined);
  }, [answers, value]);
  return null;
}
