import type { Database } from 'better-sqlite3';
import { foldName } from '../../names/fold-name';
import type { SealPlace } from '../../sealing/keys';
import { openAs, SEALED_AS } from '../../sealing/sealed-as';
import type { ProfileImage, Store } from '../store';
import type { Ledger } from './accounts';
import type { GroupCommit } from './group-commit';
import type { UsernameLooks } from './username-looks';

type ProfileMethods = Pick<
  Store,
  'changeNames' | 'keepProfileImage' | 'findProfileImage' | 'profileImageId' | 'removeProfileImage'
>;

interface ImageRow extends Pick<ProfileImage, 'id' | 'type'> {
  readonly sealed: Buffer;
  readonly sealedAs: number;
}

/** The part of the store that lets people change their username, and keeps a picture of each who gave one. */
export function createProfileMethods(
  db: Database,
  group: GroupCommit,
  readLedger: (accountId: string) => Ledger,
  looks: UsernameLooks,
): ProfileMethods {
  const findId = db
    .prepare<[string], string>('SELECT id FROM profile_images WHERE account_id = ?')
    .pluck();
  const findImage = db.prepare<[string], ImageRow>(
    `SELECT id, type, sealed, sealed_as AS sealedAs FROM profile_images WHERE account_id = ?`,
  );
  const writeImage = db.prepare(`
    INSERT OR REPLACE INTO profile_images (account_id, id, type, sealed, sealed_as)
    VALUES (?, ?, ?, ?, ?)`);
  const removeImage = db.prepare('DELETE FROM profile_images WHERE account_id = ?');
  const renameUser = prepareRename(db);

  return {
    changeNames: (accountId, names) =>
      group.run(() => {
        const { username } = names;
        const isTaken = looks.isTaken(username, accountId) || !renameUser(accountId, username);
        if (isTaken) return 'USERNAME_TAKEN';
        looks.keep(accountId, username);
        return undefined;
      }),
    async keepProfileImage(accountId, { id, type, bytes }) {
      await group.run(() => {
        const sealed = readLedger(accountId).key.seal(placeOfImage({ id, type }), bytes);
        writeImage.run(accountId, id, type, sealed, SEALED_AS.bound);
      });
    },
    async findProfileImage(accountId) {
      const row = findImage.get(accountId);
      if (!row) return undefined;
      const { id, type, sealed, sealedAs } = row;
      const { key } = readLedger(accountId);
      return { id, type, bytes: openAs(key, placeOfImage(row), sealedAs, sealed) };
    },
    profileImageId: async (accountId) => findId.get(accountId),
    async removeProfileImage(accountId) {
      await group.run(() => removeImage.run(accountId));
    },
  };
}

export function placeOfImage({ id, type }: Pick<ImageRow, 'id' | 'type'>): SealPlace {
  return { id, kind: 'profile-image', beside: [type] };
}

/** Gives an account another username; false where another account has it. */
function prepareRename(db: Database) {
  const findHolder = db
    .prepare<[string], string>('SELECT id FROM accounts WHERE username_key = ?')
    .pluck();
  const update = db.prepare('UPDATE accounts SET username = ?, username_key = ? WHERE id = ?');
  return (accountId: string, name: string): boolean => {
    const key = foldName(name);
    const holder = findHolder.get(key);
    if (holder !== undefined && holder !== accountId) return false;
    update.run(name, key, accountId);
    return true;
  };
}
