import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type CircleGuidance, circleGuidance } from '../../../shared/api/circle-guidance';
import {
  type CircleMembersAnswer,
  type CircleView,
  circleMembersAnswer,
  type PrayerRequestView,
  type PrayerResponseView,
  prayerRequestsAnswer,
  prayerResponsesAnswer,
  SEEN,
} from '../../../shared/api/prayer-circles';
import { learnUserType } from '../../account/learn-user-type';
import { CIRCLES, guidancePath } from '../../answers/circle-paths';
import type { PagedSource } from '../../answers/paged-list';
import { type Answer, useAnswer } from '../../answers/react/use-answer';
import { type Paged, usePaged } from '../../answers/react/use-paged';
import { usePoked } from '../../answers/react/use-poked';
import { useToday } from '../../live/react/use-today';
import type { OutboxItem, OutboxKind } from '../../outbox/contract';
import { useUnsent } from '../../outbox/react/use-unsent';
import { usePerson } from '../../person/react/person-context';
import { whenQuiet } from '../../platform/when-quiet';
import { circlesOn, datedCircles, dropCircle, keepOnly, requestsOn } from './model/kept-circles';
import { keptResponses, membersPath, pathsAhead, requestsPath, responsesPath } from './model/paths';

export interface Circles {
  /** The person's circles, the first joined first; undefined while there is nothing to show. */
  readonly circles: readonly CircleView[] | undefined;
  /** The last question got no answer. */
  readonly hasFailed: boolean;
  readonly refresh: () => Promise<void>;
  /** Takes a circle away from this device that the server has refused. */
  readonly drop: (circleId: string) => void;
}

/** The circles one belongs to. What was kept of any other leaves the device with each answer (A4). */
export function useCircles(): Circles {
  const { answers, personId } = usePerson().store;
  const today = useToday();
  const { value, hasFailed, refresh } = useAnswer(CIRCLES, datedCircles);
  usePoked(useCallback(() => void refresh(), [refresh]));
  const circles = useMemo(() => value && circlesOn(today, value), [today, value]);
  const ids = value?.circles.map(({ id }) => id).join();
  const known = useRef(ids);
  useEffect(() => {
    if (value) void keepOnly(answers, value.circles).catch(() => undefined);
  }, [answers, value]);
  useEffect(() => {
    // Whoever joins their first circle, or leaves the last, is of another user type.
    if (known.current !== undefined && known.current !== ids) void learnUserType(personId);
    known.current = ids;
  }, [personId, ids]);
  const drop = useCallback(
    (circleId: string) => {
      const dropped = value ? dropCircle(answers, value, circleId) : Promise.resolve();
      void dropped.catch(() => undefined).then(refresh);
    },
    [answers, value, refresh],
  );
  return { circles, hasFailed, refresh, drop };
}

/** Reads what is kept of each circle before it is opened, so that its requests stand there with it. */
export function useReadAhead(circles: readonly Pick<CircleView, 'id'>[] | undefined): void {
  const { answers } = usePerson().store;
  const ids = circles?.map(({ id }) => id).join();
  useEffect(() => {
    const paths = ids ? ids.split(',').flatMap(pathsAhead) : [];
    const lives = paths.map((path) => answers.live(path));
    const ends = lives.map((live) => live.subscribe(() => undefined));
    return () => {
      for (const end of ends) end();
    };
  }, [answers, ids]);
}

const KINDS: readonly OutboxKind[] = [
  'circle-guidance',
  'circle-plan',
  'prayer-circle',
  'prayer-request',
  'prayer-response',
  'prayer-answered',
  'prayed',
];

/** What was written for circles and is still here, newest first. */
export function useUnsentHere(): readonly OutboxItem[] {
  const { outbox } = usePerson().store;
  const here = useUnsent(KINDS);
  useEffect(() => {
    // A tap that the server refuses has no words to keep.
    for (const { kind, state, key } of here) {
      if (kind === 'prayed' && state === 'held') void outbox.takeBack(key).catch(() => undefined);
    }
  }, [here, outbox]);
  return here;
}

/** A circle's requests, newest first. */
export function useRequests(circleId: string, onRefused: () => void): Paged<PrayerRequestView> {
  const today = useToday();
  const source = useMemo<PagedSource<PrayerRequestView>>(() => {
    const path = requestsPath(circleId);
    return { path, keptAt: path, query: sayWhetherSeen, read: readRequests };
  }, [circleId]);
  const paged = usePaged(source, onRefused);
  const { items, day } = paged;
  const requests = useMemo(() => items && requestsOn(today, day, items), [today, day, items]);
  return { ...paged, items: requests };
}

/** A page in the background is read by nobody: the server goes on telling what is new in it (H17). */
function sayWhetherSeen(): string {
  return document.visibilityState === 'visible' ? `${SEEN}=1` : '';
}

/** What the leader of a circle gives it. */
export function useGuidance(circleId: string): Answer<CircleGuidance> {
  const answer = useAnswer(guidancePath(circleId), circleGuidance);
  const { refresh } = answer;
  usePoked(useCallback(() => void refresh(), [refresh]));
  return answer;
}

function readRequests(answer: unknown) {
  const { data } = prayerRequestsAnswer.safeParse(answer);
  return data && { items: data.requests, next: data.next };
}

/** Enough for any window. */
const AT_FIRST = 6;

/** As much of a list as fills the window; the rest follows once that is painted. */
export function useFirstFew<Item>(items: readonly Item[] | undefined) {
  const [isPainted, setPainted] = useState(false);
  const isHere = items !== undefined;
  useEffect(() => (isHere ? whenQuiet(() => setPainted(true)) : undefined), [isHere]);
  return isPainted ? items : items?.slice(0, AT_FIRST);
}

/** The responses to a request, oldest first. */
export function useResponses(
  { id, circleId }: Pick<PrayerRequestView, 'id' | 'circleId'>,
  onRefused: () => void,
): Paged<PrayerResponseView> {
  const source = useMemo<PagedSource<PrayerResponseView>>(
    () => ({ path: responsesPath(id), keptAt: keptResponses(circleId, id), read: readResponses }),
    [circleId, id],
  );
  return usePaged(source, onRefused);
}

function readResponses(answer: unknown) {
  const { data } = prayerResponsesAnswer.safeParse(answer);
  return data && { items: data.responses, next: data.next };
}

/** Who belongs to a circle. */
export function useMembers(circleId: string) {
  return useAnswer<CircleMembersAnswer>(membersPath(circleId), circleMembersAnswer);
}
