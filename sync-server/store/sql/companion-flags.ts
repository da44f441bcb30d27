import { type SQL, sql } from 'drizzle-orm';
import type { PersonKey, SealPlace } from '../../sealing/keys';
import { openOrUndefined } from '../../sealing/open-or-undefined';
import { openAs, SEALED_AS } from '../../sealing/sealed-as';
import type { CompanionStore, Flag } from '../companion-store';
import { companionFlags, type FlagRow } from '../schema/posts';
import type { Database, Reading, Writing } from './database';
import type { ReadLedger } from './ledger';
import { insertInto, selectFrom } from './statements';

/** What of a flag is sealed. */
type Said = Pick<Flag, 'references' | 'note'>;

/** The part of the store that keeps what people say of the companion's answers. */
export function createCompanionMethods(database: Database, readLedger: ReadLedger): CompanionStore {
  return {
    addFlag: (...given) => database.write((tx) => add(tx, readLedger, ...given)),
    listFlags: (accountId) =>
      database.read(async (tx) => {
        const rows = await tx.all<FlagRow>(selectOwn(accountId));
        if (rows.length === 0) return [];
        const { key } = await readLedger(tx, accountId);
        return rows.map((row) => toFlag(key, row));
      }),
    listAllFlags: () => database.read((tx) => listAll(tx, readLedger)),
  };
}

async function add(
  tx: Writing,
  readLedger: ReadLedger,
  accountId: string,
  flag: Flag,
): Promise<Flag> {
  const { key } = await readLedger(tx, accountId);
  const { id, reason, flaggedAt, ...said } = flag;
  const known = await tx.get<FlagRow>(selectOne(accountId, id));
  if (known) return toFlag(key, known);
  const plain = Buffer.from(JSON.stringify(said satisfies Said));
  const body = Buffer.from(key.seal(placeOfFlag(flag), plain));
  const row = { accountId, id, reason, flaggedAt, body, sealedAs: SEALED_AS.bound };
  await tx.run(insertInto(companionFlags, row));
  return flag;
}

async function listAll(tx: Reading, readLedger: ReadLedger): Promise<Flag[]> {
  const flags: Flag[] = [];
  for (const row of await tx.all<FlagRow>(ALL_FLAGS)) {
    const opened = await openOrUndefined(async () =>
      toFlag((await readLedger(tx, row.accountId)).key, row),
    );
    if (opened) flags.push(opened);
  }
  return flags;
}

const { accountId: owner, id: flagId, flaggedAt: at } = companionFlags;

const ALL_FLAGS = selectFrom(companionFlags, sql`ORDER BY ${at}, ${flagId}`);

function selectOne(accountId: string, id: string): SQL {
  return selectFrom(companionFlags, sql`WHERE ${owner} = ${accountId} AND ${flagId} = ${id}`);
}

function selectOwn(accountId: string): SQL {
  return selectFrom(
    companionFlags,
    sql`WHERE ${owner} = ${accountId} ORDER BY ${at} DESC, ${flagId}`,
  );
}

function toFlag(key: PersonKey, row: FlagRow): Flag {
  const { id, reason, flaggedAt } = row;
  const words = openAs(key, placeOfFlag(row), row.sealedAs, row.body);
  return { id, reason, flaggedAt, ...(JSON.parse(Buffer.from(words).toString()) as Said) };
}

export function placeOfFlag({
  id,
  reason,
  flaggedAt,
}: Pick<FlagRow, 'id' | 'reason' | 'flaggedAt'>): SealPlace {
  return { id, kind: 'companion-flag', beside: [reason, flaggedAt] };
}
