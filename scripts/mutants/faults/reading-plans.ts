import type { Fault } from '../fault';

const MAKE = 'scripts/content/reading-plans.ts';
const MAKE_TESTS = ['scripts/content/reading-plans.test.ts'];
const KIND = 'web/records/kinds/reading-plan';
const JOIN = `${KIND}/joined-plan.ts`;
const JOIN_TESTS = [`${KIND}/joined-plan.test.ts`];
const CHANGE = `${KIND}/change-plan.ts`;
const CHANGE_TESTS = [`${KIND}/change-plan.test.ts`];
const STEP = `${KIND}/plan-day.ts`;
const STEP_TESTS = [`${KIND}/plan-day.test.ts`];
const MODEL = 'web/features/reading-plans/model';
const VIEW_TESTS = [`${MODEL}/plan-in-view.test.ts`];

/** Rules of `web/features/reading-plans/SPEC.md`. */
export const READING_PLAN_FAULTS: readonly Fault[] = [
  {
    rule: 'N1',
    says: 'the first part of a chapter has a verse of the second',
    file: MAKE,
    find: '- 1}`, verses: second - 1 },',
    replace: '}`, verses: second - 1 },',
    tests: MAKE_TESTS,
  },
  {
    rule: 'N1',
    says: 'days are filled one chapter each, and the last one has the rest',
    file: 'scripts/content/spread-evenly.ts',
    find: 'sizeBetween(from, end) ** 2',
    replace: 'sizeBetween(from, end)',
    tests: MAKE_TESTS,
  },
  {
    rule: 'N1',
    says: 'a passage has a scene of another place in its chapter',
    file: 'scripts/content/passage-context.ts',
    find: 'around.first <= first && last <= around.last',
    replace: 'around.first <= last',
    tests: MAKE_TESTS,
  },
  {
    rule: 'N2',
    says: 'only the days of the first record are read',
    file: JOIN,
    find: 'const days = records.flatMap(({ body }) => body.read ?? []);',
    replace: 'const days = records[0].body.read ?? [];',
    tests: JOIN_TESTS,
  },
  {
    rule: 'N2',
    says: 'of the days that two devices read apart the later ones stay',
    file: 'shared/records/reading-plan.ts',
    find: "read: 'set'",
    replace: "read: 'choice'",
    tests: JOIN_TESTS,
  },
  {
    rule: 'N2',
    says: 'the pace that was set first counts',
    file: JOIN,
    find: 'one.body.pace.on > other.body.pace.on',
    replace: 'one.body.pace.on < other.body.pace.on',
    tests: JOIN_TESTS,
  },
  {
    rule: 'N2',
    says: 'one closed record closes the plan',
    file: JOIN,
    find: 'closed.length < records.length ? undefined',
    replace: 'closed.length === 0 ? undefined',
    tests: JOIN_TESTS,
  },
  {
    rule: 'N3',
    says: 'a check is taken back in the first record alone',
    file: CHANGE,
    find: 'changePlan(store, toChange, ({ read = [] }) => ({',
    replace:
      'changePlan(store, { ...toChange, records: toChange.records.slice(0, 1) }, ({ read = [] }) => ({',
    tests: CHANGE_TESTS,
  },
  {
    rule: 'N4',
    says: 'only the first passage of a day is added to the day',
    file: CHANGE,
    find: ".map(sayReference).join('; ')",
    replace: '.slice(0, 1).map(sayReference).join()',
    tests: CHANGE_TESTS,
  },
  {
    rule: 'N5',
    says: 'one continues where the plan began, wherever they count from',
    file: JOIN,
    find: 'unread.find((day) => day >= pace.day) ?? unread[0]',
    replace: 'unread[0]',
    tests: JOIN_TESTS,
  },
  {
    rule: 'N5',
    says: 'the days before the one they count from are never read',
    file: JOIN,
    find: 'unread.find((day) => day >= pace.day) ?? unread[0]',
    replace: 'unread.find((day) => day >= pace.day)',
    tests: JOIN_TESTS,
  },
  {
    rule: 'N6',
    says: 'dates that have passed are shown',
    file: `${MODEL}/say-plan.ts`,
    find: 'return date > today ? formatDay(date, today) : undefined;',
    replace: 'return formatDay(date, today);',
    tests: VIEW_TESTS,
  },
  {
    rule: 'N6',
    says: 'who starts again loses what they read',
    file: CHANGE,
    find: '({ pace: { day, on: todayHere() } })',
    replace: '({ read: [], pace: { day, on: todayHere() } })',
    tests: CHANGE_TESTS,
  },
  {
    rule: 'N7',
    says: 'a closed plan is offered for reading',
    file: JOIN,
    find: 'plan.closedOn === undefined && nextDay(plan) !== undefined',
    replace: 'nextDay(plan) !== undefined',
    tests: JOIN_TESTS,
  },
  {
    rule: 'N7',
    says: 'a plan that is closed loses its days',
    file: CHANGE,
    find: 'closedOn: isClosed ? todayHere() : null }',
    replace: 'closedOn: isClosed ? todayHere() : null, read: [] }',
    tests: CHANGE_TESTS,
  },
  {
    rule: 'N8',
    says: 'the day is done after its first passage',
    file: STEP,
    find: "(passages[at + 1] ?? 'done')",
    replace: "'done'",
    tests: STEP_TESTS,
  },
  {
    rule: 'N8',
    says: 'who comes back from the last passage is not asked',
    file: STEP,
    find: "isLast ? '&opened' : ''",
    replace: "isLast ? '' : ''",
    tests: STEP_TESTS,
  },
  {
    rule: 'N9',
    says: 'the id of a record says which plan it is of',
    file: CHANGE,
    find: 'opened?.id ?? randomId()',
    replace: "opened?.id ?? body.plan.concat('-', randomId())",
    tests: CHANGE_TESTS,
  },
  {
    rule: 'N9',
    says: 'a plan of a newer app is taken for the first one',
    file: 'shared/content/plans/reading-plans.ts',
    find: 'READING_PLANS.find((plan) => plan.id === id)',
    replace: 'READING_PLANS.find((plan) => plan.id === id) ?? READING_PLANS[0]',
    tests: JOIN_TESTS,
  },
  {
    rule: 'N10',
    says: 'only the first record of a plan is deleted',
    file: 'web/records/remove-seen.ts',
    find: 'of seen) {',
    replace: 'of seen.slice(0, 1)) {',
    tests: CHANGE_TESTS,
  },
  {
    rule: 'N10',
    says: 'nobody is told of a newer record that stays',
    file: 'web/records/remove-seen.ts',
    find: 'if (!removed.ok)',
    replace: 'if (!removed.ok && seen.length > 9)',
    tests: CHANGE_TESTS,
  },
  {
    rule: 'N11',
    says: 'a place that two themes name is read twice',
    file: MAKE,
    find: '[...new Set(passages.map(({ reference }) => contextOf(reference)))]',
    replace: 'passages.map(({ reference }) => contextOf(reference))',
    tests: MAKE_TESTS,
  },
];
