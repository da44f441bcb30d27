import type { Fault } from '../fault';

const FACTS = 'shared/domain/look-back/day-facts.ts';
const FACTS_TESTS = ['shared/domain/look-back/day-facts.test.ts'];
const TOGETHER = 'shared/domain/look-back/goes-together.ts';
const TOGETHER_TESTS = ['shared/domain/look-back/goes-together.test.ts'];
const EARLIER_TESTS = ['shared/domain/look-back/earlier-day.test.ts'];

/** Rules L1 to L11 of `shared/domain/look-back/SPEC.md`. */
export const LOOK_BACK_FAULTS: readonly Fault[] = [
  {
    rule: 'L1',
    says: 'an entry’s mood goes before that of the check-in',
    file: FACTS,
    find: 'return told(checkIn) ?? told(journalEntry);',
    replace: 'return told(journalEntry) ?? told(checkIn);',
    tests: FACTS_TESTS,
  },
  {
    rule: 'L1',
    says: 'the oldest entry of the day has the day’s mood',
    file: FACTS,
    find: '.sort((one, other) => one.order - other.order)[0]?.mood;',
    replace: '.sort((one, other) => other.order - one.order)[0]?.mood;',
    tests: FACTS_TESTS,
  },
  {
    rule: 'L2',
    says: 'who counted no water drank none',
    file: FACTS,
    find: '...(glasses > 0 && { water: glasses >= GLASSES }),',
    replace: 'water: glasses >= GLASSES,',
    tests: FACTS_TESTS,
  },
  {
    rule: 'L3',
    says: 'one side may have hardly any days',
    file: TOGETHER,
    find: 'if (Math.min(held.days, not.days) <',
    replace: 'if (Math.max(held.days, not.days) <',
    tests: TOGETHER_TESTS,
  },
  {
    rule: 'L4',
    says: 'a small difference is told where it is no chance',
    file: TOGETHER,
    find: '  difference: 0.2,',
    replace: '  difference: 0.1,',
    tests: TOGETHER_TESTS,
  },
  {
    rule: 'L5',
    says: 'chance is told as if it were none',
    file: TOGETHER,
    find: '  standardErrors: 3.5,',
    replace: '  standardErrors: 2,',
    tests: TOGETHER_TESTS,
  },
  {
    rule: 'L6',
    says: 'the least clear comes first',
    file: TOGETHER,
    find: '.sort((one, other) => other.clearness - one.clearness)',
    replace: '.sort((one, other) => one.clearness - other.clearness)',
    tests: TOGETHER_TESTS,
  },
  {
    rule: 'L7',
    says: 'a sentence claims a cause',
    file: 'web/features/look-back/model/say-moods.ts',
    find: "['On days you prayed', OTHERS]",
    replace: "['Because you prayed', OTHERS]",
    tests: ['web/features/look-back/model/say-moods.test.ts'],
  },
  {
    rule: 'L8',
    says: 'the last of February stands for its 31st',
    file: 'shared/domain/look-back/earlier-day.ts',
    find: '.filter(({ day }) => isLocalDay(day));',
    replace: '.map((each) => each);',
    tests: EARLIER_TESTS,
  },
  {
    rule: 'L9',
    says: 'a day is brought up whatever its words say',
    file: 'shared/domain/look-back/may-bring-up.ts',
    find: 'HEAVY.includes(record.body.mood) || textsOf(record).some((text) => classify(text) !== null)',
    replace: 'HEAVY.includes(record.body.mood)',
    tests: EARLIER_TESTS,
  },
  {
    rule: 'L10',
    says: 'somebody who did something today has not been away',
    file: 'shared/domain/look-back/earlier-day.ts',
    find: '[addDays(today, -1), addDays(today, -2)]',
    replace: '[today, addDays(today, -1), addDays(today, -2)]',
    tests: EARLIER_TESTS,
  },
  {
    rule: 'L11',
    says: 'who has switched it off is shown a day',
    file: 'shared/domain/look-back/earlier-day.ts',
    find: 'return body?.bringsUpEarlierDays !== false;',
    replace: 'return true;',
    tests: EARLIER_TESTS,
  },
  {
    rule: 'L11',
    says: 'what was put away comes again the same day',
    file: 'web/features/home/model/find-earlier-day.ts',
    find: 'return putAwayOn !== today && wants',
    replace: 'return wants',
    tests: ['web/features/home/model/find-earlier-day.test.ts'],
  },
];
