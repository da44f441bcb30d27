import { afterEach, expect, it } from 'vitest';
import type { CircleView, PrayerRequestView } from '../../../../shared/api/prayer-circles';
import { CIRCLES, guidancePath } from '../../../answers/circle-paths';
import { createIndexedDbDisk } from '../../../records/testing/disk';
import { closeTabs, openTab } from '../../../records/testing/open-tab';
import { whenLive } from '../../../records/testing/when-live';
import { circlesOn, datedCircles, dropCircle, keepOnly, requestsOn } from './kept-circles';
import { figuresPath, keptResponses, membersPath, pathsAhead, requestsPath } from './paths';

afterEach(closeTabs);

const circle = (id: string): CircleView => ({
  id,
  name: `Circle ${id}`,
  description: null,
  role: 'member',
  memberCount: 7,
  prayedToday: 5,
  openRequests: 3,
  countsMe: false,
  createdAt: '2026-03-01T08:00:00.000Z',
});

const keptOf = (id: string) => [
  requestsPath(id),
  guidancePath(id),
  membersPath(id),
  keptResponses(id, 'r1'),
];

async function keepTwo() {
  const { answers } = await openTab(createIndexedDbDisk());
  await answers.keep(CIRCLES, { day: '2026-03-01', circles: [circle('a'), circle('ab')] });
  for (const path of [...keptOf('a'), ...keptOf('ab'), '/api/feedback'])
    await answers.keep(path, [path]);
  const read = (paths: string[]) => Promise.all(paths.map((path) => whenLive(answers.live(path))));
  return { answers, read };
}

it('A4 W17 a circle one is no longer in leaves the device with the next list, and nothing else does', async () => {
  const { answers, read } = await keepTwo();
  await keepOnly(answers, [circle('ab')]);
  expect(await read(keptOf('a'))).toEqual([null, null, null, null]);
  expect(await read([...keptOf('ab'), '/api/feedback'])).not.toContain(null);
});

it('A4 figures of a circle that one no longer leads leave the device with the next list', async () => {
  const { answers, read } = await keepTwo();
  const figures = [figuresPath('a'), figuresPath('ab')];
  for (const path of figures) await answers.keep(path, [path]);
  await keepOnly(answers, [circle('a'), { ...circle('ab'), role: 'leader' }]);
  expect(await read(figures)).toEqual([null, [figuresPath('ab')]]);
  expect(await read(keptOf('a'))).not.toContain(null);
});

it('A4 W17 a circle that the server refuses leaves at once, its line in the list too', async () => {
  const { answers, read } = await keepTwo();
  const list = datedCircles.parse((await read([CIRCLES]))[0]);
  await dropCircle(answers, list, 'a');
  expect(await read(keptOf('a'))).toEqual([null, null, null, null]);
  expect(await read([CIRCLES])).toEqual([{ day: '2026-03-01', circles: [circle('ab')] }]);
  expect(await read(keptOf('ab'))).not.toContain(null);
});

it('who prayed today is true on the day of the answer alone', () => {
  const kept = { day: '2026-03-01', circles: [circle('a')] };
  expect(circlesOn('2026-03-01', kept)[0]?.prayedToday).toBe(5);
  expect(circlesOn('2026-03-02', kept)[0]?.prayedToday).toBe(0);
  const requests = [{ iPrayedToday: true, prayedToday: 2, prayers: 9 } as PrayerRequestView];
  expect(requestsOn('2026-03-01', '2026-03-01', requests)).toBe(requests);
  expect(requestsOn('2026-03-02', '2026-03-01', requests)).toEqual([
    { iPrayedToday: false, prayedToday: 0, prayers: 9 },
  ]);
});

it('an answer of the server is dated as it comes', () => {
  const dated = datedCircles.parse([circle('a')]);
  expect(dated.circles).toEqual([circle('a')]);
  expect(dated.day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(datedCircles.safeParse({ circles: 'none' }).success).toBe(false);
});

it('W11 what the leader gives is read from the device together with the requests', async () => {
  const { read } = await keepTwo();
  expect(pathsAhead('a')).toEqual([requestsPath('a'), guidancePath('a')]);
  expect(await read(pathsAhead('a'))).not.toContain(null);
});
