import { expect, it } from 'vitest';
import { VERSE as besideBiblePrayer } from '../web/features/bible-prayer/verse';
import { VERSE as besideCheckIn } from '../web/features/check-in/verse';
import { VERSE as besideNourish } from '../web/features/nourish/verse';
import { EXAMPLE as aboutTheAi } from '../web/features/public-site/model/about-ai-words';
import { LANDING_VERSE as onLanding } from '../web/features/public-site/model/landing-words';
import { readScripture } from './lib/scripture';

it.each([besideBiblePrayer, besideCheckIn, besideNourish, onLanding, aboutTheAi])(
  'the verse beside a form or on a public page, $reference, is the World English Bible, letter for letter',
  ({ reference, text }) => {
    expect(text).toBe(readScripture(reference.replace('Psalm ', 'Psalms ')));
  },
);
