import { HttpError } from '../../../answers/http-error';

/** It had begun; what had passed the guard stands. */
export const BROKEN_OFF = 'The AI model’s answer was cut off.';

const NO_ANSWER = 'The AI model didn’t answer.';

/** Why the larger model did not answer, for the person who had agreed to ask it. */
export function sayModelTrouble(error: unknown): string {
  if (!(error instanceof HttpError)) return NO_ANSWER;
  if (error.status === 401) return 'You’re signed out, so the AI model didn’t answer.';
  if (error.status === 429) return 'You’ve asked the AI model too often. Try again later.';
  return error.serverMessage ?? NO_ANSWER;
}
