import { and, asc, desc, eq } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { PersonKey, SealPlace } from '../../sealing/keys';
import { openOrUndefined } from '../../sealing/open-or-undefined';
import { openAs, SEALED_AS } from '../../sealing/sealed-as';
import { accounts } from '../schema/accounts';
import { type FeedbackRow, feedback } from '../schema/feedback';
import type { Feedback, Store } from '../store';
import type { Ledger } from './accounts';
import type { GroupCommit } from './group-commit';

type FeedbackMethods = Pick<
  Store,
  'addFeedback' | 'listFeedback' | 'listAllFeedback' | 'setFeedbackStatus'
>;

/** A limit that SQLite takes for none. */
const ALL = -1;

/** What a person said, as it is sealed. */
type Said = Omit<Feedback, 'id' | 'status' | 'submittedAt'>;

/** The part of the store that keeps what people tell whoever runs this. */
export function createFeedbackMethods(
  orm: BetterSQLite3Database,
  group: GroupCommit,
  readLedger: (accountId: string) => Ledger,
): FeedbackMethods {
  function add(accountId: string, { id, status, submittedAt, ...said }: Feedback): Feedback {
    const { key } = readLedger(accountId);
    const isThis = and(eq(feedback.userId, accountId), eq(feedback.id, id));
    const known = orm.select().from(feedback).where(isThis).get();
    if (known) return toFeedback(key, known);
    const plain = Buffer.from(JSON.stringify(said satisfies Said));
    const body = Buffer.from(key.seal(placeOfFeedback({ id, submittedAt }), plain));
    const row = { userId: accountId, id, status, submittedAt, body, sealedAs: SEALED_AS.bound };
    orm.insert(feedback).values(row).run();
    return { id, status, submittedAt, ...said };
  }

  return {
    addFeedback: (accountId, given) => group.run(() => add(accountId, given)),
    async listFeedback(accountId, limit) {
      const rows = orm
        .select()
        .from(feedback)
        .where(eq(feedback.userId, accountId))
        .orderBy(desc(feedback.submittedAt), asc(feedback.id))
        .limit(limit ?? ALL)
        .all();
      if (rows.length === 0) return [];
      const { key } = readLedger(accountId);
      return rows.map((row) => toFeedback(key, row));
    },
    async listAllFeedback() {
      const rows = orm
        .select({ row: feedback, username: accounts.username })
        .from(feedback)
        .innerJoin(accounts, eq(accounts.id, feedback.userId))
        .orderBy(asc(feedback.submittedAt), asc(feedback.id))
        .all();
      const opened = await Promise.all(
        rows.map(({ row, username }) =>
          openOrUndefined(async () => ({
            ...toFeedback(readLedger(row.userId).key, row),
            username,
          })),
        ),
      );
      return opened.filter((said) => said !== undefined);
    },
    setFeedbackStatus: (id, status) =>
      group.run(() => {
        const { changes } = orm.update(feedback).set({ status }).where(eq(feedback.id, id)).run();
        return changes > 0;
      }),
  };
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
