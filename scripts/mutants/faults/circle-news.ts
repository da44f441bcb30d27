import type { Fault } from '../fault';

const PUSH = 'sync-server/services/push';
const DUE = `${PUSH}/news-due.ts`;
const RUN = `${PUSH}/send-news.ts`;
const NOTE = `${PUSH}/note-news.ts`;
const ROWS = 'sync-server/store/sql/circles/news-rows.ts';
const STORE_TESTS = ['sync-server/store/sqlite/sqlite.test.ts'];
const SAY = 'sw/reminders/say-reminder.ts';
const SAY_TESTS = ['sw/reminders/say-reminder.test.ts'];

/** Rules H12 to H19 of `sync-server/services/push/SPEC.md`. */
export const CIRCLE_NEWS_FAULTS: readonly Fault[] = [
  {
    rule: 'H12',
    says: 'everybody with reminders is told',
    file: ROWS,
    find: `AND \${reminderSettings.tellsCircleNews} = 1 `,
    replace: '',
    tests: STORE_TESTS,
  },
  {
    rule: 'H12',
    says: 'what waits is told after it was turned off',
    file: `${PUSH}/reminders.ts`,
    find: 'if (circleNews === false) await dropAllNews(tx, id);',
    replace: '',
    tests: STORE_TESTS,
  },
  {
    rule: 'H12',
    says: 'the browser is not asked for the news of circles alone',
    file: 'web/features/reminders/model/save-reminders.ts',
    find: ' || schedule.circleNews === true',
    replace: '',
    tests: ['web/features/reminders/model/save-reminders.test.ts'],
  },
  {
    rule: 'H13',
    says: 'each prayer is a notification of its own',
    file: DUE,
    find: 'now - lastAt < APART_MS',
    replace: 'now - lastAt < 0',
    tests: STORE_TESTS,
  },
  {
    rule: 'H13',
    says: 'there is no end of them in a day',
    file: DUE,
    find: 'if (sent >= MOST_A_DAY)',
    replace: 'if (sent > 99)',
    tests: STORE_TESTS,
  },
  {
    rule: 'H13',
    says: 'it comes while the person looks at it',
    file: NOTE,
    find: 'at + GRACE_MS',
    replace: 'at',
    tests: STORE_TESTS,
  },
  {
    rule: 'H14',
    says: 'it comes in quiet hours',
    file: DUE,
    find: 'if (isQuiet && quietUntil !== null)',
    replace: 'if (isQuiet && quietUntil === null)',
    tests: STORE_TESTS,
  },
  {
    rule: 'H14',
    says: 'it comes on a day on which none is wanted',
    file: DUE,
    find: "if (row.notOn === day) return { kind: 'drop' };",
    replace: '',
    tests: STORE_TESTS,
  },
  {
    rule: 'H15',
    says: 'each server tells it',
    file: RUN,
    find: '    if (!isOurs) return undefined;\n    await dropAllNews(tx, row.accountId);\n',
    replace: '',
    tests: [...STORE_TESTS, 'sync-server/store/postgres/postgres.test.ts'],
  },
  {
    rule: 'H16',
    says: 'a person is told that they prayed for themselves',
    file: ROWS,
    find: 'if (request.memberId === memberId) return undefined;',
    replace: '',
    tests: STORE_TESTS,
  },
  {
    rule: 'H16',
    says: 'a block counts only for what is done after it',
    file: ROWS,
    find: ` AND \${OWNER_IS_IN} AND \${isShownTo(accountId, actor)}`,
    replace: ` AND \${OWNER_IS_IN}`,
    tests: STORE_TESTS,
  },
  {
    rule: 'H16',
    says: 'a response that was taken back is told',
    file: 'sync-server/services/circles/responses.ts',
    find: 'await dropResponseNews(tx, response);',
    replace: '',
    tests: STORE_TESTS,
  },
  {
    rule: 'H17',
    says: 'what was seen is told',
    file: 'sync-server/services/circles/requests.ts',
    find: 'if (seen !== undefined) await store.write((tx) => dropNewsOf(tx, seen));',
    replace: '',
    tests: STORE_TESTS,
  },
  {
    rule: 'H17',
    says: 'a page in the background counts as seen',
    file: 'sync-server/routes/circle-posts.ts',
    find: 'c.req.query(SEEN) !== undefined',
    replace: 'true',
    tests: ['sync-server/routes/reminders.test.ts'],
  },
  {
    rule: 'H18',
    says: 'a message says for whom it is',
    file: RUN,
    find: 'return { news, day };',
    replace: 'return { news, day, accountId: row.accountId };',
    tests: STORE_TESTS,
  },
  {
    rule: 'H18',
    says: 'the notification says what the message says',
    file: SAY,
    find: "title: NEWS_TITLES[push.news], body: ''",
    replace: 'title: NEWS_TITLES[push.news], body: String(Object.values(push).at(-1))',
    tests: SAY_TESTS,
  },
  {
    rule: 'H19',
    says: 'who is removed and joins again is told of the time before',
    file: 'sync-server/store/sql/circles/membership.ts',
    find: '  await dropNewsOf(tx, id);\n',
    replace: '',
    tests: STORE_TESTS,
  },
];
