import type { RecordState } from '../../../shared/records/record';
import type { RecordPlace, RecordQuery } from '../../store/record-store';
import type { Store } from '../../store/store';
import { inHeavyTurn } from '../heavy-turn';

/** Worth a query, and read in some 20 ms: others wait no longer for their turn. */
const PAGE = { maxRows: 500, maxBytes: 1_000_000 } as const;

/**
 * Live records of a person, a page at a time, so that a full account is never in memory as a whole; before each page others
 * have their turn. Each record comes as it stands when its page is read.
 */
export async function* inPages(
  store: Pick<Store, 'readPage'>,
  accountId: string,
  query: RecordQuery,
): AsyncGenerator<readonly RecordState[], void, undefined> {
  let after: RecordPlace | undefined;
  do {
    const place = { ...PAGE, after };
    const { rows, next } = await inHeavyTurn(() => store.readPage(accountId, query, place));
    yield rows;
    after = next;
  } while (after);
}

/** Every live record of a person, by kind and day. For what knows that they are few. */
export async function everyRecord(
  store: Pick<Store, 'readPage'>,
  accountId: string,
): Promise<RecordState[]> {
  const records: RecordState[] = [];
  for await (const page of inPages(store, accountId, { except: [] })) records.push(...page);
  return records;
}
