import { expect, test } from 'vitest';
import { entryDetails, entryHeading } from './entry-details';

test('an entry of an earlier release has no details', () => {
  expect(entryDetails({ content: 'words', audioUrl: null })).toEqual({
    title: '',
    mood: null,
    tags: [],
    starred: false,
  });
});

test('details are shown as they were chosen', () => {
  const body = { title: ' At the lake ', mood: 'joyful', tags: ['rest', 'Ana'], starred: true };
  expect(entryDetails(body)).toEqual({ ...body, title: 'At the lake' });
});

test('what only a newer release knows, or is no detail at all, is left out', () => {
  expect(entryDetails({ title: 7, mood: 'sunny', tags: ['rest', 3], starred: 'yes' })).toEqual({
    title: '',
    mood: null,
    tags: ['rest'],
    starred: false,
  });
  expect(entryDetails({ mood: 'constructor', tags: 'rest' })).toMatchObject({
    mood: null,
    tags: [],
  });
});

test('an entry is known by its title, else by the first line in which something stands', () => {
  expect(entryHeading({ title: 'At the lake', content: 'words' })).toBe('At the lake');
  expect(entryHeading({ title: ' ', content: '\n> For you formed me\nmine' })).toBe(
    'For you formed me',
  );
  expect(entryHeading({ content: '' })).toBe('');
  expect(entryHeading({})).toBe('');
});
