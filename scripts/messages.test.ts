import { iconNames } from 'lucide-react/dynamic';
import { describe, expect, it } from 'vitest';
import { MESSAGE_CATEGORIES, MESSAGE_ICONS, messagesOf } from '../shared/content/messages';
import messages from '../shared/content/messages.json';
import source from '../shared/content/messages-source.json';
import { listVerses } from './lib/list-verses';
import { readScripture } from './lib/scripture';

describe('the motivational messages', () => {
  it('are those that were written, in order, and no other', () => {
    const written = messages.map(({ verse: { reference }, ...message }) => ({
      ...message,
      reference,
    }));
    expect(written).toEqual(source);
  });

  it.each(messages)('$id rests on the World English Bible, letter for letter', ({ verse }) => {
    expect(verse.text).toBe(readScripture(verse.reference));
  });

  it.each(MESSAGE_CATEGORIES)('%s has enough of them not to repeat itself', (category) => {
    expect(messagesOf(category)).toHaveLength(30);
  });

  it.each(MESSAGE_CATEGORIES)('%s has short, middle and long ones', (category) => {
    const lengths = messagesOf(category).map(({ message }) => message.split(' ').length);
    const short = lengths.filter((words) => words <= 8);
    const long = lengths.filter((words) => words >= 16);
    expect(short.length).toBeGreaterThanOrEqual(6);
    expect(long.length).toBeGreaterThanOrEqual(6);
    expect(lengths.length - short.length - long.length).toBeGreaterThanOrEqual(6);
  });

  it.each(messages)('$id can be read with its verse in a moment', ({ message, verse }) => {
    expect(`${message} ${verse.text}`.length).toBeLessThanOrEqual(280);
  });

  it('belong to a category each', () => {
    expect(MESSAGE_CATEGORIES.flatMap(messagesOf)).toHaveLength(messages.length);
  });

  it.each(messages)('$id says one or two statements or questions, calmly', ({ message }) => {
    expect(message.length).toBeLessThanOrEqual(120);
    expect(message).toMatch(/^[^.?!]+[.?]( [^.?!]+[.?])?$/);
    // Scripture stands in the verse alone.
    expect(message).not.toMatch(/["“”'—]/);
  });

  it('are all different', () => {
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
    expect(new Set(messages.map(({ message }) => message)).size).toBe(messages.length);
  });

  it('share no verse, and quote two at most', () => {
    const verses = messages.map(({ verse }) => listVerses(verse.reference));
    expect(Math.max(...verses.map(({ length }) => length))).toBe(2);
    expect(new Set(verses.flat()).size).toBe(verses.flat().length);
  });

  it('have icons that Lucide draws', () => {
    expect(iconNames).toEqual(expect.arrayContaining([...MESSAGE_ICONS]));
    expect([...new Set(messages.map(({ icon }) => icon))].sort()).toEqual([...MESSAGE_ICONS]);
  });
});
