import { afterEach, expect, test } from 'vitest';
import { mindfulSession } from '../../../shared/records/mindful-session';
import { firstValue } from '../../live/first-value';
import { createIndexedDbDisk } from '../../records/testing/disk';
import { closeTabs, openTab } from '../../records/testing/open-tab';
import { keepFinished } from './commands';

afterEach(closeTabs);

const finished = {
  id: 'session-1',
  moment: { id: 'set-it-down', title: 'Set it down', duration: 180 },
  startedOn: '2026-03-01',
};

test('a finished moment is a record that waits to be sent; kept twice it is still one', async () => {
  const { records } = await openTab(createIndexedDbDisk());
  expect(await keepFinished(records, finished)).toBe(true);
  expect(await keepFinished(records, finished)).toBe(true);
  const sessions = await firstValue(records.liveNewest(mindfulSession, 9));
  expect(sessions).toHaveLength(1);
  expect(sessions[0]).toMatchObject({
    day: '2026-03-01',
    sync: 1,
    body: { momentId: 'set-it-down', title: 'Set it down', seconds: 180 },
  });
});

test('a disk that refuses is no crash', async () => {
  const refusing = { save: () => Promise.reject(new Error('full')) };
  expect(await keepFinished(refusing, finished)).toBe(false);
});
