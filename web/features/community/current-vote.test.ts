import { expect, it } from 'vitest';
import { currentVote } from './current-vote';

it.each([
  [null, undefined, 5, null],
  [null, 'upvote', 6, 'upvote'],
  [null, 'downvote', 4, 'downvote'],
  ['upvote', 'upvote', 5, 'upvote'],
  ['upvote', 'downvote', 3, 'downvote'],
  ['upvote', 'none', 4, null],
  ['downvote', 'none', 6, null],
] as const)('five votes with %s among them are, after %s, %i', (yourVote, given, votes, yours) => {
  expect(currentVote({ votes: 5, yourVote }, given)).toEqual({ votes, yourVote: yours });
});
