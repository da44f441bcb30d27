import type { Fault } from '../fault';

const OWED = 'sync-server/services/plan-letters/letters-owed.ts';
const CLAIM = 'sync-server/services/plan-letters/claim-letter.ts';
const SEND = 'sync-server/services/plan-letters/send-plan-letters.ts';
const WORDS = 'sync-server/services/plan-letters/plan-letter.ts';
const ROWS = 'sync-server/store/sql/letter-rows.ts';
const OWED_TESTS = ['sync-server/services/plan-letters/letters-owed.test.ts'];
const WORD_TESTS = ['sync-server/services/plan-letters/plan-letter.test.ts'];
const RUN_TESTS = ['sync-server/routes/plan-letters.test.ts'];
const STORE_TESTS = ['sync-server/store/sqlite/sqlite.test.ts'];

/** Rules X1 to X7 of `sync-server/services/plan-letters/SPEC.md`, and U10. */
export const PLAN_LETTER_FAULTS: readonly Fault[] = [
  {
    rule: 'X1',
    says: 'a state is kept, and no email is noted with it',
    file: 'sync-server/services/billing/keep-state.ts',
    find: '    await noteLetter(tx, { accountId, ...letter }, await tx.now());\n',
    replace: '',
    tests: RUN_TESTS,
  },
  {
    rule: 'X1',
    says: 'an email that was sent is noted once more',
    file: ROWS,
    find: 'insertUnlessThere(planLetters, { accountId, kind, about, notedAt })',
    replace: 'upsert(planLetters, { accountId, kind, about, notedAt, endedAt: null })',
    tests: STORE_TESTS,
  },
  {
    rule: 'X2',
    says: 'an invoice that is paid is told of as failed',
    file: OWED,
    find: "payment?.status === 'open' && ",
    replace: 'payment && ',
    tests: OWED_TESTS,
  },
  {
    rule: 'X2',
    says: 'a card that is refused in the form is told of by email',
    file: OWED,
    find: ' && hasPaymentFailed(next)',
    replace: '',
    tests: OWED_TESTS,
  },
  {
    rule: 'X3',
    says: 'what never began is told of as ended',
    file: OWED,
    find: 'before && isRunning(before) && ',
    replace: 'before && ',
    tests: OWED_TESTS,
  },
  {
    rule: 'X3',
    says: 'a plan that is paused is told of as ended',
    file: OWED,
    find: ", 'paused']",
    replace: ']',
    tests: OWED_TESTS,
  },
  {
    rule: 'X4',
    says: 'a trial is told of with its first day',
    file: SEND,
    find: 'until: now() + NOTICE_MS',
    replace: 'until: now() + 4 * NOTICE_MS',
    tests: RUN_TESTS,
  },
  {
    rule: 'X4',
    says: 'a trial is told of that was canceled at the provider',
    file: SEND,
    find: '      await refreshSubscription(deps, accountId);\n',
    replace: '',
    tests: RUN_TESTS,
  },
  {
    rule: 'X4',
    says: 'a trial that was canceled is looked for',
    file: ROWS,
    find: `\${cancelAtPeriodEnd} = 0 AND `,
    replace: '',
    tests: STORE_TESTS,
  },
  {
    rule: 'X5',
    says: 'two servers send one email',
    file: CLAIM,
    find: ' || isBeingSent(letter, now)',
    replace: '',
    tests: STORE_TESTS,
  },
  {
    rule: 'X5',
    says: 'a payment is told of as failed that has gone through',
    file: CLAIM,
    find: 'return hasPaymentFailed(subscription);',
    replace: 'return true;',
    tests: RUN_TESTS,
  },
  {
    rule: 'X5',
    says: 'a trial is told of as ending that was canceled meanwhile',
    file: CLAIM,
    find: ' && isTrialToEnd(subscription, now)',
    replace: '',
    tests: RUN_TESTS,
  },
  {
    rule: 'X5',
    says: 'the end of a plan is told of that runs again',
    file: CLAIM,
    find: 'return !isPremium(account.plan);',
    replace: 'return true;',
    tests: RUN_TESTS,
  },
  {
    rule: 'X5',
    says: 'an email is sent however old it is',
    file: CLAIM,
    find: '  if (now - notedAt >= DATED_MS) return false;\n',
    replace: '',
    tests: RUN_TESTS,
  },
  {
    rule: 'X6',
    says: 'an email that could not be sent counts as sent',
    file: SEND,
    find: "    return 'unsent';\n  }\n",
    replace: '  }\n',
    tests: RUN_TESTS,
  },
  {
    rule: 'X6',
    says: 'an email goes to an address that nobody proved',
    file: CLAIM,
    find: "    if (account.email === '') return undefined;\n",
    replace: '',
    tests: RUN_TESTS,
  },
  {
    rule: 'X7',
    says: 'the email holds the username',
    file: WORDS,
    find: "greeting: 'Hi,'",
    replace: `greeting: \`Hi \${letter.account.username},\``,
    tests: WORD_TESTS,
  },
  {
    rule: 'X7',
    says: 'a demo of payments says that it charges a card',
    file: WORDS,
    find: "subscription.provider === 'demo'",
    replace: "subscription.provider !== 'stripe' && subscription.provider !== 'demo'",
    tests: WORD_TESTS,
  },
  {
    rule: 'U10',
    says: 'the emails about plans are never sent',
    file: 'sync-server/services/upkeep/upkeep-jobs.ts',
    find: 'const count = await sendPlanLetters(letters, held.signal);',
    replace: 'const count = await sendPlanLetters(letters, AbortSignal.abort());',
    tests: ['sync-server/services/upkeep/upkeep-jobs.test.ts'],
  },
];
