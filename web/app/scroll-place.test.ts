import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../platform/testing/memory-storage';
import { forgetEarlierVisit, placeOf } from './scroll-place';

const KEPT = { '/terms-of-service#age default': 900, '/home default': 40 };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  sessionStorage.setItem('places', JSON.stringify(KEPT));
});

function arriveBy(type: NavigationTimingType | undefined): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    type ? [{ type } as PerformanceNavigationTiming] : [],
  );
  forgetEarlierVisit('places', '/terms-of-service#age default');
}

const kept = () => JSON.parse(sessionStorage.getItem('places') ?? '');

it('a typed address begins where it says', () => {
  arriveBy('navigate');
  expect(kept()).toEqual({ '/home default': 40 });
});

it.each(['reload', 'back_forward', undefined] as const)(
  'after %s the place is found again',
  (type) => {
    arriveBy(type);
    expect(kept()).toEqual(KEPT);
  },
);

it('what can’t be read is left alone', () => {
  sessionStorage.setItem('places', 'no JSON');
  arriveBy('navigate');
  expect(sessionStorage.getItem('places')).toBe('no JSON');
});

it('two anchors of one page are two places, and so is each visit to one of them', () => {
  const there = { pathname: '/terms-of-service', search: '', state: null, key: 'default' };
  const places = [
    placeOf({ ...there, hash: '' }),
    placeOf({ ...there, hash: '#age' }),
    placeOf({ ...there, hash: '#plans' }),
    placeOf({ ...there, hash: '#age', key: 'x1' }),
  ];
  expect(new Set(places).size).toBe(places.length);
});
