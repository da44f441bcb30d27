import { useState } from 'react';
import type { CompanionAnswer } from '../../../../shared/companion/answer';

/** What a person picks of an answer, to be saved into their page. */
export interface Picks {
  /** The references of the passages. */
  readonly passages: ReadonlySet<string>;
  readonly questions: boolean;
  /** A prayer speaks as the person: it's put into nobody's page unasked. */
  readonly prayer: boolean;
}

/** All that was found; the prayer only where it is asked for. */
export function usualPicks(answer: CompanionAnswer): Picks {
  const passages = answer.kind === 'passages' ? answer.passages : [];
  return {
    passages: new Set(passages.map(({ reference }) => reference)),
    questions: true,
    prayer: false,
  };
}

/** The passage is picked where it was not, and the other way round. */
export function turned(picks: Picks, reference: string): Picks {
  const passages = new Set(picks.passages);
  if (!passages.delete(reference)) passages.add(reference);
  return { ...picks, passages };
}

export interface Picking {
  readonly picks: Picks;
  readonly pick: (picks: Picks) => void;
}

/** What is picked of an answer, which another answer begins anew. */
export function usePicks(answer: CompanionAnswer | undefined): Picking | undefined {
  const [kept, setKept] = useState<{ readonly of: CompanionAnswer; readonly picks: Picks }>();
  if (!answer) return undefined;
  return {
    picks: kept?.of === answer ? kept.picks : usualPicks(answer),
    pick: (picks) => setKept({ of: answer, picks }),
  };
}
