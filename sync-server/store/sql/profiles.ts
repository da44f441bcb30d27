import { sql } from 'drizzle-orm';
import type { SealPlace } from '../../sealing/keys';
import { openAs, SEALED_AS } from '../../sealing/sealed-as';
import { type ProfileImageRow, profileImages } from '../schema/accounts';
import type { ProfileImage, Store } from '../store';
import type { Database } from './database';
import type { ReadLedger } from './ledger';
import { selectFrom, upsert } from './statements';

type ProfileMethods = Pick<
  Store,
  'keepProfileImage' | 'findProfileImage' | 'profileImageId' | 'removeProfileImage'
>;

/** The part of the store that keeps a picture of each person who gave one. */
export function createProfileMethods(database: Database, readLedger: ReadLedger): ProfileMethods {
  const ofAccount = (accountId: string) => sql`WHERE ${profileImages.accountId} = ${accountId}`;
  return {
    keepProfileImage: (accountId, { id, type, bytes }) =>
      database.write(async (tx) => {
        const { key } = await readLedger(tx, accountId);
        const sealed = Buffer.from(key.seal(placeOfImage({ id, type }), bytes));
        const row = { accountId, id, type, sealed, sealedAs: SEALED_AS.bound };
        await tx.run(upsert(profileImages, row));
      }),
    findProfileImage: (accountId) =>
      database.read(async (tx) => {
        const row = await tx.get<ProfileImageRow>(selectFrom(profileImages, ofAccount(accountId)));
        if (!row) return undefined;
        const { id, type, sealed, sealedAs } = row;
        const { key } = await readLedger(tx, accountId);
        return { id, type, bytes: openAs(key, placeOfImage(row), sealedAs, sealed) };
      }),
    async profileImageId(accountId) {
      const { id } = profileImages;
      const row = await database.get<{ readonly id: string }>(
        sql`SELECT ${id} AS "id" FROM ${profileImages} ${ofAccount(accountId)}`,
      );
      return row?.id;
    },
    async removeProfileImage(accountId) {
      await database.write((tx) =>
        tx.run(sql`DELETE FROM ${profileImages} ${ofAccount(accountId)}`),
      );
    },
  };
}

export function placeOfImage({ id, type }: Pick<ProfileImage, 'id' | 'type'>): SealPlace {
  return { id, kind: 'profile-image', beside: [type] };
}
