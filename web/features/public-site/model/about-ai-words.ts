import type { CompanionView } from '../../../../shared/api/companion';
import { UNKNOWN_ANSWER } from '../../../../shared/companion/answer';
import { AUTHORSHIP } from '../../../../shared/content/authorship';
import { TRANSLATION } from '../../../../shared/content/translation';

export interface Section {
  /** Its anchor in the address. */
  readonly id: string;
  readonly title: string;
  /** By paragraphs. */
  readonly text: readonly string[];
}

/**
 * What is true of the companion that runs here. Until the server has answered (`here` undefined) the translation is the one in
 * the program itself, and nothing is said of an AI model but what holds with and without one.
 */
export function aboutCompanion(here: CompanionView | undefined) {
  const translation = here?.translation ?? TRANSLATION;
  return {
    translation,
    steps: stepsOver(translation.name),
    sections: {
      grounded: grounded(translation.name),
      answer: ANSWER,
      doctrine: DOCTRINE,
      guardrails: GUARDRAILS,
      privacy: privacy(here),
      limits: LIMITS,
    },
    leaders: LEADERS,
  };
}

function grounded(translation: string): Section {
  return {
    id: 'bible-grounded',
    title: 'What Bible-grounded means',
    text: [
      `One translation, the ${translation}, is the only source the companion may quote. It searches that text, shows you the passages it found, and builds nothing beyond them. No predictions, no medical or legal directives, and care with what hurts.`,
      `The companion doesn’t write the daily devotionals. They’re the same for everyone. ${AUTHORSHIP}`,
    ],
  };
}

function stepsOver(translation: string) {
  return [
    {
      name: 'You write, and ask',
      text: 'The companion reads nothing on its own. It reads an entry when you ask it to.',
    },
    {
      name: 'It searches one translation',
      text: `It looks for verses in the ${translation}, and nowhere else.`,
    },
    {
      name: 'It shows what it found',
      text: 'One to three passages, word for word, each with its reference and why it was found.',
    },
    {
      name: 'You continue from there',
      text: 'Two questions to write about and a short prayer. What you do with them is yours.',
    },
  ];
}

const ANSWER: Section = {
  id: 'every-answer',
  title: 'What you see in every answer',
  text: [
    'The verses come first, with their reference and one line that says why they were found. Each opens in its chapter, so you can read the verses around it.',
    `Where no verse speaks to what you wrote, the whole answer is: ${UNKNOWN_ANSWER}`,
    'You can flag any answer. A flag sends us the answer’s verses, your reason, and your note, but nothing of your entry.',
  ],
};

const DOCTRINE: Section = {
  id: 'doctrinal-lens',
  title: 'Doctrinal lens',
  text: [
    'Where Christians read Scripture differently, the companion doesn’t choose for you. It shows views that Christians hold, each with the verses cited for it, and judges none.',
  ],
};

const GUARDRAILS: Section = {
  id: 'guardrails',
  title: 'Guardrails',
  text: [
    'It predicts nothing, and gives no medical or legal directives.',
    'It treats pastoral matters with care. Where an entry speaks of harm to someone, it offers people to call instead of verses.',
  ],
};

const LIMITS: Section = {
  id: 'limitations',
  title: 'Limitations',
  text: [
    'AI tools may make errors. Test what you read with biblical judgment.',
    'It finds verses by what they say. It doesn’t know you, your church, or the rest of your life, and it isn’t a pastor, counselor, or doctor.',
  ],
};

const LEADERS: readonly string[] = [
  'A leader starts a prayer circle and invites people to it. What anyone posts there is shared with its members.',
  'A leader can give a group reading plans, prayer themes, and guided prompts. Administrators of an organization and leaders of a circle see figures of ten or more people who chose to share, without names. Leaders can’t read anyone’s entries.',
];

function privacy(here: CompanionView | undefined): Section {
  return {
    id: 'privacy-and-data',
    title: 'Privacy and data',
    text: [
      whereWordsGo(here),
      'Your entries are encrypted on the server. You can export or delete them at any time. We don’t train a model on them unless you opt in.',
    ],
  };
}

function whereWordsGo(here: CompanionView | undefined): string {
  const alone = 'Your device finds the passages itself, so your entry stays on it.';
  if (here === undefined) {
    return `${alone} Where an AI model is set up, it gets an entry only if you agree, each time.`;
  }
  if (here.model === null) {
    return `${alone} No AI model is set up on this server. A text search and a list of themes find the passages.`;
  }
  const { name, host } = here.model;
  return `${alone} You can also ask an AI model, ${name}. We send that one entry to ${host} only if you agree, each time. We don’t store what we send, and it isn’t in our logs.`;
}

/** As the shipped translation has it. */
export const EXAMPLE = {
  reference: 'Isaiah 40:31',
  text: 'but those who wait for Yahweh will renew their strength. They will mount up with wings like eagles. They will run, and not be weary. They will walk, and not faint.',
} as const;

/** Spec section 2: three, one open at a time. */
export const QUESTIONS: readonly {
  readonly question: string;
  readonly answer: (translation: string) => string;
}[] = [
  {
    question: 'Which Bible does it quote?',
    answer: (translation) =>
      `The ${translation}. The translation is named with every passage, and each is quoted exactly.`,
  },
  {
    question: 'Can I add notes of my own?',
    answer: () =>
      'Yes, in your journal. Other members can’t read it. What a leader posts in a prayer circle is shared with its members.',
  },
  {
    question: 'What about questions of doctrine?',
    answer: () =>
      'You get verses, and views that Christians hold on them, with citations. It doesn’t say which one is right.',
  },
];
