import type { Fault } from '../fault';

const ADD_TO_DAY = 'web/records/kinds/bible-prayer-day/add-to-day.ts';
const ADD_TO_DAY_TESTS = ['web/records/kinds/bible-prayer-day/add-to-day.test.ts'];
const MODEL = 'web/features/pray/model';
const SCRIPTURE = `${MODEL}/scripture-sitting.ts`;
const SCRIPTURE_TESTS = [`${MODEL}/scripture-sitting.test.ts`];
const ACTS = `${MODEL}/acts-sitting.ts`;
const ACTS_TESTS = [`${MODEL}/acts-sitting.test.ts`];
const COMMANDS = 'web/features/pray/commands.ts';
const COMMANDS_TESTS = ['web/features/pray/commands.test.ts'];
const CONTENT = 'shared/content/prayer';
const CONTENT_TESTS = [`${CONTENT}/prayer.test.ts`];

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
  {
    rule: 'O2',
    says: 'a sitting takes all verses of a long passage',
    file: SCRIPTURE,
    find: '.slice(0, MOST_VERSES)',
    replace: '',
    tests: SCRIPTURE_TESTS,
  },
  {
    rule: 'O3',
    says: 'a part of a passage has all of its verses',
    file: `${CONTENT}/verses-here.ts`,
    find: 'number >= place.first && number <= place.last',
    replace: 'number > 0',
    tests: CONTENT_TESTS,
  },
  {
    rule: 'O3',
    says: 'a theme has no lines of its own',
    file: `${CONTENT}/line-for.ts`,
    find: 'own[at] ??',
    replace: '',
    tests: CONTENT_TESTS,
  },
  {
    rule: 'O4',
    says: 'a sitting is forgotten with the page',
    file: 'web/records/record-form.ts',
    find: 'if (!ready && draft) restore(draft);',
    replace: 'if (!ready && draft) show(newest);',
    tests: COMMANDS_TESTS,
  },
  {
    rule: 'O5',
    says: 'a prayer that was changed is put together anew',
    file: SCRIPTURE,
    find: 'if (whole !== null) return whole;',
    replace: '',
    tests: SCRIPTURE_TESTS,
  },
  {
    rule: 'O5',
    says: 'where quoted verses are from stands in the last one',
    file: `${MODEL}/sitting.ts`,
    find: ".join('\\n')",
    replace: ".join(' ')",
    tests: SCRIPTURE_TESTS,
  },
  {
    rule: 'O6',
    says: 'time is counted again where the words could not be saved',
    file: COMMANDS,
    find: 'if (!form.isCounted) {',
    replace: 'if (form.openMs >= 0) {',
    tests: COMMANDS_TESTS,
  },
  {
    rule: 'O6',
    says: 'a night with the page open is a night of prayer',
    file: `${MODEL}/use-time-open.ts`,
    find: 'Math.min(until - since, MOST_MS)',
    replace: 'until - since',
    tests: [`${MODEL}/time-open.test.ts`],
  },
  {
    rule: 'O7',
    says: 'a confession goes into the entry',
    file: ACTS,
    find: "movement !== 'confession' || keepsConfession",
    replace: "movement !== 'confession' || keepsConfession !== undefined",
    tests: [...ACTS_TESTS, ...COMMANDS_TESTS],
  },
  {
    rule: 'O7',
    says: 'the draft of a prayer outlives it',
    file: 'web/records/record-form.ts',
    find: 'if (state.get().form === savedForm) {\n      show(newest);\n      forgetDraft();',
    replace: 'if (state.get().form === savedForm) {\n      show(newest);',
    tests: COMMANDS_TESTS,
  },
  {
    rule: 'O8',
    says: 'a sitting that is continued has the verses of another day',
    file: ACTS,
    find: 'const { verse } = offeredOn(movement, form.dayNumber ?? 0);',
    replace: 'const { verse } = offeredOn(movement, form.at);',
    tests: ACTS_TESTS,
  },
  {
    rule: 'O9',
    says: 'what is not kept stays as a draft',
    file: COMMANDS,
    find: 'await sitting.setAside();',
    replace: '',
    tests: COMMANDS_TESTS,
  },
  {
    rule: 'O10',
    says: 'a passage that comes with the app needs its book',
    file: `${MODEL}/read-verses.ts`,
    find: 'if (listed) return here(passage, listed);',
    replace: '',
    tests: [`${MODEL}/read-verses.test.ts`],
  },
];
