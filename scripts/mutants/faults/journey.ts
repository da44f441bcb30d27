import type { Fault } from '../fault';

const CHALLENGE_DAY = 'shared/domain/challenge-day.ts';
const PACE_TESTS = ['shared/domain/journey-pace.test.ts'];

/** Rules J1 to J9 of `shared/domain/SPEC.md`. */
export const JOURNEY_FAULTS: readonly Fault[] = [
  {
    rule: 'J1',
    says: 'completions are taken in the order in which they came',
    file: CHALLENGE_DAY,
    find: '  daysAgo.sort((one, other) => other - one);\n',
    replace: '',
    tests: PACE_TESTS,
  },
  {
    rule: 'J2',
    says: 'the next day opens as soon as a drop is completed',
    file: CHALLENGE_DAY,
    find: 'isOfToday ? first - 1 : first',
    replace: 'first',
    tests: ['shared/domain/challenge-day.test.ts', ...PACE_TESTS],
  },
  {
    rule: 'J3',
    says: 'a person may stand a day beyond the pace',
    file: CHALLENGE_DAY,
    find: '  let pace = 1;',
    replace: '  let pace = 2;',
    tests: [...PACE_TESTS, 'sync-server/routes/records.test.ts'],
  },
  {
    rule: 'J4',
    says: 'what was completed ahead counts only with a further completion',
    file: CHALLENGE_DAY,
    find: 'for (const ago of [...daysAgo, 0])',
    replace: 'for (const ago of daysAgo)',
    tests: [...PACE_TESTS, 'sync-server/routes/records.test.ts'],
  },
  {
    rule: 'J5',
    says: 'all missed days wait, however many a clock makes of them',
    file: CHALLENGE_DAY,
    find: 'Math.min(pace + before - ago, most)',
    replace: 'pace + before - ago',
    tests: PACE_TESTS,
  },
  {
    rule: 'J6',
    says: 'a date in ten years counts for nothing',
    file: CHALLENGE_DAY,
    find: 'return pace + misdated.size;',
    replace: 'return pace;',
    tests: PACE_TESTS,
  },
  {
    rule: 'J7',
    says: 'who flies back over the date line goes back a day',
    file: CHALLENGE_DAY,
    find: 'day === tomorrow) ? tomorrow : today',
    replace: 'day === tomorrow) ? today : today',
    tests: PACE_TESTS,
  },
  {
    rule: 'J8',
    says: 'the pace begins anew with each completion',
    file: CHALLENGE_DAY,
    find: 'daysAgo.sort((one, other) => other - one);',
    replace: 'daysAgo.sort((one, other) => one - other).splice(1);',
    tests: PACE_TESTS,
  },
  {
    rule: 'J9',
    says: 'a nourish day saved empty is done',
    file: 'shared/records/nourish-day.ts',
    find: 'countsAsDone: holdsSomething',
    replace: 'countsAsDone: () => true',
    tests: ['shared/domain/progress.test.ts', 'sync-server/routes/records.test.ts'],
  },
];
