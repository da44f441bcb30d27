import { expect, it } from 'vitest';
import { warningLetter } from './warning-letter';

it.each([
  ['Pacific/Kiritimati', 'March 11, 2028'],
  ['America/Los_Angeles', 'March 10, 2028'],
  [null, 'March 10, 2028'],
])('the last day is that of where the person is: %s', (timeZone, day) => {
  const endsAt = Date.parse('2028-03-10T12:00:00Z');
  const { text } = warningLetter(
    { email: 'anna@example.org', timeZone },
    { seenAt: endsAt - 1, endsAt },
    { origin: 'https://choose.example', signOff: ['Choose Wholeness', ''] },
  );
  expect(text).toContain(`delete it on ${day}, with`);
});
