import { TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { DATA_FILE, type ExportedRecording, pathInZip } from '../../../shared/api/export';
import type { AlsoKept } from '../../../shared/api/server-export';
import type { Media } from '../../store/media-store';
import type { Account } from '../../store/store';
import type { MediaDeps } from '../media/media-deps';
import { openRecording } from '../media/open-recording';
import { whereItOpens } from '../sealing/where-it-opens';
import { readAlsoKept } from './also-kept';
import { streamExport } from './stream-export';
import { textStream } from './text-stream';

type Deps = Pick<MediaDeps, 'store' | 'files' | 'now'>;
type Zip = ZipWriter<unknown>;

/** For whoever finds the file in ten years. */
const README = `This is everything that Choose Wholeness kept about one person on the day this file was made.
data.json holds the entries. The recordings and the picture are next to it.
To import the entries and recordings again, open Choose Wholeness, choose Import, and pick this zip.
`;

/**
 * Writes everything that is kept of a person as one zip: `data.json`, their picture and their recordings, one at a time. The
 * app's import takes it. Resolves with the ids of recordings that are known and not in it: not whole, or damaged. Rejects
 * if something can't be read or written; `target` is then left as it is.
 */
export async function writeExportZip(
  deps: Deps,
  account: Account,
  target: WritableStream,
): Promise<readonly string[]> {
  const zip: Zip = new ZipWriter(target, { useWebWorkers: false });
  const alsoKept = await readAlsoKept(deps.store, account);
  const recordings: ExportedRecording[] = [];
  for (const media of await deps.store.listMedia(account.id)) {
    recordings.push(await addRecording(zip, deps, account.id, media));
  }
  const picture = await addPicture(zip, deps, account.id, alsoKept);
  const more = { alsoKept: { ...alsoKept, picture }, recordings };
  const data = streamExport(deps.store, account, deps.now(), more);
  await zip.add(DATA_FILE, { readable: textStream(data) });
  await zip.add('README.txt', new TextReader(README));
  await zip.close();
  return recordings.filter((recording) => 'missing' in recording).map(({ id }) => id);
}

async function addRecording(
  zip: Zip,
  deps: Deps,
  accountId: string,
  { id, type, bytes, sha256 }: Media,
): Promise<ExportedRecording> {
  const sound = await whereItOpens(() => readSound(deps, { accountId, id }));
  if (!sound) return { id, missing: 'NOT_FOUND' };
  const file = pathInZip(id, type);
  // Sound is packed already.
  await zip.add(file, new Uint8ArrayReader(sound), { level: 0 });
  return { id, file, type, bytes, sha256, durationMs: 0 };
}

async function readSound(
  deps: Deps,
  name: { readonly accountId: string; readonly id: string },
): Promise<Uint8Array | undefined> {
  const recording = await openRecording(deps, name);
  if (!recording) return undefined;
  const pieces: Uint8Array[] = [];
  for await (const piece of recording.read(0, recording.bytes - 1)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function addPicture(
  zip: Zip,
  { store }: Deps,
  accountId: string,
  { picture }: AlsoKept,
): Promise<AlsoKept['picture']> {
  const image = await whereItOpens(() => store.findProfileImage(accountId));
  if (!picture || !image) return picture;
  const file = `picture.${image.type.slice('image/'.length)}`;
  await zip.add(file, new Uint8ArrayReader(image.bytes), { level: 0 });
  return { ...picture, file };
}
