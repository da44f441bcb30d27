import {
  POSTING_NEEDS_PREMIUM,
  SUGGESTIONS_PAGE,
  type SuggestionRequest,
  type SuggestionView,
  VOTING_NEEDS_PREMIUM,
  type VoteRequest,
} from '../../shared/api/suggestions';
import { hasFeature, type PremiumFeature } from '../../shared/domain/plan';
import { Problem } from '../errors/problem';
import type { Account } from '../store/store';
import type { SeenSuggestion, SuggestionStore } from '../store/suggestion-store';

export interface SuggestionContext {
  /** The same for a repeat. */
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Throws 403 PREMIUM_REQUIRED in the spec's words (section 8) for a person who may not post. */
export function requirePosting(account: Account): void {
  requireFeature(account, 'community-suggestions', POSTING_NEEDS_PREMIUM);
}

/** Stores a question, which all people can read from now on; answers with the stored one, also for a repeat. */
export async function submitSuggestion(
  store: Pick<SuggestionStore, 'addSuggestion'>,
  account: Account,
  request: SuggestionRequest,
  { id, now }: SuggestionContext,
): Promise<SuggestionView> {
  const suggestion = { ...request, id, status: 'pending', submittedAt: now } as const;
  return saySuggestion(await store.addSuggestion(account.id, suggestion));
}

/**
 * A page of all people's questions, for this person; `after` is the last one of the previous page. Throws a Problem for an
 * unknown `after`.
 */
export async function listSuggestions(
  store: Pick<SuggestionStore, 'listSuggestions'>,
  account: Account,
  after: string | undefined,
): Promise<SuggestionView[]> {
  const page = await store.listSuggestions(account.id, { after, limit: SUGGESTIONS_PAGE });
  if (!page) throw noLongerHere();
  return page.map(saySuggestion);
}

/** Their own, rejected ones too. */
export async function listOwnSuggestions(
  store: Pick<SuggestionStore, 'listOwnSuggestions'>,
  account: Account,
): Promise<SuggestionView[]> {
  return (await store.listOwnSuggestions(account.id)).map(saySuggestion);
}

/** Gives, changes or takes back a vote; answers with the question as it stands then. Throws a Problem. */
export async function voteOnSuggestion(
  store: Pick<SuggestionStore, 'voteOnSuggestion'>,
  account: Account,
  suggestionId: string,
  { voteType }: VoteRequest,
): Promise<SuggestionView> {
  requireFeature(account, 'voting', VOTING_NEEDS_PREMIUM);
  const vote = voteType === 'none' ? null : voteType;
  const result = await store.voteOnSuggestion(account.id, suggestionId, vote);
  if (result.ok) return saySuggestion(result.suggestion);
  if (result.code === 'OWN') {
    throw new Problem(409, 'CONFLICT', 'You can’t vote on your own question.');
  }
  throw noLongerHere();
}

function noLongerHere(): Problem {
  return new Problem(404, 'NOT_FOUND', 'This question is no longer here.');
}

/** A question as the API shows it. */
export function saySuggestion(suggestion: SeenSuggestion): SuggestionView {
  return { ...suggestion, submittedAt: new Date(suggestion.submittedAt).toISOString() };
}

function requireFeature({ plan }: Account, feature: PremiumFeature, message: string): void {
  if (!hasFeature(plan, feature)) throw new Problem(403, 'PREMIUM_REQUIRED', message);
}
