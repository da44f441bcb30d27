import { afterEach, expect, it } from 'vitest';
import type { UserTypeAnswer } from '../../../shared/api/onboarding';
import { createIndexedDbDisk } from '../../local/testing/disk';
import { closeTabs, openTab } from '../../local/testing/open-tab';
import { whenLive } from '../../local/testing/when-live';
import { administeredBy, figuresPath, keepOnlyFiguresOf } from './kept-figures';

afterEach(closeTabs);

const house = (organizationId: string, role: 'admin' | 'member') =>
  ({ organizationId, organizationName: 'House', role, sharesReflections: false }) as const;

it('A4 figures of an organization that one no longer administers leave the device, and nothing else does', async () => {
  const { answers } = await openTab(createIndexedDbDisk());
  const paths = [figuresPath('a'), figuresPath('b'), '/api/feedback'];
  for (const path of paths) await answers.keep(path, path);
  await keepOnlyFiguresOf(answers, [house('b', 'admin')]);
  const kept = await Promise.all(paths.map((path) => whenLive(answers.live(path))));
  expect(kept).toEqual([null, figuresPath('b'), '/api/feedback']);
});

it('administered are the organizations one is the administrator of, and no circle', () => {
  const answer: UserTypeAnswer = {
    userType: 'corporate_admin',
    groupMemberships: [
      house('a', 'admin'),
      house('b', 'member'),
      { circleId: 'c', circleName: 'Circle', role: 'leader' },
    ],
    onboarded: true,
  };
  expect(administeredBy(answer)).toEqual([house('a', 'admin')]);
});
