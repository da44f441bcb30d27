import type { SuggestionView, Vote, VoteRequest } from '../../../shared/api/suggestions';

/** A vote as it is given; `none` takes one back. */
export type VoteType = VoteRequest['voteType'];

export interface CurrentVote {
  readonly votes: number;
  readonly yourVote: Vote | null;
}

const VALUES: Readonly<Record<VoteType, number>> = { upvote: 1, downvote: -1, none: 0 };

/** How the votes on a question stand once `given`, which the server has not said yet, has reached it. */
export function currentVote(
  { votes, yourVote }: Pick<SuggestionView, 'votes' | 'yourVote'>,
  given: VoteType | undefined,
): CurrentVote {
  if (given === undefined) return { votes, yourVote };
  return {
    votes: votes - VALUES[yourVote ?? 'none'] + VALUES[given],
    yourVote: given === 'none' ? null : given,
  };
}
