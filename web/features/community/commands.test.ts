import { expect, it } from 'vitest';
import { readVote, toVote } from './commands';

it('a vote in the outbox says what it is on, whatever the id', () => {
  for (const id of ['-a_b9', 'ä/b?c']) {
    const item = { ...toVote(id, 'downvote'), key: 'k', createdAt: 1, state: 'waiting' } as const;
    expect(readVote(item)).toEqual([id, 'downvote']);
  }
  expect(toVote('ä/b?c', 'upvote').path).toBe('/api/vote-suggestion/%C3%A4%2Fb%3Fc');
});
