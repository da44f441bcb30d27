import type { Database } from 'better-sqlite3';
import type { FlagReason } from '../../../shared/api/companion';
import { type PersonKey, SealBrokenError, type SealPlace } from '../../sealing/keys';
import { openAs, SEALED_AS } from '../../sealing/sealed-as';
import type { CompanionStore, Flag } from '../companion-store';
import type { Ledger } from './accounts';
import type { GroupCommit } from './group-commit';

interface FlagRow {
  readonly accountId: string;
  readonly id: string;
  readonly reason: FlagReason;
  readonly flaggedAt: number;
  readonly body: Buffer;
  readonly sealedAs: number;
}

/** What of a flag is sealed. */
type Said = Pick<Flag, 'references' | 'note'>;

/** The part of the store that keeps what people say of the companion's answers. */
export function createCompanionMethods(
  db: Database,
  group: GroupCommit,
  readLedger: (accountId: string) => Ledger,
): CompanionStore {
  const columns = `
    SELECT account_id AS accountId, id, reason, flagged_at AS flaggedAt, body, sealed_as AS sealedAs
    FROM companion_flags`;
  const find = db.prepare<[string, string], FlagRow>(`${columns} WHERE account_id = ? AND id = ?`);
  const own = db.prepare<[string], FlagRow>(
    `${columns} WHERE account_id = ? ORDER BY flagged_at DESC, id`,
  );
  const all = db.prepare<[], FlagRow>(`${columns} ORDER BY flagged_at, id`);
  const insert = db.prepare<[FlagRow]>(`
    INSERT INTO companion_flags (account_id, id, reason, flagged_at, body, sealed_as)
    VALUES (@accountId, @id, @reason, @flaggedAt, @body, @sealedAs)`);

  function add(accountId: string, flag: Flag): Flag {
    const { key } = readLedger(accountId);
    const { id, reason, flaggedAt, ...said } = flag;
    const known = find.get(accountId, id);
    if (known) return toFlag(key, known);
    const plain = Buffer.from(JSON.stringify(said satisfies Said));
    const body = Buffer.from(key.seal(placeOfFlag(flag), plain));
    insert.run({ accountId, id, reason, flaggedAt, body, sealedAs: SEALED_AS.bound });
    return flag;
  }

  return {
    addFlag: (accountId, flag) => group.run(() => add(accountId, flag)),
    async listFlags(accountId) {
      const rows = own.all(accountId);
      return rows.map((row) => toFlag(readLedger(accountId).key, row));
    },
    async listAllFlags() {
      return all
        .all()
        .flatMap((row) => whatOpens(() => toFlag(readLedger(row.accountId).key, row)));
    },
  };
}

function toFlag(key: PersonKey, row: FlagRow): Flag {
  const { id, reason, flaggedAt } = row;
  const words = openAs(key, placeOfFlag(row), row.sealedAs, row.body);
  return { id, reason, flaggedAt, ...(JSON.parse(Buffer.from(words).toString()) as Said) };
}

function whatOpens(read: () => Flag): Flag[] {
  try {
    return [read()];
  } catch (error) {
    if (error instanceof SealBrokenError) return [];
    throw error;
  }
}

export function placeOfFlag({
  id,
  reason,
  flaggedAt,
}: Pick<FlagRow, 'id' | 'reason' | 'flaggedAt'>): SealPlace {
  return { id, kind: 'companion-flag', beside: [reason, flaggedAt] };
}
