import { useEffect, useMemo } from 'react';
import { circleGuidance } from '../../../shared/api/circle-guidance';
import { CIRCLES, guidancePath } from '../../answers/circle-paths';
import { useAnswer } from '../../answers/react/use-answer';
import { useKeptAnswer } from '../../answers/react/use-kept-answer';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { datedCircles, keepOnly } from './model/kept-circles';

/** Somebody who is removed finds it out on the screen at once, and elsewhere as soon as this. */
const ASKED_EVERY_MS = 10 * 60_000;

/**
 * Wherever the person is: what is kept of a circle they are no longer in leaves the device when the server is reached (A4),
 * and what their leaders give them comes to it (W11).
 */
export function CircleCopies() {
  const { answers } = usePerson().store;
  const kept = useLive(useMemo(() => answers.live(CIRCLES), [answers]));
  // On a new device nothing is kept yet of who is in one.
  const isInGroup = (useKeptAnswer('userType') ?? 'individual') !== 'individual';
  return kept || isInGroup ? <AskForCircles /> : null;
}

function AskForCircles() {
  const { answers } = usePerson().store;
  const { value } = useAnswer(CIRCLES, datedCircles, ASKED_EVERY_MS);
  useEffect(() => {
    if (value) void keepOnly(answers, value.circles).catch(() => undefined);
  }, [answers, value]);
  return value?.circles.map(({ id }) => <AskForGuidance key={id} circleId={id} />);
}

function AskForGuidance({ circleId }: { readonly circleId: string }) {
  useAnswer(guidancePath(circleId), circleGuidance, ASKED_EVERY_MS);
  return null;
}
