import { HttpError } from '../../platform/http-error';

/** It had begun; what had passed the guard stands. */
export const BROKEN_OFF = 'The larger model did not answer to its end.';

const NO_ANSWER = 'The larger model did not answer.';

/** Why the larger model did not answer, for the person who had agreed to ask it. */
export function sayModelTrouble(error: unknown): string {
  if (!(error instanceof HttpError)) return NO_ANSWER;
  if (error.status === 401) return 'You are signed out, so the larger model did not answer.';
  if (error.status === 429) return 'The larger model was asked too often just now.';
  return error.serverMessage ?? NO_ANSWER;
}
