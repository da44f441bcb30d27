import type { Fault } from '../fault';

const GUIDANCE = 'sync-server/services/circles/guidance.ts';
const PLAN = 'sync-server/services/circles/circle-plan.ts';
const ROWS = 'sync-server/store/sql/circles/guidance-rows.ts';
const PLACES = 'sync-server/store/sql/circles/seal-places.ts';
const CALLS = 'sync-server/routes/circle-guidance.ts';
const API = 'shared/api/circle-guidance.ts';
const STORE_TESTS = ['sync-server/store/sqlite/sqlite.test.ts'];
const CALL_TESTS = ['sync-server/routes/circle-guidance.test.ts'];
const SEAL_TESTS = ['sync-server/store/sqlite/bound-seals.test.ts'];

/** Rules W1 to W10 of `sync-server/services/circles/SPEC.md`. */
export const CIRCLE_GUIDANCE_FAULTS: readonly Fault[] = [
  {
    rule: 'W1',
    says: 'every member deletes what the leader gave',
    file: GUIDANCE,
    find: `    const entry = await enterAsLeader(tx, store.keys, accountId, circleId);
    await findInCircle(tx, entry, id);`,
    replace: `    const entry = await enterCircle(tx, store.keys, accountId, circleId);
    await findInCircle(tx, entry, id);`,
    tests: STORE_TESTS,
  },
  {
    rule: 'W1',
    says: 'every member ends the plan',
    file: PLAN,
    find: `    await enterAsLeader(tx, store.keys, accountId, circleId);
    return`,
    replace: '    return',
    tests: STORE_TESTS,
  },
  {
    rule: 'W1',
    says: 'a leader changes what belongs to another circle',
    file: GUIDANCE,
    find: 'if (row?.circleId !== circleId)',
    replace: 'if (!row)',
    tests: STORE_TESTS,
  },
  {
    rule: 'W1',
    says: 'the oldest is read first',
    file: ROWS,
    find: '.number} DESC',
    replace: '.number}',
    tests: STORE_TESTS,
  },
  {
    rule: 'W2',
    says: 'a former member reads on',
    file: 'sync-server/services/circles/circle-access.ts',
    find: `  if (leftAt !== null) throw refused('NOT_A_MEMBER');
`,
    replace: '',
    tests: CALL_TESTS,
  },
  {
    rule: 'W3',
    says: 'words that the next leader wrote stand under the name of the one before',
    file: GUIDANCE,
    find: `    const { createdAt } = await findInCircle(tx, entry, id);
    const place = { id, memberId: entry.memberId, createdAt, updatedAt: at };`,
    replace: `    const before = await findInCircle(tx, entry, id);
    const place = { ...before, updatedAt: at };`,
    tests: STORE_TESTS,
  },
  {
    rule: 'W4',
    says: 'words open under the name of another author',
    file: PLACES,
    find: 'beside: [memberId, createdAt, updatedAt]',
    replace: 'beside: [createdAt, updatedAt]',
    tests: SEAL_TESTS,
  },
  {
    rule: 'W4',
    says: 'a plan opens as one that was set at another time',
    file: PLACES,
    find: 'beside: [memberId, setAt]',
    replace: 'beside: [memberId]',
    tests: SEAL_TESTS,
  },
  {
    rule: 'W4',
    says: 'one row that was changed hides all the others',
    file: GUIDANCE,
    find: 'rows.flatMap((row) => ifItOpens(() => sayGuidance(entry, row)))',
    replace: 'rows.map((row) => sayGuidance(entry, row))',
    tests: SEAL_TESTS,
  },
  {
    rule: 'W5',
    says: 'a circle is never full',
    file: GUIDANCE,
    find: '      await refuseFull(tx, circleId);\n',
    replace: '',
    tests: STORE_TESTS,
  },
  {
    rule: 'W5',
    says: 'a leader changes what is there without any limit',
    file: CALLS,
    find: `    countPost(c);
    return c.json(await changeGuidance`,
    replace: '    return c.json(await changeGuidance',
    tests: CALL_TESTS,
  },
  {
    rule: 'W6',
    says: 'a repeat in a full circle is refused',
    file: GUIDANCE,
    find: `    if (isNew) {
      await refuseFull(tx, circleId);`,
    replace: `    await refuseFull(tx, circleId);
    if (isNew) {`,
    tests: STORE_TESTS,
  },
  {
    rule: 'W6',
    says: 'a repeat under one key adds the same again',
    file: CALLS,
    find: `idForPost(c, deps, \`guidance in \${circleId}\`)`,
    replace: 'deps.randomId()',
    tests: CALL_TESTS,
  },
  {
    rule: 'W6',
    says: 'a repeat replaces the plan by itself',
    file: PLAN,
    find: '    if (before?.id === id) return { plan: sayPlan(key, before), isNew: false };\n',
    replace: '',
    tests: STORE_TESTS,
  },
  {
    rule: 'W7',
    says: 'the next plan has the id of the one before',
    file: PLAN,
    find: '    const place = { id, memberId, setAt };',
    replace: '    const place = { id: before?.id ?? id, memberId, setAt };',
    tests: STORE_TESTS,
  },
  {
    rule: 'W8',
    says: 'a repeat pokes everybody',
    file: GUIDANCE,
    find: '  if (isNew) await pokeCircle(deps, circleId);',
    replace: '  await pokeCircle(deps, circleId);',
    tests: STORE_TESTS,
  },
  {
    rule: 'W8',
    says: 'nobody hears that the plan has ended',
    file: PLAN,
    find: '  if (wasThere) await pokeCircle(deps, circleId);',
    replace: '  if (wasThere) return;',
    tests: STORE_TESTS,
  },
  {
    rule: 'W9',
    says: 'a week begins on any day',
    file: API,
    find: 'week === null || mondayOf(week) === week',
    replace: 'week === null || mondayOf(week) <= week',
    tests: CALL_TESTS,
  },
  {
    rule: 'W9',
    says: 'a theme is for no week',
    file: API,
    find: "kind === 'note' || week !== null",
    replace: "kind === 'note' || week !== ''",
    tests: CALL_TESTS,
  },
  {
    rule: 'W10',
    says: 'the export leaves the plan out',
    file: 'sync-server/services/circles/own-in-circles.ts',
    find: 'plan: plan ? sayOwnPlan(key, plan) : null',
    replace: 'plan: null',
    tests: STORE_TESTS,
  },
  {
    rule: 'W10',
    says: 'the export holds what other leaders wrote',
    file: 'sync-server/store/sql/circles/own-rows.ts',
    find: 'selectFrom(circleGuidance, sql`WHERE ',
    replace: 'selectFrom(circleGuidance, sql`WHERE TRUE OR ',
    tests: STORE_TESTS,
  },
];
