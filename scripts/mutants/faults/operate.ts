import type { Fault } from '../fault';

const FACTOR = 'sync-server/services/operate/second-factor.ts';
const ROUTES = 'sync-server/routes/operate.ts';
const OPERATORS = 'sync-server/services/operate/operators.ts';
const ROWS = 'sync-server/store/sql/operator-rows.ts';
const TESTS = ['sync-server/routes/operate.test.ts'];
const ACT_TESTS = ['sync-server/routes/operate-acts.test.ts'];

/** Rules Z1 to Z9 of `sync-server/services/operate/SPEC.md`, and attacks A57 to A60. */
export const OPERATE_FAULTS: readonly Fault[] = [
  {
    rule: 'Z1',
    says: 'everybody may enroll as an operator',
    file: FACTOR,
    find: '    if (!operator) return undefined;\n    if (operator.confirmedAt === null)',
    replace: "    if (!operator) return 'enroll';\n    if (operator.confirmedAt === null)",
    tests: TESTS,
  },
  {
    rule: 'Z2',
    says: 'an enrollment code works for ever',
    file: FACTOR,
    find: ' && enrollmentEndsAt > now',
    replace: '',
    tests: TESTS,
  },
  {
    rule: 'Z3',
    says: 'a one-time code is taken again and again',
    file: ROWS,
    find: 'lastStep} < $',
    replace: 'lastStep} <= $',
    tests: TESTS,
  },
  {
    rule: 'Z4',
    says: 'a session that showed a code stays open for good',
    file: FACTOR,
    find: 'return now - usedAt < OPERATE_MS;',
    replace: 'return true;',
    tests: TESTS,
  },
  {
    rule: 'Z5',
    says: 'a visitor is told that they have to sign in',
    file: ROUTES,
    find: '  if (!session) throw notFound();',
    replace: '  if (!session) return requireAccount(c) as never;',
    tests: TESTS,
  },
  {
    rule: 'Z6',
    says: 'the audit does not tell to what an act was done',
    file: 'sync-server/services/operate/note-act.ts',
    find: 'about: about ?? null',
    replace: 'about: null',
    tests: ACT_TESTS,
  },
  {
    rule: 'Z6',
    says: 'words of an address get into the audit',
    file: ROUTES,
    find: '!ID.test(about)',
    replace: "about === ''",
    tests: ACT_TESTS,
  },
  {
    rule: 'Z7',
    says: 'the person does not see the replies',
    file: 'sync-server/services/feedback.ts',
    find: 'sayFeedback(feedback, replies.get(feedback.id))',
    replace: 'sayFeedback(feedback, replies.get(feedback.subject))',
    tests: ACT_TESTS,
  },
  {
    rule: 'Z7',
    says: 'one feedback takes replies without end',
    file: 'sync-server/services/feedback-replies.ts',
    find: '.length < replies) return;',
    replace: '.length >= 0) return;',
    tests: ACT_TESTS,
  },
  {
    rule: 'Z7',
    says: 'a decision on a reply is never taken back',
    file: 'sync-server/routes/operate/replies.ts',
    find: '(await decideOnReply(store, id, status))',
    replace: "(await decideOnReply(store, id, status === 'pending' ? 'rejected' : status))",
    tests: ACT_TESTS,
  },
  {
    rule: 'Z8',
    says: 'a report names the accounts of the author and the leader',
    file: 'sync-server/services/circles/reports.ts',
    find: '    ...report,\n    isOfLeader',
    replace: '    ...report,\n    leaderId,\n    authorId,\n    isOfLeader',
    tests: ACT_TESTS,
  },
  {
    rule: 'Z9',
    says: 'a former operator stays one',
    file: OPERATORS,
    find: 'const isRemoved = await removeRow(tx, account.id);',
    replace: 'const isRemoved = true;',
    tests: TESTS,
  },
  {
    rule: 'Z9',
    says: 'the devices of a former operator are not poked',
    file: OPERATORS,
    find: "'operator-removed', now));\n    await stir(tx, [account.id]);",
    replace: "'operator-removed', now));",
    tests: TESTS,
  },
  {
    rule: 'A57',
    says: 'a session that showed no code sees everything',
    file: ROUTES,
    find: '    await requireSecondFactor(store, requireOpen(c), now());\n',
    replace: '',
    tests: TESTS,
  },
  {
    rule: 'A58',
    says: 'a recorded code works once more',
    file: ROWS,
    find: 'update(operators, { lastStep: step }',
    replace: 'update(operators, { lastStep: step - 1 }',
    tests: TESTS,
  },
  {
    rule: 'A59',
    says: 'wrong one-time codes are answered without end',
    file: ROUTES,
    find: "[['operatorCodes', session.accountId]]",
    replace: '[]',
    tests: TESTS,
  },
  {
    rule: 'A60',
    says: 'an open session outlives the role',
    file: FACTOR,
    find: '    if (!operator) return undefined;\n    if (operator.confirmedAt === null)',
    replace: "    if (!operator) return 'open';\n    if (operator.confirmedAt === null)",
    tests: TESTS,
  },
];
