import { expect, test } from 'vitest';
import { writeAbout } from './write-about';

test('W13 the question is handed to the person’s own journal, and stands in no address', () => {
  const question = 'What surprised you today?';
  const { to, state } = writeAbout(question, { from: '/prayer-groups?circle=c1' });
  expect(to).toBe('/journal?new');
  expect(state).toEqual({ from: '/prayer-groups?circle=c1', question });
});
