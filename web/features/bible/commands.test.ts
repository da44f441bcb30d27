import { afterEach, expect, test } from 'vitest';
import { PREFERENCE_ID, preference } from '../../../shared/records/preference';
import { createIndexedDbDisk } from '../../records/testing/disk';
import { closeTabs, openTab } from '../../records/testing/open-tab';
import { keepReadingPlace } from './commands';

afterEach(closeTabs);

test('S16 where a person reads is kept beside their other choices, and written once', async () => {
  const { records } = await openTab(createIndexedDbDisk(), { name: 'phone' });
  await records.save({
    kind: preference,
    id: PREFERENCE_ID,
    day: '2026-03-01',
    body: { showsStreaks: false },
    opened: undefined,
  });
  await keepReadingPlace(records, 'Psalms 23');
  const kept = await records.find(preference, PREFERENCE_ID);
  expect(kept?.body).toMatchObject({ showsStreaks: false, readingPlace: 'Psalms 23' });
  await keepReadingPlace(records, 'Psalms 23');
  expect((await records.find(preference, PREFERENCE_ID))?.version).toEqual(kept?.version);
});
