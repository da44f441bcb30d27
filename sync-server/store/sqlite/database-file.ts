import { join } from 'node:path';

/** Where the database lies within the data folder, and within a backup. */
export function databaseFile(folder: string): string {
  return join(folder, 'wholeness.sqlite');
}

/** Where the recordings lie within the data folder, and within a backup. */
export function mediaFolder(folder: string): string {
  return join(folder, 'media');
}

/** Where letters lie within the data folder that no mail server takes. */
export function outboxFolder(folder: string): string {
  return join(folder, 'outbox');
}
