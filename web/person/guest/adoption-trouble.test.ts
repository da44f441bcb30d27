import { describe, expect, it } from 'vitest';
import { adoptionTrouble, sayAdoptionTrouble } from './adoption-trouble';

const failures = [
  [new DOMException('Full.', 'QuotaExceededError'), 'full', 'Free up some space'],
  [new DOMException('Too late.', 'TimeoutError'), 'busy', 'Close this app’s other tabs'],
  [new Error('Unreadable.'), 'failed', 'send us feedback'],
] as const;

describe('P76 where what a guest wrote can’t be taken into the account', () => {
  it.each(failures)(
    'says that it is still here, what is tried, and what helps: %s',
    (error, trouble, help) => {
      expect(adoptionTrouble(error)).toBe(trouble);
      const said = sayAdoptionTrouble(trouble);
      for (const part of [
        'safe on this device',
        'not in your account yet',
        'try again each time',
        help,
      ])
        expect(said).toContain(part);
    },
  );
});
