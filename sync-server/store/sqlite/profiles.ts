import type { Database } from 'better-sqlite3';
import { foldName } from '../../services/fold-name';
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
    'SELECT id, type, sealed FROM profile_images WHERE account_id = ?',
  );
  const writeImage = db.prepare(
    'INSERT OR REPLACE INTO profile_images (account_id, id, type, sealed) VALUES (?, ?, ?, ?)',
  );
  const removeImage = db.prepare('DELETE FROM profile_images WHERE account_id = ?');
  const renameUser = prepareRename(db);
  const placeOf = (id: string) => ({ id, kind: 'profile-image' });

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
        const sealed = readLedger(accountId).key.seal(placeOf(id), bytes);
        writeImage.run(accountId, id, type, sealed);
      });
    },
    async findProfileImage(accountId) {
      const row = findImage.get(accountId);
      if (!row) return undefined;
      const { id, type, sealed } = row;
      return { id, type, bytes: readLedger(accountId).key.open(placeOf(id), sealed) };
    },
    profileImageId: async (accountId) => findId.get(accountId),
    async removeProfileImage(accountId) {
      await group.run(() => removeImage.run(accountId));
    },
  };
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
