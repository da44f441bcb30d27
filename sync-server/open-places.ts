import type { Config } from './config';
import { createMediaBucket } from './media/media-bucket';
import type { MediaFiles } from './media/media-files';
import { createMediaFolder } from './media/media-folder';
import type { ObjectStore } from './objects/object-store';
import { createS3Store } from './objects/s3-store';
import { carryOver, createBucketLedger } from './services/erasure/bucket-ledger';
import { type ErasedLedger, openErasedLedger } from './services/erasure/erased-ledger';
import { mediaFolder } from './store/sqlite/database-file';

/** Where the data lies that is not in the database. */
export interface Places {
  /** The bucket, where there is one. */
  readonly objects: ObjectStore | undefined;
  readonly files: MediaFiles;
  readonly erased: ErasedLedger;
}

/**
 * Opens the bucket that the settings name, else the data folder. A ledger that was in a file before is carried over to the
 * bucket. `onAway` is told when the bucket can't be asked.
 */
export async function openPlaces(
  { bucket, dataDir, erasedLedger }: Pick<Config, 'bucket' | 'dataDir' | 'erasedLedger'>,
  randomId: () => string,
  onAway?: (error: Error) => void,
): Promise<Places> {
  const file = await openErasedLedger(erasedLedger);
  if (!bucket) {
    return { objects: undefined, files: createMediaFolder(mediaFolder(dataDir)), erased: file };
  }
  const objects = createS3Store(bucket, { random: Math.random, ...(onAway && { onAway }) });
  const erased = createBucketLedger(objects);
  await carryOver(file, erased);
  return { objects, files: createMediaBucket(objects, randomId), erased };
}
