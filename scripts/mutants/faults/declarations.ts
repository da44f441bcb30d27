import type { Fault } from '../fault';

const FEATURE = 'web/features/declarations';
const TURN = `${FEATURE}/model/turn-of-day.ts`;
const TURN_TESTS = [`${FEATURE}/model/turn-of-day.test.ts`];
const REPETITION = `${FEATURE}/model/repetition.ts`;
const REPETITION_TESTS = [`${FEATURE}/model/repetition.test.ts`];
const COMMANDS = `${FEATURE}/commands.ts`;
const COMMANDS_TESTS = [`${FEATURE}/commands.test.ts`];
const OWN_FORM = `${FEATURE}/model/own-form.ts`;
const OWN_FORM_TESTS = [`${FEATURE}/model/own-form.test.ts`];
const CHECK = 'scripts/content/check-declarations.ts';
const CHECK_TESTS = ['scripts/content/check-declarations.test.ts'];

/** Rules of `web/features/declarations/SPEC.md`. */
export const DECLARATION_FAULTS: readonly Fault[] = [
  {
    rule: 'Q1',
    says: 'each device has the order in which it received them',
    file: TURN,
    find: '.sort((one, other) => rankOf(one) - rankOf(other))',
    replace: '',
    tests: TURN_TESTS,
  },
  {
    rule: 'Q1',
    says: 'every day begins with the same favorite',
    file: TURN,
    find: '...turnTo(day, starred)',
    replace: '...starred',
    tests: TURN_TESTS,
  },
  {
    rule: 'Q2',
    says: 'the truth comes after the favorites',
    file: TURN,
    find: '...(truth ? [truth] : []), ...turnTo(day, starred)',
    replace: '...turnTo(day, starred), ...(truth ? [truth] : [])',
    tests: TURN_TESTS,
  },
  {
    rule: 'Q3',
    says: 'a favorite comes again among the others',
    file: TURN,
    find: 'mixed.filter(({ id }) => !favorites.has(id))',
    replace: 'mixed',
    tests: TURN_TESTS,
  },
  {
    rule: 'Q3',
    says: 'after the last one comes none',
    file: TURN,
    find: 'turn[(at + 1) % turn.length]',
    replace: 'turn[at + 1]',
    tests: TURN_TESTS,
  },
  {
    rule: 'Q4',
    says: 'the favorites of the device that saved last stand for both',
    file: 'shared/records/preference.ts',
    find: "favoriteDeclarations: 'set'",
    replace: "favoriteDeclarations: 'choice'",
    tests: COMMANDS_TESTS,
  },
  {
    rule: 'Q4',
    says: 'a star is only ever added',
    file: COMMANDS,
    find: 'isFavorite ? [...others, id] : others',
    replace: '[...others, id]',
    tests: COMMANDS_TESTS,
  },
  {
    rule: 'Q5',
    says: 'of several passages the first is taken, and the others are lost',
    file: OWN_FORM,
    find: 'others.length === 0 ? passage : undefined',
    replace: 'others.length >= 0 ? passage : undefined',
    tests: OWN_FORM_TESTS,
  },
  {
    rule: 'Q5',
    says: 'what is no passage is saved as none',
    file: OWN_FORM,
    find: "verse.trim() === '' || readVerse(verse) !== undefined",
    replace: 'verse !== undefined',
    tests: OWN_FORM_TESTS,
  },
  {
    rule: 'Q6',
    says: 'a deleted one stays among the favorites',
    file: COMMANDS,
    find: 'if (removed.ok) await keepFavorite(records, seen.id, false);',
    replace: '',
    tests: COMMANDS_TESTS,
  },
  {
    rule: 'Q7',
    says: 'a double press counts twice',
    file: COMMANDS,
    find: 'added ??= addNow(day, ms);',
    replace: 'added = addNow(day, ms);',
    tests: COMMANDS_TESTS,
  },
  {
    rule: 'Q7',
    says: 'what could not be saved counts as added',
    file: COMMANDS,
    find: 'added = undefined;',
    replace: '',
    tests: COMMANDS_TESTS,
  },
  {
    rule: 'Q8',
    says: 'the voice does not rest',
    file: REPETITION,
    find: 'silence = after(REST_MS, () => say(turn + 1, of));',
    replace: 'say(turn + 1, of);',
    tests: REPETITION_TESTS,
  },
  {
    rule: 'Q8',
    says: 'a voice that is lost ends it',
    file: REPETITION,
    find: 'voice = undefined;\n        say(turn, of);',
    replace: 'stop();',
    tests: REPETITION_TESTS,
  },
  {
    rule: 'Q8',
    says: 'a voice that is found late speaks after the stop',
    file: REPETITION,
    find: 'if (wanted !== run) return;',
    replace: '',
    tests: REPETITION_TESTS,
  },
  {
    rule: 'Q9',
    says: 'a verse that is not letter for letter passes',
    file: CHECK,
    find: 'JSON.stringify(baked) === expected',
    replace: 'baked !== undefined && expected !== undefined',
    tests: CHECK_TESTS,
  },
  {
    rule: 'Q9',
    says: 'a declaration may be as long as it likes',
    file: CHECK,
    find: 'if (count > MOST_WORDS)',
    replace: 'if (count < 0)',
    tests: CHECK_TESTS,
  },
];
