import { afterEach, expect, test } from 'vitest';
import { intercessionCard } from '../../../../shared/records/intercession-card';
import { createIndexedDbDisk } from '../../testing/disk';
import { closeTabs, openTab } from '../../testing/open-tab';
import { whenLive } from '../../testing/when-live';
import { cardOfRequest } from './card-of-request';

afterEach(closeTabs);

test('T9 a request becomes one card, with a copy of the words and its ids', async () => {
  const { records } = await openTab(createIndexedDbDisk(), { name: 'phone' });
  const asked = { circle: 'c', request: 'r', who: 'Daniel', matter: 'Work\n\nSince May.' };
  const today = '2026-03-01';
  expect(await cardOfRequest(records, asked, { id: 'one', today })).toEqual({
    id: 'one',
    isNew: true,
  });
  expect(await cardOfRequest(records, asked, { id: 'two', today: '2026-03-05' })).toEqual({
    id: 'one',
    isNew: false,
  });
  await cardOfRequest(records, { ...asked, request: 'another' }, { id: 'three', today });
  expect(await whenLive(records.liveCount(intercessionCard))).toBe(2);
  expect((await records.find(intercessionCard, 'one'))?.body).toEqual({
    who: 'Daniel',
    matter: 'Work\n\nSince May.',
    since: today,
    rhythm: 'daily',
    request: { circle: 'c', request: 'r' },
  });
});
