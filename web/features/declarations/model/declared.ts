import {
  DECLARATIONS,
  type DeclarationNeed,
} from '../../../../shared/content/declarations/declarations';
import type { DeclarationBody } from '../../../../shared/records/declaration';
import type { RecordOf } from '../../../records/contract';

/** The id of the truth of today's check-in, which is no record of its own. */
export const TRUTH_ID = 'truth';

/** Something that can be declared: one of ours, a person's own, or the truth of their check-in. */
export interface Declared {
  readonly id: string;
  readonly by: 'us' | 'person' | 'check-in';
  readonly words: string;
  /** What it rests on, as data; undefined where the person named nothing. */
  readonly reference: string | undefined;
  /** What one of ours may be needed for. */
  readonly need?: DeclarationNeed;
}

/** All that come with the app. */
export const OURS: readonly Declared[] = DECLARATIONS.map(({ id, need, words, verse }) => ({
  id,
  need,
  by: 'us',
  words,
  reference: verse.reference,
}));

const VERSES: ReadonlyMap<string, string> = new Map(
  DECLARATIONS.map(({ verse }) => [verse.reference, verse.text]),
);

/** What a verse says, where one of ours rests on it too: at hand without a network. */
export function textAtHand(reference: string): string | undefined {
  return VERSES.get(reference);
}

/** One that a person wrote. */
export function ownDeclared({
  id,
  body,
}: Pick<RecordOf<DeclarationBody>, 'id' | 'body'>): Declared {
  return { id, by: 'person', words: body.words, reference: body.passage ?? undefined };
}

/** The truth that a person wrote in today's check-in; undefined where they wrote none. */
export function truthDeclared(truthStatement: string | undefined): Declared | undefined {
  const words = truthStatement?.trim();
  return words ? { id: TRUTH_ID, by: 'check-in', words, reference: undefined } : undefined;
}
