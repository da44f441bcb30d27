import { TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { DATA_FILE, type ExportedRecording, pathInZip } from '../../../shared/api/export';
import type { AlsoKept } from '../../../shared/api/server-export';
import { NamedMedia } from '../../../shared/protocol/named-media';
import { allKinds } from '../../../shared/records/registry';
import { openOrUndefined } from '../../sealing/open-or-undefined';
import type { Media } from '../../store/media';
import type { Account } from '../../store/store';
import { listMedia } from '../media/known-media';
import type { MediaDeps } from '../media/media-deps';
import { openRecording } from '../media/open-recording';
import { inPages } from '../records/in-pages';
import { readAlsoKept } from './also-kept';
import { streamExport } from './stream-export';
import { textStream } from './text-stream';

type Deps = Pick<MediaDeps, 'store' | 'files' | 'now'>;
type Zip = ZipWriter<unknown>;

/** For a person who opens the file years later. */
const README = `This is everything that Choose Wholeness kept about one person on the day this file was made.
data.json holds the entries. The recordings, the photos and the profile picture are next to it.
To import the entries, recordings and photos again, open Choose Wholeness, choose Import, and pick this zip.
`;

/**
 * Writes everything that is kept of a person as one zip: `data.json`, their picture, their recordings and photos, one at a
 * time. The app's import takes it. Resolves with the ids of those that are known and not in it: not whole, or damaged.
 * Rejects if something can't be read or written; `target` is then left as it is.
 */
export async function writeExportZip(
  deps: Deps,
  account: Account,
  target: WritableStream,
): Promise<readonly string[]> {
  const zip: Zip = new ZipWriter(target, { useWebWorkers: false });
  const alsoKept = await readAlsoKept(deps.store, account);
  const previews = await findPreviews(deps.store, account.id);
  const recordings: ExportedRecording[] = [];
  for (const media of await listMedia(deps.store, account.id)) {
    recordings.push(await addRecording(zip, deps, account.id, media, previews));
  }
  const picture = await addPicture(zip, deps, account.id, alsoKept);
  const more = { alsoKept: { ...alsoKept, picture }, recordings };
  const data = streamExport(deps.store, account, deps.now(), more);
  await zip.add(DATA_FILE, { readable: textStream(data) });
  await zip.add('README.txt', new TextReader(README));
  await zip.close();
  return recordings.filter((recording) => 'missing' in recording).map(({ id }) => id);
}

/** Kinds of which it is known that they have no photos: those of a newer version may. */
const WITHOUT_PHOTOS = allKinds()
  .filter(({ fields }) => !Object.values(fields).includes('photos'))
  .map(({ name }) => name);

/** The ids of the previews that records name, a page of records at a time. */
async function findPreviews(store: Deps['store'], accountId: string): Promise<ReadonlySet<string>> {
  const previews = new Set<string>();
  for await (const page of inPages(store, accountId, { except: WITHOUT_PHOTOS })) {
    const named = new NamedMedia(page.map(({ body }) => body));
    for (const id of named.ids) if (named.kindOf(id) === 'preview') previews.add(id);
  }
  return previews;
}

async function addRecording(
  zip: Zip,
  deps: Deps,
  accountId: string,
  { id, type, bytes, sha256 }: Media,
  previews: ReadonlySet<string>,
): Promise<ExportedRecording> {
  const content = await openOrUndefined(() => readWhole(deps, { accountId, id }));
  if (!content) return { id, missing: 'NOT_FOUND' };
  const file = pathInZip(id, type, previews.has(id) ? 'preview' : 'recording');
  // Sounds and photos are packed already.
  await zip.add(file, new Uint8ArrayReader(content), { level: 0 });
  return { id, file, type, bytes, sha256, durationMs: 0 };
}

async function readWhole(
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
  const image = await openOrUndefined(() => store.findProfileImage(accountId));
  if (!picture || !image) return picture;
  const file = `picture.${image.type.slice('image/'.length)}`;
  await zip.add(file, new Uint8ArrayReader(image.bytes), { level: 0 });
  return { ...picture, file };
}
