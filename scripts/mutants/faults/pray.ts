import type { Fault } from '../fault';

const ADD_TO_DAY = 'web/records/kinds/bible-prayer-day/add-to-day.ts';
const ADD_TO_DAY_TESTS = ['web/records/kinds/bible-prayer-day/add-to-day.test.ts'];

/** Rules of `web/features/pray/SPEC.md`. */
export const PRAY_FAULTS: readonly Fault[] = [
  {
    rule: 'O1',
    says: 'the minutes of the last prayer stand for all of the day',
    file: ADD_TO_DAY,
    find: '(before ?? 0) + minutes',
    replace: 'minutes',
    tests: ADD_TO_DAY_TESTS,
  },
  {
    rule: 'O1',
    says: 'a passage takes the place of the others',
    file: ADD_TO_DAY,
    find: "return [...parts, passage].filter((part) => part !== '').join('; ');",
    replace: 'return passage;',
    tests: ADD_TO_DAY_TESTS,
  },
];
