import { existsSync } from 'node:fs';
import { copyRecording } from '../../sync-server/media/copy-recording';
import type { MediaFiles } from '../../sync-server/media/media-files';
import { createMediaFolder } from '../../sync-server/media/media-folder';
import { sealedSize } from '../../sync-server/media/sealed-segments';
import type { Keys } from '../../sync-server/sealing/keys';
import { type MovedData, moveData } from '../../sync-server/store/postgres/move/move-data';
import { databaseFile, mediaFolder } from '../../sync-server/store/sqlite/database-file';
import { OperatorError } from '../../sync-server/store/sqlite/hold-alone';
import { noteMove, readMove } from '../../sync-server/store/sqlite/moved-marker';
import { openTableSource, type SourceRecording } from '../../sync-server/store/sqlite/table-source';

export interface MoveToPostgresOptions {
  /** The data folder of a server on SQLite, which is stopped. */
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly keys: Keys;
  readonly randomId: () => string;
  /** Where the new servers keep recordings; undefined where that is the data folder. */
  readonly media: MediaFiles | undefined;
  /** A line on the way. */
  readonly say: (line: string) => void;
}

/**
 * Moves a data folder to an empty PostgreSQL. From its first row on the folder says that it was moved, so that no server serves
 * it. Cut short anywhere, it is run again. Returns what to tell the operator.
 */
export async function moveToPostgres(options: MoveToPostgresOptions): Promise<string> {
  const { dataDir, databaseUrl, keys, randomId, media, say } = options;
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new OperatorError(`There is no database at ${file}.`);
  const source = openTableSource(file, keys);
  const to = withoutPassword(databaseUrl);
  let missing: readonly string[] = [];
  try {
    const moved = await moveData({
      source,
      url: databaseUrl,
      epoch: readMove(dataDir)?.epoch ?? randomId(),
      onBegun: (epoch) => noteMove(dataDir, { to, epoch }),
      moveFiles: async () => {
        const from = createMediaFolder(mediaFolder(dataDir));
        missing = await copyRecordings(from, media ?? from, source.recordings(), say);
      },
      say,
    });
    return moved ? sum(moved, to, missing) : `Everything in ${dataDir} is at ${to} already.`;
  } finally {
    source.close();
  }
}

/** Recordings without which the database is moved all the same, as it was without them before. */
async function copyRecordings(
  from: MediaFiles,
  to: MediaFiles,
  recordings: readonly SourceRecording[],
  say: (line: string) => void,
): Promise<string[]> {
  const missing: string[] = [];
  for (const { bytes, ...upload } of recordings) {
    if (!(await copyRecording(from, to, upload, sealedSize(bytes)))) {
      missing.push(`${upload.accountId}/${upload.id}`);
    }
  }
  if (recordings.length > 0) say(`${recordings.length - missing.length} recordings are there`);
  return missing;
}

function sum({ rows, people, inDoubt }: MovedData, to: string, missing: readonly string[]): string {
  return [
    `${people} people with ${rows} rows are at ${to}; every row there was compared.`,
    ...(inDoubt > 0
      ? [`Of ${inDoubt} people the digest did not match before; their devices mend that.`]
      : []),
    ...(missing.length > 0 ? [`Missing recordings: ${missing.join(', ')}.`] : []),
    'Start the servers with DATABASE_URL and the same MASTER_KEY, and give them the ledger of erased accounts. Devices stay signed in.',
  ].join('\n');
}

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
