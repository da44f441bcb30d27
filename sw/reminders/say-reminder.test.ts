import { expect, it } from 'vitest';
import { DAILY_FLAGS } from '../../shared/domain/activity';
import { sayReminder, screenOf } from './say-reminder';

const say = (message: unknown) => sayReminder(JSON.stringify(message));
const day = '2026-03-10';

it('H9 says the same of every practice', () => {
  const said = DAILY_FLAGS.map((practice) => say({ practice, day }));
  const words = said.map(({ title, body }) => ({ title, body }));
  expect(new Set(words.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(words[0]).toEqual({ title: 'A quiet moment is ready', body: '' });
});

it('H9 names the practice where the person wants it', () => {
  expect(say({ practice: 'journal', day, isNamed: true })).toMatchObject({
    title: 'A quiet moment is ready',
    body: 'Journal',
  });
});

it('H9 shows no text of a message, whatever it holds', () => {
  const words = 'My heart is heavy';
  for (const text of [
    undefined,
    '',
    words,
    '[]',
    'null',
    JSON.stringify({ practice: words, day, isNamed: true }),
    JSON.stringify({ practice: '__proto__', day, isNamed: true }),
    JSON.stringify({ practice: 'journal', day: words, isNamed: true }),
    JSON.stringify({ practice: 'journal', day, isNamed: true, title: words, body: words }),
  ]) {
    const { title, body } = sayReminder(text);
    expect([title, ['', 'Journal'].includes(body)]).toEqual(['A quiet moment is ready', true]);
  }
});

it('opens the screen of its practice, and Home where it can’t be read', () => {
  expect(DAILY_FLAGS.map((practice) => screenOf(say({ practice, day }).push))).toEqual([
    '/daily-drop',
    '/check-in',
    '/journal',
    '/nourish/track',
    '/bible-prayer',
  ]);
  expect(screenOf(sayReminder('?').push)).toBe('/home');
});
