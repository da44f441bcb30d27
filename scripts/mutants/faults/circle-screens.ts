import type { Fault } from '../fault';

const MODEL = 'web/features/prayer-circles/model';
const GUIDANCE = `${MODEL}/guidance.ts`;
const GUIDANCE_TESTS = [`${MODEL}/guidance.test.ts`];
const KEPT_TESTS = [`${MODEL}/kept-circles.test.ts`];
const KIND = 'web/records/kinds/reading-plan';
const SHARED_TESTS = [`${KIND}/shared-plan.test.ts`];

/** Rules of `web/features/prayer-circles/SPEC.md`. */
export const CIRCLE_SCREEN_FAULTS: readonly Fault[] = [
  {
    rule: 'W11',
    says: 'what leaders give is asked for only once a circle is opened',
    file: `${MODEL}/paths.ts`,
    find: 'return [requestsPath(circleId), guidancePath(circleId)];',
    replace: 'return [requestsPath(circleId)];',
    tests: KEPT_TESTS,
  },
  {
    rule: 'W12',
    says: 'a week begins with its second day',
    file: GUIDANCE,
    find: 'dated.filter(({ week }) => week === monday);',
    replace: 'dated.filter(({ week }) => week === monday && today !== monday);',
    tests: GUIDANCE_TESTS,
  },
  {
    rule: 'W12',
    says: 'members see next week’s theme among the notes',
    file: GUIDANCE,
    find: "notes: items.filter(({ kind }) => kind === 'note'),",
    replace: "notes: items.filter(({ kind }) => kind !== 'prompt'),",
    tests: GUIDANCE_TESTS,
  },
  {
    rule: 'W13',
    says: 'the question stands in the address',
    file: `${MODEL}/write-about.ts`,
    find: "to: '/journal?new',",
    replace: `to: \`/journal?new&question=\${question}\`,`,
    tests: [`${MODEL}/write-about.test.ts`],
  },
  {
    rule: 'W14',
    says: 'the plan begins on the day of the press',
    file: `${KIND}/change-plan.ts`,
    find: 'const pace = { day: 1, on: startsOn };',
    replace: 'const pace = { day: 1, on: startsOn && todayHere() };',
    tests: SHARED_TESTS,
  },
  {
    rule: 'W14',
    says: 'a plan that was closed stays closed',
    file: `${KIND}/change-plan.ts`,
    find: '(isNew ? { pace } : { pace, closedOn: null })',
    replace: '(isNew ? { pace } : { pace })',
    tests: SHARED_TESTS,
  },
  {
    rule: 'W15',
    says: 'what the device that decided last has left stands for both',
    file: 'shared/records/preference.ts',
    find: "leftCirclePlans: 'set'",
    replace: "leftCirclePlans: 'choice'",
    tests: SHARED_TESTS,
  },
  {
    rule: 'W15',
    says: 'the plan leaves Home on its last day',
    file: `${KIND}/shared-plan.ts`,
    find: 'plan.days.length) >= today',
    replace: 'plan.days.length) > today',
    tests: SHARED_TESTS,
  },
  {
    rule: 'W16',
    says: 'a draft of last week is sent for last week',
    file: GUIDANCE,
    find: 'week !== null && week > weeks.this',
    replace: 'week !== null',
    tests: [...GUIDANCE_TESTS, `${MODEL}/forms.test.ts`],
  },
  {
    rule: 'W17',
    says: 'what a leader gave stays when the circle is gone',
    file: 'web/answers/circle-paths.ts',
    find: `return \`\${CIRCLES}/\${circleId}/guidance\`;`,
    replace: `return \`/api/guidance/\${circleId}\`;`,
    tests: KEPT_TESTS,
  },
];
