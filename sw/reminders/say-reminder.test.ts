import { expect, it } from 'vitest';
import { DAILY_FLAGS } from '../../shared/domain/activity';
import { sayReminder, screenOf, tagOf } from './say-reminder';

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

it('H18 says the same of all circles, and names nothing', () => {
  const said = (['prayed', 'responded'] as const).map((news) => say({ news, day }));
  expect(said.map(({ title, body }) => [title, body])).toEqual([
    ['Someone prayed for your request', ''],
    ['Someone responded to your request', ''],
  ]);
  const words = 'Ruth prayed for my mother';
  const more = { day, isNamed: true, title: words, body: words, circle: words };
  expect(say({ ...more, news: 'prayed' })).toMatchObject({ title: said[0]?.title, body: '' });
  for (const wrong of [{ ...more, news: words }, { news: '__proto__', day }, { news: 'prayed' }]) {
    expect(say(wrong)).toEqual({ title: 'A quiet moment is ready', body: '', push: undefined });
  }
});

it('H18 opens the circles, and takes the place of earlier news alone', () => {
  const { push } = say({ news: 'prayed', day });
  expect([screenOf(push), tagOf(push)]).toEqual(['/prayer-groups', 'circle-news']);
  expect(tagOf(say({ practice: 'journal', day }).push)).toBe('reminder-journal');
});
