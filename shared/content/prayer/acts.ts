/** The four movements of ACTS in their order. */
export const MOVEMENTS = ['adoration', 'confession', 'thanksgiving', 'supplication'] as const;
export type Movement = (typeof MOVEMENTS)[number];

export interface MovementContent {
  readonly name: string;
  /** What it is, in a sentence. */
  readonly about: string;
  /** As data; their words are in `verses.json`. */
  readonly verses: readonly string[];
  readonly prompts: readonly (readonly [first: string, second: string])[];
}

/** What each movement offers, a verse and two prompts a day. In our own words but for Scripture. */
export const ACTS: Readonly<Record<Movement, MovementContent>> = {
  adoration: {
    name: 'Adoration',
    about: 'Begin with God: who he is, before anything else.',
    verses: [
      'Psalms 145:3',
      'Revelation 4:11',
      'Psalms 8:1',
      '1 Chronicles 29:11',
      'Psalms 145:8',
      'Romans 11:33',
      'Psalms 113:3-4',
      'Psalms 63:3-4',
      'Isaiah 25:1',
      'Psalms 104:1',
    ],
    prompts: [
      [
        'What is true of God, whatever kind of day this is?',
        'Which of his names is close to you today?',
      ],
      ['Where have you seen his kindness?', 'Say to him who he is, in your own words.'],
      [
        'What in creation made you look up lately?',
        'What does it show you of the one who made it?',
      ],
      ['What do you love about Jesus?', 'Which of his words do you come back to?'],
      ['When did God surprise you?', 'What would you like to praise him for?'],
      [
        'What about God is greater than you can think?',
        'What about him is nearer than you expected?',
      ],
      ['Which verse or song says it for you?', 'Say it to him slowly, or write it here.'],
      ['How has God been faithful to his people?', 'How has he been faithful to you?'],
    ],
  },
  confession: {
    name: 'Confession',
    about: 'Say what is true about you. God already knows, and he is merciful.',
    verses: [
      '1 John 1:9',
      'Psalms 51:1-2',
      'Psalms 32:5',
      'Psalms 139:23-24',
      'Psalms 130:3-4',
      'Luke 18:13',
      'Proverbs 28:13',
      'Isaiah 55:7',
      'Psalms 51:10',
      'Psalms 19:12',
    ],
    prompts: [
      ['What would you rather not look at today?', 'What would you like to ask God’s mercy for?'],
      ['Where did your words hurt someone?', 'What can you set right?'],
      ['What did you leave undone?', 'Who was waiting for it?'],
      ['Where did you choose yourself over someone else?', 'What do you wish you had done?'],
      ['What do you keep doing that you don’t want to do?', 'Tell God how it is, without excuse.'],
      ['Is there someone you haven’t forgiven?', 'What would help you to take one step?'],
      ['Where did you trust something else more than God?', 'What were you looking for there?'],
      ['What are you ashamed of?', 'Christ doesn’t turn away from you. What do you say to him?'],
    ],
  },
  thanksgiving: {
    name: 'Thanksgiving',
    about: 'Thank God for what he has given, large and small.',
    verses: [
      'Psalms 107:1',
      'Psalms 103:1',
      '1 Thessalonians 5:18',
      'Psalms 100:4',
      'Colossians 3:17',
      'Psalms 136:1',
      '2 Corinthians 9:15',
      'James 1:17',
      'Psalms 9:1',
      'Psalms 118:1',
    ],
    prompts: [
      ['What was good today?', 'Whom would you like to thank God for?'],
      ['What did you receive that you didn’t earn?', 'Who gave it to you?'],
      ['Which small thing helped you through the day?', 'Thank God for it by name.'],
      ['What has God brought you through?', 'What did you learn of him there?'],
      ['What do you have today that you once prayed for?', 'Tell God about it.'],
      ['Where did you taste, hear, or see something good?', 'What would you miss if it were gone?'],
      ['What about your faith are you thankful for?', 'Who passed it on to you?'],
      [
        'What is hard right now, and what is still good in it?',
        'If nothing comes to mind, what would you like to see?',
      ],
    ],
  },
  supplication: {
    name: 'Supplication',
    about: 'Ask: for others, and for yourself.',
    verses: [
      'Philippians 4:6',
      'Matthew 7:7-8',
      'Psalms 5:2-3',
      'Hebrews 4:16',
      'Psalms 86:1',
      '1 Peter 5:6-7',
      'Matthew 6:11',
      'Psalms 121:1-2',
      'James 1:5',
      'Psalms 143:8',
    ],
    prompts: [
      ['Who needs God’s help today?', 'What do you need from him?'],
      ['What are you anxious about?', 'What exactly would you like to ask for?'],
      ['Whom do you find hard to pray for?', 'What good could you ask for them?'],
      ['What can’t you change yourself?', 'Put it before God as it is.'],
      ['What do you need for today, and only today?', 'Who else lacks it?'],
      ['Where in the world is there need you can’t forget?', 'Ask God for the people there.'],
      ['Which decision lies ahead of you?', 'What kind of person would you like to be in it?'],
      ['Who is sick, grieving, or alone?', 'What would you ask for if you stood beside them?'],
    ],
  },
};

/** What a movement offers on a day, by its number. Verses and prompts come round at different times. */
export function offeredOn(movement: Movement, dayNumber: number) {
  const { verses, prompts } = ACTS[movement];
  return { verse: at(verses, dayNumber), prompts: at(prompts, dayNumber) };
}

function at<Item>(items: readonly Item[], number: number): Item {
  const item = items[((number % items.length) + items.length) % items.length];
  if (item === undefined) throw new Error('There is nothing to offer');
  return item;
}
