import { join, resolve, sep } from 'node:path';
import { isMediaId } from '../../shared/protocol/media';
import type { MediaName } from './media-files';

const ACCOUNT_ID = /^[A-Za-z0-9_-]{1,64}$/;

export function isAccountId(id: string): boolean {
  return ACCOUNT_ID.test(id);
}

/** Where the recordings of a person lie below `root`. Throws for an id that could lead elsewhere (A15, A34). */
export function mediaFolderOf(root: string, accountId: string): string {
  if (!isAccountId(accountId)) throw new Error('This is no id of an account');
  return within(root, accountId);
}

/** Where a whole recording lies below `root`. Throws for ids that could lead elsewhere (A15, A34). */
export function mediaPathOf(root: string, { accountId, id }: MediaName): string {
  if (!isMediaId(id)) throw new Error('This is no id of a recording');
  return within(mediaFolderOf(root, accountId), id);
}

/** A second check after the patterns: no path leaves the folder. */
function within(folder: string, name: string): string {
  const path = join(folder, name);
  if (!resolve(path).startsWith(resolve(folder) + sep))
    throw new Error('This leads out of the folder');
  return path;
}
