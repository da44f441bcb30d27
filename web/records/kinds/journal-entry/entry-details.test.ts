import { expect, test } from 'vitest';
import { entryDetails } from './entry-details';

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
