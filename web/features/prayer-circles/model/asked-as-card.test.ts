import { expect, test } from 'vitest';
import type { PrayerRequestView } from '../../../../shared/api/prayer-circles';
import { askedAsCard } from './asked-as-card';

const REQUEST: PrayerRequestView = {
  id: 'r',
  circleId: 'c',
  author: { memberId: 'm', name: 'Daniel', isMe: false },
  title: 'Work for Samuel',
  description: 'He starts on the first.',
  category: null,
  isAnswered: false,
  story: null,
  createdAt: '2026-03-01T08:00:00Z',
  answeredAt: null,
  responseCount: 0,
  prayedToday: 0,
  prayers: 0,
  iPrayedToday: false,
  reports: [],
};
const CIRCLE = { name: 'Tuesday kitchen table' };

test('T9 a card has the words of the request, and the name of who asked', () => {
  expect(askedAsCard(REQUEST, CIRCLE)).toEqual({
    circle: 'c',
    request: 'r',
    who: 'Daniel',
    matter: 'Work for Samuel\n\nHe starts on the first.',
  });
  expect(askedAsCard({ ...REQUEST, description: null }, CIRCLE).matter).toBe('Work for Samuel');
});

test('T9 who asked without a name is someone in the circle, and oneself is “Me”', () => {
  const whoIs = (author: Partial<PrayerRequestView['author']>) =>
    askedAsCard({ ...REQUEST, author: { ...REQUEST.author, ...author } }, CIRCLE).who;
  expect(whoIs({ name: null })).toBe('Someone in Tuesday kitchen table');
  expect(whoIs({ isMe: true })).toBe('Me');
});
