import type { SuggestionRequest, SuggestionStatus, Vote } from '../../shared/api/suggestions';

/** A question that a person suggested to everybody. */
export interface Suggestion extends SuggestionRequest {
  readonly id: string;
  readonly status: SuggestionStatus;
  /** Milliseconds since the epoch. */
  readonly submittedAt: number;
}

/** The same as one person sees it. */
export interface SeenSuggestion extends Suggestion {
  /** Upvotes less downvotes. */
  readonly votes: number;
  readonly isYours: boolean;
  readonly yourVote: Vote | null;
}

export interface GivenVote {
  readonly suggestionId: string;
  readonly vote: Vote;
}

export type VoteResult =
  | { readonly ok: true; readonly suggestion: SeenSuggestion }
  | { readonly ok: false; readonly code: 'NOT_FOUND' | 'OWN' };

/**
 * The community's questions. They are meant for everybody, so a key of the database seals them, not a person's. One that no
 * longer opens is left out of every list. A person's questions and votes go with the account.
 */
export interface SuggestionStore {
  /** Keeps a question unless one of that id is there; resolves with what is then there, as its author sees it. */
  addSuggestion(accountId: string, suggestion: Suggestion): Promise<SeenSuggestion>;
  /**
   * What is not rejected, most votes first, of equals the newest; after where the question of that id stands, if one is
   * named. Undefined where that one is gone.
   */
  listSuggestions(
    viewerId: string,
    page: { readonly after?: string | undefined; readonly limit: number },
  ): Promise<SeenSuggestion[] | undefined>;
  /** Newest first. */
  listOwnSuggestions(accountId: string): Promise<SeenSuggestion[]>;
  /** Everybody's, of every status, oldest first: for whoever approves them. No author is told. */
  listAllSuggestions(): Promise<(Suggestion & Pick<SeenSuggestion, 'votes'>)[]>;
  /** Puts a vote in the place of the person's one before; null takes it back. Nobody votes on their own. */
  voteOnSuggestion(accountId: string, suggestionId: string, vote: Vote | null): Promise<VoteResult>;
  listVotes(accountId: string): Promise<GivenVote[]>;
  /** False where there is none of that id. */
  setSuggestionStatus(id: string, status: SuggestionStatus): Promise<boolean>;
}
