import { expect, it } from 'vitest';
import { ANALYTICS, isOfAnother, ORGANIZATIONS } from './use-organizations';

it('A4 what is kept of an organization that somebody no longer administers is known by its address', () => {
  const own = new Set(['chapel']);
  const kept = ['', '/chapel/members', '/house/members', '/house/invite'];
  expect(kept.map((path) => isOfAnother(ORGANIZATIONS + path, own))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(isOfAnother(`${ANALYTICS}/house`, own)).toBe(true);
  expect(isOfAnother(`${ANALYTICS}/chapel`, own)).toBe(false);
  expect(isOfAnother('/api/prayer-groups/house/members', own)).toBe(false);
});
