import { expect, it } from 'vitest';
import { leaderStart } from './leader-start';

const mine = { id: 'table', role: 'leader', memberCount: 1 } as const;

it('W20 the first steps are shown to the leader, each until it is done', () => {
  expect(leaderStart(mine, {})).toEqual({ hasInvited: false, hasGuide: false });
  expect(leaderStart({ ...mine, memberCount: 2 }, {})).toEqual({
    hasInvited: true,
    hasGuide: false,
  });
  expect(leaderStart(mine, { hasOpenedLeaderGuide: true })).toEqual({
    hasInvited: false,
    hasGuide: true,
  });
});

it('W20 they are shown to no member, nor once both are done or they were hidden for this circle', () => {
  expect(leaderStart({ ...mine, role: 'member' }, {})).toBeUndefined();
  expect(leaderStart({ ...mine, memberCount: 2 }, { hasOpenedLeaderGuide: true })).toBeUndefined();
  expect(leaderStart(mine, { hiddenLeaderStarts: ['table'] })).toBeUndefined();
  expect(leaderStart(mine, { hiddenLeaderStarts: ['another'] })).toBeDefined();
});
