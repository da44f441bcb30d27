import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ServerExport, serverExport } from '../shared/api/server-export';
import { noBilling } from '../sync-server/services/account-deletion/delete-account';
import { createErasedLedger } from '../sync-server/services/erasure/erased-ledger';
import { replyToFeedback } from '../sync-server/services/feedback-replies';
import { flagReply, voteOnReply } from '../sync-server/services/replies/judge-reply';
import { decideOnReply } from '../sync-server/services/replies/moderate-replies';
import { submitReply } from '../sync-server/services/replies/replies';
import { submitSuggestion, voteOnSuggestion } from '../sync-server/services/suggestions';
import { keepPayment, keepSubscription } from '../sync-server/store/sql/billing-rows';
import { NO_RULES, sampleRecord, tombstoneOf } from '../sync-server/store/testing/samples';
import { furnishCircle } from '../sync-server/testing/circles';
import { contentOf } from '../sync-server/testing/content';
import { HELD_TABLES, LEFT_OUT_TABLES } from '../sync-server/testing/export-table';
import { putPiece, sampleRecording } from '../sync-server/testing/recordings';
import { WRITES } from '../sync-server/testing/route-table';
import { type Client, openTestApp, type TestApp } from '../sync-server/testing/test-app';
import { askAlsoKept } from '../web/features/data-export/model/also-kept';
import { answerRightsRequest } from './lib/rights-request';
import { readZip } from './testing/read-zip';

const wordsOf = ({ id }: Pick<Client, 'id'>) => `words of ${id}`;

const NO_SUBSCRIPTION = {
  subscriptionId: null,
  status: null,
  trialEnd: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  trialUsed: false,
};
const PAYMENT = { amount: 999, currency: 'usd', status: 'paid', at: 1 };

let folder: string;
let test: TestApp;
let anna: Client;
let ben: Client;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'export-tables-'));
  test = openTestApp({ content: contentOf(1) }, join(folder, 'wholeness.sqlite'));
  [anna, ben] = [await test.person('anna'), await test.person('ben')];
  const [keeper, former] = [await test.person('carl'), await test.person('dora')];
  const circle = { owner: anna.id, member: ben.id, keeper: keeper.id, former: former.id };
  await furnishCircle(test.store, circle);
  for (const person of [anna, ben]) await fillEveryTable(person);
}, 30_000);
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

/** Leaves something of this person in every table: by every call that keeps something, and then by the store. */
async function fillEveryTable(person: Client): Promise<void> {
  for (const { route, address, send, status } of WRITES) {
    const init = send(wordsOf(person));
    const headers = { 'x-user-id': person.id, 'x-sync-protocol': '1', ...init.headers };
    const answer = await person.call(route.split(' ')[0] ?? '', address, { ...init, headers });
    expect([route, answer.status]).toEqual([route, status.other]);
  }
  const noted = { accountId: person.id, actor: 'person', action: 'privacy-changed' } as const;
  await test.store.appendAudit({ ...noted, at: test.clock.now });
  const customer = { provider: 'demo', customerId: `customer-${person.id}` } as const;
  const subscription = { ...NO_SUBSCRIPTION, ...customer, revision: 1 };
  await test.store.write((tx) => keepSubscription(tx, person.id, subscription, 1));
  for (const invoiceId of ['first', 'second']) {
    const payment = { ...PAYMENT, ...customer, invoiceId: invoiceId + person.id };
    await test.store.write((tx) => keepPayment(tx, payment));
  }
  const carl = { id: 'account-carl' };
  const asked = { suggestion: 'A question', category: null };
  const context = { id: `question-of-${person.id}`, now: 1 };
  await submitSuggestion(test.store, carl, asked, context);
  const voter = { id: person.id, plan: 'premium' } as const;
  await voteOnSuggestion(test.store, voter, context.id, { voteType: 'upvote' });
  const [given] = await test.store.listFeedback(person.id, 1);
  const answer = { id: `answer-to-${person.id}`, text: 'Thank you.', now: 1 };
  await replyToFeedback(test.store, given?.id ?? '', answer);
  const reply = { questionId: 'ours:1', id: `reply-to-${person.id}`, now: 1 };
  await submitReply(test.store, carl, { text: 'A reply' }, reply);
  await decideOnReply(test.store, reply.id, 'approved');
  await voteOnReply(test.store, voter, reply.id, 'upvote');
  await flagReply(test.store, person, reply.id, { reason: 'other', now: 1 });
  const gone = tombstoneOf(sampleRecord({ id: 'gone' }));
  await test.store.applyPush(person.id, [gone], NO_RULES);
  const unfinished = { first: 0, end: 65_536 };
  await putPiece(person, 'half-a-recording-1', sampleRecording(100_000), unfinished);
}

const fromServer = async () => (await anna.call('GET', '/api/data-export')).body;

/** The file that the app writes: the records are its own, the rest it asks for. */
async function fromDevice(): Promise<unknown> {
  const ask = async (path: string) => (await anna.call('GET', path)).body;
  const rest = await askAlsoKept(ask, new AbortController().signal);
  const { alsoKept: _, ...written } = await fromServer();
  return { ...written, ...rest };
}

async function fromOperator(): Promise<unknown> {
  const file = join(folder, 'anna.zip');
  const { store, media, pokes } = test;
  await answerRightsRequest(
    {
      store,
      files: media.files,
      erased: createErasedLedger(),
      letters: { forget: () => undefined },
      billing: noBilling,
      pokes,
      now: () => test.clock.now,
    },
    // As she is called since the call that changes a username.
    { user: wordsOf(anna), wish: { kind: 'export', file } },
  );
  return JSON.parse((await readZip(readFileSync(file))).text('data.json'));
}

function inDatabase<Value>(look: (db: Sqlite.Database) => Value): Value {
  const db = new Sqlite(join(folder, 'wholeness.sqlite'), { readonly: true });
  try {
    return look(db);
  } finally {
    db.close();
  }
}

function countRows(accountId: string): Record<string, unknown> {
  return inDatabase((db) =>
    Object.fromEntries(
      HELD_TABLES.map(({ table, isTheirs }) => [
        table,
        db.prepare(`SELECT count(*) FROM ${table} WHERE ${isTheirs}`).pluck().get(accountId),
      ]),
    ),
  );
}

function countHeld(file: ServerExport): Record<string, unknown> {
  return Object.fromEntries(
    HELD_TABLES.map(({ table, inExport }) => [table, inExport(file).length]),
  );
}

it('every table of the database is held by an export, or is left out for a reason', () => {
  const tables = inDatabase((db) =>
    db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .pluck()
      .all(),
  );
  const told = [...HELD_TABLES, ...LEFT_OUT_TABLES].map(({ table }) => table);
  expect(tables.toSorted()).toEqual(told.toSorted());
});

it.each([
  ['GET /api/data-export', fromServer],
  ['the app’s own export', fromDevice],
  ['npm run rights-request', fromOperator],
])(
  '%s holds as many rows of each table as the database does',
  async (_, makeExport) => {
    const rows = countRows(anna.id);
    expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([]);
    const file = serverExport.parse(await makeExport());
    expect(countHeld(file)).toEqual(rows);
    expect(JSON.stringify(file)).toContain(wordsOf(anna));
    expect(JSON.stringify(file)).not.toContain(wordsOf(ben));
  },
  30_000,
);
