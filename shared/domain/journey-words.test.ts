import { expect, it } from 'vitest';
import { dropLead } from './journey-words';

it('J4 a drop whose day has not come says what completing it does', () => {
  expect(dropLead(12, 11)).toBe(
    'This is tomorrow’s Drop. You can complete it today. It counts from tomorrow.',
  );
  expect(dropLead(14, 11)).toBe(
    'This Drop is 3 days ahead. You can complete it today. It counts in 3 days.',
  );
  const usual = 'Take 5 minutes to read, check in, and write.';
  expect([dropLead(11, 11), dropLead(3, 11)]).toEqual([usual, usual]);
});
