import { expect, it } from 'vitest';
import {
  readCircle,
  readRequest,
  readResponse,
  readStory,
  toAnswered,
  toCircle,
  toRequest,
  toResponse,
} from './forms';

it('an empty form comes of nothing, and of what is no form', () => {
  for (const left of [undefined, null, 'text', [], { title: 4, type: 'sermon', message: null }]) {
    expect(readCircle(left)).toEqual({ name: '', description: '' });
    expect(readRequest(left)).toEqual({ title: '', description: '', category: null });
    expect(readResponse(left)).toEqual({ type: 'prayer', message: '' });
    expect(readStory(left)).toEqual({ story: '' });
  }
});

it('the words of what was to be sent come back into its form', () => {
  expect(readRequest({ title: 'Joel', description: null, category: 'Family' })).toEqual({
    title: 'Joel',
    description: '',
    category: 'Family',
  });
  expect(readResponse({ type: 'encouragement', message: 'Coffee.' })).toEqual({
    type: 'encouragement',
    message: 'Coffee.',
  });
});

it('name, title and message are required, all else is not (spec section 5)', () => {
  expect(toCircle({ name: ' ', description: 'x' })).toBeUndefined();
  expect(toCircle({ name: ' Tuesday ', description: ' ' })).toEqual({
    name: 'Tuesday',
    description: null,
  });
  expect(toRequest({ title: '\n', description: 'x', category: 'Health' })).toBeUndefined();
  expect(toRequest({ title: 'Joel', description: '', category: null })).toEqual({
    title: 'Joel',
    description: null,
    category: null,
  });
  expect(toResponse({ type: 'prayer', message: '' })).toBeUndefined();
  expect(toResponse({ type: 'prayer', message: 'Be near.' })).toEqual({
    type: 'prayer',
    message: 'Be near.',
  });
  expect(toAnswered({ story: '' })).toEqual({ story: null });
});
