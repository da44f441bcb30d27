import type { OutboxItem, OutboxKind } from '../local/contract';

/** What a person calls something in the outbox, and where they wrote it. */
interface OutboxWords {
  readonly name: string;
  readonly place: string;
  /** The draft in which it was written, and to which it goes back. */
  readonly draftKey: string;
  /** What they typed, the shortest to know it by first. */
  readonly textsOf: (body: OutboxItem['body']) => string[];
}

const WORDS: Readonly<Record<OutboxKind, OutboxWords>> = {
  feedback: {
    name: 'Feedback',
    place: '/feedback',
    draftKey: 'feedback',
    textsOf: ({ subject, message }) =>
      [subject, message].filter((text) => typeof text === 'string'),
  },
};

/** The words for a kind of the outbox. */
export function outboxWords(kind: OutboxKind): OutboxWords {
  return WORDS[kind];
}
