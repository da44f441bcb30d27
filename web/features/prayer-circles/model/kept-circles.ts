import * as z from 'zod/mini';
import {
  type CircleView,
  circlesAnswer,
  type PrayerRequestView,
} from '../../../../shared/api/prayer-circles';
import { CIRCLES } from '../../../answers/circle-paths';
import type { Answers } from '../../../answers/contract';
import { todayHere } from '../../../platform/today';
import { circleOf, figuresPath } from './paths';

/** Who prayed today is true for one day only, so every answer is kept with the local day it came on. */
export const datedCircles = z.union([
  z.object({ day: z.string(), circles: circlesAnswer }),
  z.pipe(
    circlesAnswer,
    z.transform((circles) => ({ day: todayHere(), circles })),
  ),
]);
export type DatedCircles = z.infer<typeof datedCircles>;

/** Circles as they stand on a day: an older answer says nothing about who prays today. */
export function circlesOn(today: string, { day, circles }: DatedCircles): readonly CircleView[] {
  return day === today ? circles : circles.map((circle) => ({ ...circle, prayedToday: 0 }));
}

/** The same for requests. */
export function requestsOn(
  today: string,
  day: string,
  requests: readonly PrayerRequestView[],
): readonly PrayerRequestView[] {
  if (day === today) return requests;
  return requests.map((request) => ({ ...request, prayedToday: 0, iPrayedToday: false }));
}

/** Drops from this device what was kept of every circle that the person is no longer in, and figures of those they don't lead (A4). */
export function keepOnly(
  answers: Pick<Answers, 'forget'>,
  circles: readonly Pick<CircleView, 'id' | 'role'>[],
): Promise<void> {
  const own = new Set(circles.map(({ id }) => id));
  const notLed = circles.filter(({ role }) => role !== 'leader');
  const figures = new Set(notLed.map(({ id }) => figuresPath(id)));
  return answers.forget((path) => {
    const circleId = circleOf(path);
    return circleId !== undefined && (!own.has(circleId) || figures.has(path));
  });
}

/** Drops all of one circle from this device, its line in the list too: the server has refused it (A4). */
export async function dropCircle(
  answers: Pick<Answers, 'forget' | 'keep'>,
  { day, circles }: DatedCircles,
  circleId: string,
): Promise<void> {
  await answers.forget((path) => circleOf(path) === circleId);
  await answers.keep(CIRCLES, { day, circles: circles.filter(({ id }) => id !== circleId) });
}
