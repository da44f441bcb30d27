import type { Fault } from '../fault';

const CIRCLES = 'web/features/prayer-circles';

/** Rules W18 to W21 of `web/features/prayer-circles/SPEC.md`. */
export const LEADER_START_FAULTS: readonly Fault[] = [
  {
    rule: 'W18',
    says: 'the code leads to the circles without the invite',
    file: `${CIRCLES}/model/draw-code.ts`,
    find: 'code.addData(text);',
    replace: "code.addData(text.split('#')[0] ?? text);",
    tests: [`${CIRCLES}/model/draw-code.test.ts`],
  },
  {
    rule: 'W19',
    says: 'on paper there is the picture alone',
    file: `${CIRCLES}/parts/invite-poster.tsx`,
    find: '<span className="wrap-anywhere select-all">{link}</span>',
    replace: '',
    tests: [`${CIRCLES}/parts/invite-poster.test.tsx`],
  },
  {
    rule: 'W20',
    says: 'hiding the steps of one circle hides those of all',
    file: `${CIRCLES}/model/leader-start.ts`,
    find: 'hiddenLeaderStarts.includes(circle.id)',
    replace: 'hiddenLeaderStarts.length > 0',
    tests: [`${CIRCLES}/model/leader-start.test.ts`],
  },
  {
    rule: 'W20',
    says: 'members are told to invite people',
    file: `${CIRCLES}/model/leader-start.ts`,
    find: "circle.role !== 'leader' || ",
    replace: '',
    tests: [`${CIRCLES}/model/leader-start.test.ts`],
  },
  {
    rule: 'W21',
    says: 'the guide is printed with what stands around it',
    file: 'web/features/public-site/leader-guide-screen.tsx',
    find: 'className="printed leader-guide"',
    replace: 'className="leader-guide"',
    tests: ['web/features/public-site/public-site.test.tsx'],
  },
];
