import { expect, it } from 'vitest';
import { REPLY_VOTES } from './commands';
import { isBlankReply, isTooLongReply, readReplyForm, toReplyRequest } from './reply-form';
import { sayReplies, sayStatus } from './reply-words';

it('Y9 a reply form comes back as it was left, also from what was to be sent', () => {
  expect(readReplyForm({ text: ' I ask.' })).toEqual({ text: ' I ask.' });
  for (const left of [undefined, null, 'text', []])
    expect(readReplyForm(left)).toEqual({ text: '' });
});

it('Y9 is sent trimmed, once something is written, and no more than is taken', () => {
  expect(toReplyRequest({ text: ' I ask.\n' })).toEqual({ text: 'I ask.' });
  const [blank, long] = [{ text: ' \n' }, { text: ` ${'x'.repeat(501)} ` }];
  expect([isBlankReply(blank), isTooLongReply(long)]).toEqual([true, true]);
  for (const form of [blank, long]) expect(toReplyRequest(form)).toBeUndefined();
});

it('Y6 a vote in the outbox says what it is on, whatever the id', () => {
  for (const id of ['-a_b9', 'ä/b?c']) {
    for (const vote of ['upvote', 'none'] as const) {
      const item = {
        ...REPLY_VOTES.toVote(id, vote),
        key: 'k',
        createdAt: 1,
        state: 'waiting',
      } as const;
      expect(REPLY_VOTES.readVote(item)).toEqual([id, vote]);
    }
  }
});

it.each([
  [undefined, 'Replies'],
  [0, 'Reply'],
  [1, '1 reply'],
  [3, '3 replies'],
])('says %s as %s', (count, words) => {
  expect(sayReplies(count)).toBe(words);
});

it('Y4 says to its author what has become of a reply', () => {
  expect((['pending', 'rejected', 'approved'] as const).map(sayStatus)).toEqual([
    'Waiting to be read',
    'Not shown',
    undefined,
  ]);
});
