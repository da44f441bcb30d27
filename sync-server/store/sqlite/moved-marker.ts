import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { syncToDisk } from '../../disk/sync-to-disk';
import { OperatorError } from './hold-alone';

const move = z.object({
  /** Where the data went, without a password: `db.example/wholeness`. */
  to: z.string(),
  /** The name of the database there. */
  epoch: z.string(),
});

/** The move of a data folder to PostgreSQL, as a file in the folder says it. */
export type Move = z.infer<typeof move>;

/** Beside the database: what no server may serve any more. */
export function moveFile(folder: string): string {
  return join(folder, 'moved-to-postgres.json');
}

/** The move that was begun with this folder; undefined where there was none. */
export function readMove(folder: string): Move | undefined {
  try {
    return move.parse(JSON.parse(readFileSync(moveFile(folder), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Notes a move, on disk when it returns: from then on no server takes what the database there would lack. */
export function noteMove(folder: string, { to, epoch }: Move): void {
  const partial = `${moveFile(folder)}.partial`;
  writeFileSync(partial, `${JSON.stringify({ to, epoch })}\n`, { mode: 0o600 });
  syncToDisk(partial);
  renameSync(partial, moveFile(folder));
  syncToDisk(folder);
}

/** Throws {@link OperatorError} where the data of the folder is in PostgreSQL, or on the way there. */
export function refuseMoved(folder: string): void {
  const moved = readMove(folder);
  if (!moved) return;
  throw new OperatorError(
    `The data of ${folder} was moved to PostgreSQL at ${moved.to}: set DATABASE_URL. What is in the folder is as old as the move. ` +
      `To serve it all the same, delete ${moveFile(folder)} first.`,
  );
}
