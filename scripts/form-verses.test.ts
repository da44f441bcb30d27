import { expect, it } from 'vitest';
import { VERSE as besideBiblePrayer } from '../web/features/bible-prayer/verse';
import { VERSE as besideCheckIn } from '../web/features/check-in/verse';
import { VERSE as besideNourish } from '../web/features/nourish/verse';
import { readScripture } from './lib/scripture';

it.each([besideBiblePrayer, besideCheckIn, besideNourish])(
  'the verse beside a form, $reference, is the World English Bible, letter for letter',
  ({ reference, text }) => {
    expect(text).toBe(readScripture(reference.replace('Psalm ', 'Psalms ')));
  },
);
