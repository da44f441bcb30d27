import { expect, test } from 'vitest';
import { type Circle, classifyRay, pointOnRay, raysByKind, reachOfRay } from './sunrise-geometry';

const circle: Circle = { centreX: 195, centreY: 195, inner: 108.17, outer: 167.7 };

test('day 1 stands at the left horizon, day 45 overhead, day 90 at the right', () => {
  expect(pointOnRay(circle, 1, 0)).toEqual([86.85, 193.11]);
  const [overheadX, overheadY] = pointOnRay(circle, 45, 0);
  expect(Math.abs(overheadX - 195)).toBeLessThan(2);
  expect(overheadY).toBeCloseTo(86.85, 1);
  expect(pointOnRay(circle, 90, 0)[0]).toBeCloseTo(390 - 86.85, 1);
});

test('a missed day is one that passed without being kept, and is no louder than that', () => {
  const lit = new Set([1, 2, 4, 5]);
  expect([1, 3, 5, 6].map((ray) => classifyRay(ray, 5, lit))).toEqual([
    'lit',
    'missed',
    'today',
    'off',
  ]);
  expect(reachOfRay(3, 'missed')).toBe(0.29);
  expect(reachOfRay(7, 'missed')).toBe(0.29);
});

test('every seventh ray is longer, today the longest', () => {
  expect(reachOfRay(6, 'lit')).toBe(0.7);
  expect(reachOfRay(7, 'lit')).toBe(0.94);
  expect(reachOfRay(14, 'off')).toBe(0.94);
  expect(reachOfRay(7, 'today')).toBe(1.16);
});

test('rays of one kind stand together, and each of the ninety once', () => {
  const lit = new Set([1, 2, 4]);
  const [first, second, today, ahead, ...none] = raysByKind((ray) => classifyRay(ray, 5, lit));
  expect([first, second, today]).toEqual([
    ['lit', [1, 2, 4]],
    ['missed', [3]],
    ['today', [5]],
  ]);
  expect(ahead).toEqual(['off', Array.from({ length: 85 }, (_, at) => at + 6)]);
  expect(none).toEqual([]);
});
