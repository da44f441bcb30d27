import { type SQL, sql } from 'drizzle-orm';
import type { PersonKey, SealPlace } from '../../sealing/keys';
import { openOrUndefined } from '../../sealing/open-or-undefined';
import { openAs, SEALED_AS } from '../../sealing/sealed-as';
import { accounts } from '../schema/accounts';
import { type FeedbackRow, feedback } from '../schema/posts';
import type { Feedback, Store } from '../store';
import type { Database, Reading, Writing } from './database';
import type { ReadLedger } from './ledger';
import { columnsOf, insertInto, selectFrom, update } from './statements';

type FeedbackMethods = Pick<
  Store,
  'addFeedback' | 'listFeedback' | 'listAllFeedback' | 'setFeedbackStatus'
>;

/** What a person said, as it is sealed. */
type Said = Omit<Feedback, 'id' | 'status' | 'submittedAt'>;

type FromAll = Awaited<ReturnType<Store['listAllFeedback']>>[number];

/** The part of the store that keeps what people tell whoever runs this. */
export function createFeedbackMethods(database: Database, readLedger: ReadLedger): FeedbackMethods {
  return {
    addFeedback: (...given) => database.write((tx) => add(tx, readLedger, ...given)),
    listFeedback: (accountId, limit) =>
      database.read(async (tx) => {
        const rows = await tx.all<FeedbackRow>(selectOwn(accountId, limit));
        if (rows.length === 0) return [];
        const { key } = await readLedger(tx, accountId);
        return rows.map((row) => toFeedback(key, row));
      }),
    listAllFeedback: () => database.read((tx) => listAll(tx, readLedger)),
    setFeedbackStatus: (id, status) =>
      database.write(
        async (tx) =>
          (await tx.run(update(feedback, { status }, sql`WHERE ${feedbackId} = ${id}`))) > 0,
      ),
  };
}

async function add(
  tx: Writing,
  readLedger: ReadLedger,
  accountId: string,
  { id, status, submittedAt, ...said }: Feedback,
): Promise<Feedback> {
  const { key } = await readLedger(tx, accountId);
  const known = await tx.get<FeedbackRow>(selectOne(accountId, id));
  if (known) return toFeedback(key, known);
  const plain = Buffer.from(JSON.stringify(said satisfies Said));
  const body = Buffer.from(key.seal(placeOfFeedback({ id, submittedAt }), plain));
  const row = { userId: accountId, id, status, submittedAt, body, sealedAs: SEALED_AS.bound };
  await tx.run(insertInto(feedback, row));
  return { id, status, submittedAt, ...said };
}

async function listAll(tx: Reading, readLedger: ReadLedger): Promise<FromAll[]> {
  const said: FromAll[] = [];
  for (const { username, ...row } of await tx.all<FeedbackRow & { username: string }>(ALL)) {
    const opened = await openOrUndefined(async () =>
      toFeedback((await readLedger(tx, row.userId)).key, row),
    );
    if (opened) said.push({ ...opened, username });
  }
  return said;
}

const { userId: owner, id: feedbackId, submittedAt: at } = feedback;

const ALL = sql`
  SELECT ${columnsOf(feedback)}, ${accounts.username} AS "username"
  FROM ${feedback} JOIN ${accounts} ON ${accounts.id} = ${owner}
  ORDER BY ${at}, ${feedbackId}`;

function selectOne(accountId: string, id: string): SQL {
  return selectFrom(feedback, sql`WHERE ${owner} = ${accountId} AND ${feedbackId} = ${id}`);
}

function selectOwn(accountId: string, limit: number | undefined): SQL {
  const own = sql`WHERE ${owner} = ${accountId} ORDER BY ${at} DESC, ${feedbackId}`;
  return selectFrom(feedback, limit === undefined ? own : sql`${own} LIMIT ${limit}`);
}

function toFeedback(key: PersonKey, row: FeedbackRow): Feedback {
  const { id, status, submittedAt } = row;
  const words = openAs(key, placeOfFeedback(row), row.sealedAs, row.body);
  return { id, status, submittedAt, ...(JSON.parse(Buffer.from(words).toString()) as Said) };
}

/** The status is the operator's to change. */
export function placeOfFeedback({
  id,
  submittedAt,
}: Pick<FeedbackRow, 'id' | 'submittedAt'>): SealPlace {
  return { id, kind: 'feedback', beside: [submittedAt] };
}
