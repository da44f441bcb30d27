import type { Hour } from '../../../ui/hour';

export const LANDING_TITLE = 'Choose Wholeness · A 90-day journey of Scripture and journaling';
export const LANDING_DESCRIPTION =
  'Ninety days of Scripture, short devotionals to read or hear, check-ins, journaling, and prayer. It’s free to start, and it works offline.';

interface Practice {
  readonly hour: Hour;
  readonly name: string;
  readonly text: string;
}

export const PRACTICES: readonly Practice[] = [
  {
    hour: 'drop',
    name: 'Daily Drop',
    text: 'Scripture, a short devotional to read or to hear in a computer voice, and one honest question.',
  },
  {
    hour: 'check',
    name: 'Check-In',
    text: 'Name the mood you’re in. Hold one truth. Give thanks for three things.',
  },
  {
    hour: 'journal',
    name: 'Journal',
    text: 'Write or speak. A page that keeps what you would otherwise lose.',
  },
  {
    hour: 'nourish',
    name: 'Nourish',
    text: 'Water, meals, attention. Care for the body you pray with.',
  },
  {
    hour: 'prayer',
    name: 'Bible & Prayer',
    text: 'A quiet record of what you read and how you prayed.',
  },
];

export const PROMISES = [
  {
    name: 'Every answer cites its verses',
    text: 'Guided reflections quote one Bible translation, word for word.',
  },
  {
    name: 'It says when it’s unsure',
    text: '“I do not know based on the verses retrieved.”',
  },
  {
    name: 'Your words stay yours',
    text: 'They’re encrypted on the server, and you can export or delete them. We don’t train a model on them unless you opt in.',
  },
] as const;

/** As the shipped translation has it. */
export const LANDING_VERSE = {
  reference: 'Proverbs 4:18',
  text: 'But the path of the righteous is like the dawning light that shines more and more until the perfect day.',
} as const;
