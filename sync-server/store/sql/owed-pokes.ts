import { sql } from 'drizzle-orm';
import type { PokeStore } from '../poke-store';
import { owedPokes } from '../schema/posts';
import { type Database, fill } from './database';
import { insertUnlessThere } from './statements';

const IS_OWED = sql`
  SELECT 1 FROM ${owedPokes} WHERE ${owedPokes.accountId} = ${sql.placeholder('accountId')}`;

/** The part of the store that knows whom to poke for another process. */
export function createOwedPokeMethods(database: Database): PokeStore {
  const take = (accountId: string) =>
    database.write((tx) =>
      tx.run(sql`DELETE FROM ${owedPokes} WHERE ${owedPokes.accountId} = ${accountId}`),
    );
  return {
    owePokes: (accountIds) =>
      database.write(async (tx) => {
        for (const accountId of accountIds)
          await tx.run(insertUnlessThere(owedPokes, { accountId }));
      }),
    // Asked at every heartbeat, so nothing is written where nothing is owed.
    async takeOwedPoke(accountId) {
      const owed = await database.get(fill(IS_OWED, { accountId }));
      return owed !== undefined && (await take(accountId)) > 0;
    },
  };
}
