import type { Fault } from '../fault';

const CARDS = 'web/features/prayer-cards';
const PILE = `${CARDS}/model/pile.ts`;
const PILE_TESTS = [`${CARDS}/model/pile.test.ts`];
const CLOCK = `${CARDS}/model/pile-clock.ts`;
const CLOCK_TESTS = [`${CARDS}/model/pile-clock.test.ts`];
const FORM = `${CARDS}/model/card-form.ts`;
const FORM_TESTS = [`${CARDS}/model/card-form.test.ts`];
const COMMANDS = `${CARDS}/commands.ts`;
const COMMANDS_TESTS = [`${CARDS}/commands.test.ts`];
const OF_REQUEST = 'web/records/kinds/intercession-card/card-of-request.ts';
const RHYTHM = 'web/records/kinds/intercession-card/rhythm-words.ts';

/** Rules of `web/features/prayer-cards/SPEC.md`. */
export const PRAYER_CARD_FAULTS: readonly Fault[] = [
  {
    rule: 'T1',
    says: 'Saturday is a day of work',
    file: PILE,
    find: 'const SATURDAY = 6;',
    replace: 'const SATURDAY = 7;',
    tests: PILE_TESTS,
  },
  {
    rule: 'T1',
    says: 'the weekday that was chosen is not heard',
    file: RHYTHM,
    find: 'return weekday ?? weekdayOf(since);',
    replace: 'return weekdayOf(since);',
    tests: PILE_TESTS,
  },
  {
    rule: 'T1',
    says: 'an answered card comes back each day',
    file: PILE,
    find: 'if (isAnswered(body)) return false;',
    replace: '',
    tests: PILE_TESTS,
  },
  {
    rule: 'T2',
    says: 'a card that was prayed is on top again',
    file: PILE,
    find: 'pile.find(({ body }) => !isPrayedOn(body, today))',
    replace: 'pile[0]',
    tests: PILE_TESTS,
  },
  {
    rule: 'T2',
    says: 'after the last card there is no other',
    file: PILE,
    find: '...pile.slice(0, Math.max(0, place))',
    replace: '',
    tests: PILE_TESTS,
  },
  {
    rule: 'T3',
    says: 'a day that is noted takes the place of those before',
    file: COMMANDS,
    find: '[...(card.body.prayedOn ?? []), day]',
    replace: '[day]',
    tests: COMMANDS_TESTS,
  },
  {
    rule: 'T3',
    says: 'undoing forgets all days',
    file: COMMANDS,
    find: 'prayedOn.filter((each) => each !== day)',
    replace: 'prayedOn.filter((each) => each === "")',
    tests: COMMANDS_TESTS,
  },
  {
    rule: 'T4',
    says: 'the day hears nothing of a prayer',
    file: COMMANDS,
    find: '  await addMinutes(records, day, 0);',
    replace: '',
    tests: COMMANDS_TESTS,
  },
  {
    rule: 'T5',
    says: 'minutes are added each time that the pile is left',
    file: CLOCK,
    find: 'addedMinutes += minutes;',
    replace: '',
    tests: CLOCK_TESTS,
  },
  {
    rule: 'T5',
    says: 'a pile that was left open counts for hours',
    file: CLOCK,
    find: 'const MOST_MINUTES = 60;',
    replace: 'const MOST_MINUTES = 600;',
    tests: CLOCK_TESTS,
  },
  {
    rule: 'T5',
    says: 'time away counts',
    file: CLOCK,
    find: '    openSince = undefined;',
    replace: '',
    tests: CLOCK_TESTS,
  },
  {
    rule: 'T6',
    says: 'the days of one device take the place of those of another',
    file: 'shared/records/intercession-card.ts',
    find: "prayedOn: 'set'",
    replace: "prayedOn: 'choice'",
    tests: COMMANDS_TESTS,
  },
  {
    rule: 'T7',
    says: 'the story goes with the answer',
    file: COMMANDS,
    find: '{ answeredOn: null }',
    replace: "{ answeredOn: null, story: '' }",
    tests: COMMANDS_TESTS,
  },
  {
    rule: 'T7',
    says: 'a story that is changed moves its answer to today',
    file: FORM,
    find: 'answeredOn: opened.answeredOn ?? today,',
    replace: 'answeredOn: today,',
    tests: FORM_TESTS,
  },
  {
    rule: 'T8',
    says: 'all cards share a draft',
    file: FORM,
    find: 'draft: id, today',
    replace: "draft: 'new', today",
    tests: FORM_TESTS,
  },
  {
    rule: 'T8',
    says: 'an edit forgets the days of prayer',
    file: FORM,
    find: '      ...opened,\n      ...form,',
    replace: '      ...form,',
    tests: FORM_TESTS,
  },
  {
    rule: 'T9',
    says: 'a request becomes another card each time',
    file: OF_REQUEST,
    find: 'return body.request?.request === request;',
    replace: 'return body.request?.request !== undefined && request === "";',
    tests: ['web/records/kinds/intercession-card/card-of-request.test.ts'],
  },
  {
    rule: 'T9',
    says: 'only the title of a request is on its card',
    file: 'web/features/prayer-circles/model/asked-as-card.ts',
    find: 'const matter = description ?',
    replace: 'const matter = !description ?',
    tests: ['web/features/prayer-circles/model/asked-as-card.test.ts'],
  },
  {
    rule: 'T10',
    says: 'a prayer does not count at the circle',
    file: COMMANDS,
    find: 'if (request) await',
    replace: 'if (request && isPrayedOn(card.body, day)) await',
    tests: COMMANDS_TESTS,
  },
  {
    rule: 'T10',
    says: 'what a circle refuses is shown',
    file: 'web/sync/send-outbox.ts',
    find: ' || item.mayBeRefused',
    replace: '',
    tests: ['web/sync/send-outbox.test.ts'],
  },
  {
    rule: 'T10',
    says: 'what waits for the circle is sent after it was undone',
    file: COMMANDS,
    find: 'await outbox.takeBack(key);',
    replace: 'void key;',
    tests: COMMANDS_TESTS,
  },
  {
    rule: 'T11',
    says: 'the ids of a request are printed',
    file: 'web/features/data-export/model/card-field-text.ts',
    find: "return 'A request of a prayer circle';",
    replace: 'return undefined;',
    tests: ['web/features/data-export/model/readable-page.test.ts'],
  },
];
