import { expect, it } from 'vitest';
import { leaderStart } from './leader-start';

const mine = { id: 'table', role: 'leader', memberCount: 1 } as const;

it('W20 the first steps are shown to the leader, each until it is done', () => {
  const none = { hasInvited: false, hasPlan: false, hasGuide: false };
  expect(leaderStart(mine, {}, false)).toEqual(none);
  expect(leaderStart({ ...mine, memberCount: 2 }, {}, false)).toEqual({
    ...none,
    hasInvited: true,
  });
  expect(leaderStart(mine, {}, true)).toEqual({ ...none, hasPlan: true });
  expect(leaderStart(mine, { hasOpenedLeaderGuide: true }, false)).toEqual({
    ...none,
    hasGuide: true,
  });
});

it('W20 they are shown to no member, nor once all are done or they were hidden for this circle', () => {
  const opened = { hasOpenedLeaderGuide: true };
  expect(leaderStart({ ...mine, role: 'member' }, {}, false)).toBeUndefined();
  expect(leaderStart({ ...mine, memberCount: 2 }, opened, true)).toBeUndefined();
  expect(leaderStart({ ...mine, memberCount: 2 }, opened, false)).toBeDefined();
  expect(leaderStart(mine, { hiddenLeaderStarts: ['table'] }, false)).toBeUndefined();
  expect(leaderStart(mine, { hiddenLeaderStarts: ['another'] }, false)).toBeDefined();
});
