import type { Danger, Declined } from '../../companion/answer';
import { EVENING_HOUR } from '../../domain/time-of-day';

/** The hour until which a night still is one. */
const NIGHT_ENDS_HOUR = 5;

/** What is said to somebody in danger, before the people they can reach (C10). No verse, no advice. */
export interface DangerWords {
  readonly title: string;
  readonly message: string;
  /** Under the emergency number. */
  readonly emergency: string;
  /** Under `Someone who knows you`: words to borrow. */
  readonly someone: string;
}

/** `Tonight` from the evening until five in the morning, otherwise `today`. `hour` is the local hour, 0 to 23. */
export function dangerWords(danger: Danger, hour: number): DangerWords {
  const now = hour >= EVENING_HOUR || hour < NIGHT_ENDS_HOUR ? 'tonight' : 'today';
  return WORDS[danger](now);
}

const WORDS: Readonly<Record<Danger, (now: 'tonight' | 'today') => DangerWords>> = {
  'self-harm': (now) => ({
    title: `You should not have to carry this alone ${now}`,
    message:
      'What you wrote matters, and so do you. This page cannot sit with you the way a person can. Please let someone hear it now.',
    emergency: 'If you or someone near you is in danger.',
    someone: 'You can say only: can you stay with me?',
  }),
  abuse: (now) => ({
    title: `You deserve to be safe ${now}`,
    message:
      'Nobody has the right to hurt you or to keep you in fear, and it is not your fault. This page cannot keep you safe. Someone who knows how to help is a call away. Use a phone that nobody checks, if you can.',
    emergency: 'If you are in danger now, or might be soon.',
    someone: 'You can say only: I am not safe. May I come to you?',
  }),
  'danger-to-others': (now) => ({
    title: `Nothing has to happen ${now}`,
    message:
      'You wrote it down, and that was a good thing to do. Please step away from anyone who might be hurt, and from whatever could hurt them. Then let someone hear you now. You can be helped through this hour.',
    emergency: 'If someone could be hurt now.',
    someone: 'You can say only: I need you here. I am afraid of what I might do.',
  }),
};

/** What is said where the companion does not answer (C11): what was heard, what it can't do, who can, what it can. */
export interface DeclinedWords {
  readonly title: string;
  readonly message: string;
  /** As a button, with what to ask the companion in its place. */
  readonly instead: { readonly label: string; readonly ask: string };
}

/** One for each kind of request that is declined. */
export const DECLINED_WORDS: Readonly<Record<Declined, DeclinedWords>> = {
  medical: {
    title: 'This one is for someone who can examine you',
    message:
      'It is hard to wait for an answer about your body, or about somebody you love. Verses cannot tell what is wrong or what to take. A doctor, a nurse or a pharmacist can. If it is urgent, please call your emergency number.',
    instead: { label: 'Ask about courage instead', ask: 'Where do I find courage while I wait?' },
  },
  legal: {
    title: 'This one is for someone who knows the law',
    message:
      'A question like this can keep a person awake. Verses cannot tell what the law where you live allows. A lawyer can, or a legal aid office, which often costs nothing.',
    instead: { label: 'Ask about wisdom instead', ask: 'How do I ask God for wisdom?' },
  },
  prediction: {
    title: 'What comes next is not ours to see',
    message:
      'Wanting to know is very human. Nothing here can tell what will happen, and it would not be true if it tried. Someone who knows you can think it through with you.',
    instead: { label: 'Ask about wisdom instead', ask: 'How do I ask God for wisdom?' },
  },
};
