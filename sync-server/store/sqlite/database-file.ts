import { join } from 'node:path';

/** Where the database lies within the data folder, and within a backup. */
export function databaseFile(folder: string): string {
  return join(folder, 'wholeness.sqlite');
}

/** Where the recordings lie within the data folder, and within a backup. */
export function mediaFolder(folder: string): string {
  return join(folder, 'media');
}

/** What the key is wrapped for that proves which master key a database belongs to. */
export const DATABASE_KEY = 'database';
