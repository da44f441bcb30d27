import type { Fault } from '../fault';

const PUSH = 'sync-server/services/push';
const DUE = `${PUSH}/due.ts`;
const DUE_TESTS = [`${PUSH}/due.test.ts`];
const SEND = `${PUSH}/send-push.ts`;
const SEND_TESTS = [`${PUSH}/send-push.test.ts`];
const RUN = `${PUSH}/send-reminders.ts`;
const DUE_RUN = `${PUSH}/send-due.ts`;
const STORE_TESTS = ['sync-server/store/sqlite/sqlite.test.ts'];
const ROUTE_TESTS = ['sync-server/routes/reminders.test.ts'];
const KEYS = `${PUSH}/push-keys.ts`;
const ROWS = 'sync-server/store/sql/push-rows.ts';

/** Rules of `sync-server/services/push/SPEC.md`, and row A55 of TRUST.md. */
export const PUSH_FAULTS: readonly Fault[] = [
  {
    rule: 'H1',
    says: 'each server that starts makes a key of its own',
    file: KEYS,
    find: '(await findNewestPushKey(tx))?.id ?? (await makeKey(tx, store.keys))',
    replace: 'makeKey(tx, store.keys)',
    tests: STORE_TESTS,
  },
  {
    rule: 'H1',
    says: 'a device goes on under a key that is no longer the server’s',
    file: `${PUSH}/reminders.ts`,
    find: 'isSubscribed: own?.keyId === newest,',
    replace: 'isSubscribed: own !== undefined,',
    tests: ROUTE_TESTS,
  },
  {
    rule: 'H2',
    says: 'the second of an hour that comes twice counts',
    file: `${PUSH}/local-moment.ts`,
    find: 'const moments = [before, after]',
    replace: 'const moments = [after, after]',
    tests: DUE_TESTS,
  },
  {
    rule: 'H2',
    says: 'a reminder stays in the zone in which it was made',
    file: 'sync-server/store/sql/accounts.ts',
    find: 'await lookAgainAtReminders(tx, accountId);',
    replace: '',
    tests: STORE_TESTS,
  },
  {
    rule: 'H2',
    says: 'days of the week are those of Greenwich, a day late',
    file: DUE,
    find: '(weekdays >> weekday) & 1',
    replace: '(weekdays >> (weekday + 1)) & 1',
    tests: DUE_TESTS,
  },
  {
    rule: 'H3',
    says: 'a changed time reminds once more',
    file: 'sync-server/store/sql/reminder-rows.ts',
    find: `WHERE \${remindersSent.day} < excluded.day`,
    replace: `WHERE \${remindersSent.day} <= excluded.day`,
    tests: STORE_TESTS,
  },
  {
    rule: 'H4',
    says: 'a reminder comes hours late',
    file: DUE,
    find: ' && now - moment < MOST_LATE_MS',
    replace: '',
    tests: [...DUE_TESTS, ...STORE_TESTS],
  },
  {
    rule: 'H5',
    says: 'quiet hours end at midnight',
    file: DUE,
    find: 'minute >= from || minute < until',
    replace: 'minute >= from',
    tests: DUE_TESTS,
  },
  {
    rule: 'H5',
    says: '“not today” holds for ever',
    file: DUE,
    find: 'if (notOn === day) return true;',
    replace: 'if (notOn !== null) return true;',
    tests: DUE_TESTS,
  },
  {
    rule: 'H6',
    says: 'a person is reminded of what they have done',
    file: RUN,
    find: 'progress[row.practice] ? undefined : day',
    replace: 'progress ? day : undefined',
    tests: STORE_TESTS,
  },
  {
    rule: 'H7',
    says: 'an endpoint that is gone is asked for ever',
    file: DUE_RUN,
    find: "if (outcome === 'gone') await forgetDevice(deps.store, message.device);",
    replace: '',
    tests: [...STORE_TESTS, ...SEND_TESTS],
  },
  {
    rule: 'H7',
    says: 'a busy push service ends a subscription',
    file: SEND,
    find: 'status === 404 || status === 410',
    replace: 'status === 404 || status >= 410',
    tests: SEND_TESTS,
  },
  {
    rule: 'H8',
    says: 'the length of a message tells its practice',
    file: SEND,
    find: "const payload = Buffer.alloc(PAYLOAD_BYTES, ' ');\n  payload.write(JSON.stringify(message));",
    replace: 'const payload = Buffer.from(JSON.stringify(message));',
    tests: SEND_TESTS,
  },
  {
    rule: 'H8',
    says: 'a message says for whom it is',
    file: RUN,
    find: 'const push = { practice, day,',
    replace: 'const push = { practice, day, accountId,',
    tests: SEND_TESTS,
  },
  {
    rule: 'H9',
    says: 'the practice is always named',
    file: 'sw/reminders/say-reminder.ts',
    find: 'push?.isNamed ?',
    replace: 'push ?',
    tests: ['sw/reminders/say-reminder.test.ts'],
  },
  {
    rule: 'H10',
    says: 'a device is reached after its session has expired',
    file: ROWS,
    find: ` AND \${sessions.expiresAt} > \${now}`,
    replace: '',
    tests: ROUTE_TESTS,
  },
  {
    rule: 'H10',
    says: 'the reminders of one person reach the next on the same device',
    file: ROWS,
    find: `WHERE \${endpointHash} = \${row.endpointHash} OR \${sessionHash} = \${row.sessionHash}\`);`,
    replace: `WHERE \${sessionHash} = \${row.sessionHash}\`);`,
    tests: ROUTE_TESTS,
  },
  {
    rule: 'H11',
    says: 'the browser asks with every save',
    file: 'web/features/reminders/model/save-reminders.ts',
    find: 'const isWanted = isAnythingOn && !isOffHere;',
    replace: 'const isWanted = isAnythingOn || !isOffHere;',
    tests: ['web/features/reminders/model/save-reminders.test.ts'],
  },
  {
    rule: 'A55',
    says: 'any host that ends alike is a push service',
    file: `${PUSH}/push-hosts.ts`,
    find: `hostname.endsWith(\`.\${host}\`)`,
    replace: 'hostname.endsWith(host)',
    tests: ROUTE_TESTS,
  },
  {
    rule: 'A55',
    says: 'a stored endpoint is not looked at again',
    file: SEND,
    find: "if (!isPushEndpoint(device.endpoint, hosts)) return 'gone';",
    replace: '',
    tests: SEND_TESTS,
  },
];
