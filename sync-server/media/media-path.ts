import { join, resolve, sep } from 'node:path';
import { isMediaId } from '../../shared/protocol/media';
import type { MediaUpload } from './media-files';

const ID = /^[A-Za-z0-9_-]{1,64}$/;

export function isAccountId(id: string): boolean {
  return ID.test(id);
}

/** Whether a text is the id of an attempt, or empty, as it is for recordings from before there were attempts. */
export function isAttempt(attempt: string): boolean {
  return attempt === '' || ID.test(attempt);
}

/** Throws for ids that could lead elsewhere (A15, A34). */
export function checkAccountId(accountId: string): void {
  if (!isAccountId(accountId)) throw new Error('This is no id of an account');
}

/** Throws for ids that could lead elsewhere (A15, A34). */
export function checkUpload({ accountId, id, attempt }: MediaUpload): void {
  if (!isMediaId(id)) throw new Error('This is no id of a recording');
  checkAccountId(accountId);
  if (!isAttempt(attempt)) throw new Error('This is no id of an attempt');
}

/** Where the recordings of a person lie below `root`. Throws for an id that could lead elsewhere (A15, A34). */
export function mediaFolderOf(root: string, accountId: string): string {
  checkAccountId(accountId);
  return within(root, accountId);
}

/** Where a whole recording lies below `root`. Throws for ids that could lead elsewhere (A15, A34). */
export function mediaPathOf(root: string, upload: MediaUpload): string {
  checkUpload(upload);
  const { accountId, id, attempt } = upload;
  return within(mediaFolderOf(root, accountId), attempt === '' ? id : `${id}.${attempt}`);
}

/** A second check after the patterns: no path leaves the folder. */
function within(folder: string, name: string): string {
  const path = join(folder, name);
  if (!resolve(path).startsWith(resolve(folder) + sep))
    throw new Error('This leads out of the folder');
  return path;
}
