import { expect, it } from 'vitest';
import { CONTENT_CACHES } from '../../shared/content/offline-window';
import { CONSENT_CATEGORIES } from '../../shared/domain/consent';
import { WORKER_NOTES } from '../content/early-page/worker-notes';
import { ESSENTIAL_STORAGE, type StoragePlace } from './essential-storage';
import { isEssential } from './testing/is-essential';

const PLACES = Object.keys(ESSENTIAL_STORAGE) as StoragePlace[];

it('a name is essential in its own place, whole or up to its star', () => {
  expect(isEssential('localStorage', 'userId')).toBe(true);
  expect(isEssential('localStorage', 'answer:p1:profile')).toBe(true);
  expect(isEssential('localStorage', 'userIds')).toBe(false);
  expect(isEssential('localStorage', 'session')).toBe(false);
  expect(isEssential('databases', 'rxdb-dexie-records-p1--0--records')).toBe(true);
});

it('the caches of the app are', () => {
  for (const name of [...Object.values(CONTENT_CACHES), WORKER_NOTES.cache])
    expect(isEssential('caches', name)).toBe(true);
});

it.each(PLACES)('nothing of a category that may be refused is, in %s', (place) => {
  for (const category of CONSENT_CATEGORIES)
    expect(isEssential(place, `${category}-anything`)).toBe(false);
});
