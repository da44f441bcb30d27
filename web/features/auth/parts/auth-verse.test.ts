import { expect, it } from 'vitest';
import { authVerse } from '../../../../shared/content/verses';
import { VERSE } from './auth-verse';

it('the verse under the form is the one of the collection, word for word', () => {
  expect(VERSE).toEqual(authVerse());
});
