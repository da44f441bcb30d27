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
    expect(messagesOf(category).length).toBeGreaterThanOrEqual(14);
  });

  it('belong to a category each', () => {
    expect(MESSAGE_CATEGORIES.flatMap(messagesOf)).toHaveLength(messages.length);
  });

  it.each(messages)('$id says one or two short statements or questions', ({ message }) => {
    expect(message.length).toBeLessThanOrEqual(120);
    expect(message).toMatch(/^[^.?!]+[.?]( [^.?!]+[.?])?$/);
    // Scripture stands in the verse alone.
    expect(message).not.toMatch(/["“”']/);
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
