import type { OutboxItem, OutboxKind } from './contract';

/** What a person calls something in the outbox, and where they wrote it. */
interface OutboxWords {
  readonly name: string;
  readonly place: string;
  /** The draft in which it was written, and to which it goes back; its path if absent. */
  readonly draftKey?: string;
  /** What they typed, the shortest to know it by first. */
  readonly textsOf: (body: OutboxItem['body']) => string[];
}

const PRAYER_CIRCLES = '/prayer-groups';

const WORDS: Readonly<Record<OutboxKind, OutboxWords>> = {
  feedback: {
    name: 'Feedback',
    place: '/feedback',
    draftKey: 'feedback',
    textsOf: ({ subject, message }) =>
      [subject, message].filter((text) => typeof text === 'string'),
  },
  suggestion: {
    name: 'A reflection question',
    place: '/community',
    draftKey: 'suggestion',
    textsOf: ({ suggestion, category }) =>
      [suggestion, category].filter((text) => typeof text === 'string'),
  },
  reply: {
    name: 'A reply to a question',
    place: '/community',
    textsOf: ({ text }) => [text].filter((each) => typeof each === 'string'),
  },
  'reply-vote': { name: 'A vote', place: '/community', textsOf: () => [] },
  'suggestion-vote': { name: 'A vote', place: '/community', textsOf: () => [] },
  'prayer-circle': {
    name: 'A prayer circle',
    place: PRAYER_CIRCLES,
    textsOf: ({ name, description }) =>
      [name, description].filter((text) => typeof text === 'string'),
  },
  'prayer-request': {
    name: 'A prayer request',
    place: PRAYER_CIRCLES,
    textsOf: ({ title, description }) =>
      [title, description].filter((text) => typeof text === 'string'),
  },
  'prayer-response': {
    name: 'A response to a prayer request',
    place: PRAYER_CIRCLES,
    textsOf: ({ message }) => [message].filter((text) => typeof text === 'string'),
  },
  'prayer-answered': {
    name: 'An answered prayer',
    place: PRAYER_CIRCLES,
    textsOf: ({ story }) => [story].filter((text) => typeof text === 'string'),
  },
  prayed: { name: 'A marked prayer', place: PRAYER_CIRCLES, textsOf: () => [] },
  'circle-guidance': {
    name: 'Something for a prayer circle',
    place: PRAYER_CIRCLES,
    textsOf: ({ title, text }) => [title, text].filter((words) => typeof words === 'string'),
  },
  'circle-plan': { name: 'A plan for a prayer circle', place: PRAYER_CIRCLES, textsOf: () => [] },
  'companion-flag': {
    name: 'A flag on an answer',
    place: '/journal',
    textsOf: ({ note }) => [note].filter((text) => typeof text === 'string'),
  },
};

/** The words for a kind of the outbox. */
export function outboxWords(kind: OutboxKind): OutboxWords {
  return WORDS[kind];
}

/** The draft in which something was written that is posted to `path`. */
export function draftKeyOf({ kind, path }: Pick<OutboxItem, 'kind' | 'path'>): string {
  return WORDS[kind].draftKey ?? path;
}
