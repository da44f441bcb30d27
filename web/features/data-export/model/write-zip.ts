import {
  BlobReader,
  BlobWriter,
  TextReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import { DATA_FILE, type ExportedRecording, pathInZip } from '../../../../shared/api/export';
import type { DeviceExport } from '../../../../shared/api/server-export';
import { NamedMedia } from '../../../../shared/protocol/named-media';
import { hashBlob } from '../../../platform/hash-blob';
import { exportText } from '../commands';
import type { ExportJob } from './export-run';
import { readablePage } from './readable-page';
import { findRecording, type RecordingSources } from './recordings';
import { type MediaTally, tallyOf } from './recordings-words';

/** Three sentences for whoever finds the file in ten years. */
const README = `This is everything that Choose Wholeness had about one person, on the day in the file's name.
Open index.html in any browser to read it, see its photos, listen to it, and print it. It works without the internet.
To import it, open Choose Wholeness, choose Import Data, and pick this zip or the data.json inside it.
`;

export interface WrittenZip {
  readonly zip: Blob;
  readonly recordings: readonly ExportedRecording[];
  /** The same for a person: how many of what are in the zip, and how many are not. */
  readonly tally: MediaTally;
}

/**
 * The whole export as one zip: `data.json`, the recordings and photos beside it, `index.html` to read, `README.txt`. Goes
 * through them one at a time; the browser keeps the growing zip on its disk. Rejects when aborted, or if the disk can't be read.
 */
export async function writeZip(
  file: DeviceExport,
  sources: RecordingSources,
  { signal, progress }: ExportJob,
): Promise<WrittenZip> {
  const zip = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false, signal });
  const named = new NamedMedia([file.states, file.drafts]);
  const recordings: ExportedRecording[] = [];
  for (const id of named.ids) {
    progress(recordings.length / (named.ids.size + 1));
    recordings.push(await addRecording(zip, id, named, sources, signal));
  }
  const whole = { ...(await addPicture(zip, file, sources, signal)), recordings };
  await zip.add(DATA_FILE, new TextReader(exportText(whole)));
  await zip.add('index.html', new TextReader(readablePage(whole)));
  await zip.add('README.txt', new TextReader(README));
  const written = await zip.close();
  signal.throwIfAborted();
  return { zip: written, recordings, tally: tallyOf(recordings, named) };
}

/** The picture beside the rest; where it can't be fetched, the file names its address alone. */
async function addPicture(
  zip: ZipWriter<Blob>,
  file: DeviceExport,
  { fetchFile }: RecordingSources,
  signal: AbortSignal,
): Promise<DeviceExport> {
  if (!('alsoKept' in file) || !file.alsoKept.picture) return file;
  const { picture } = file.alsoKept;
  const image = await fetchFile(picture.url, signal).catch(() => undefined);
  signal.throwIfAborted();
  if (!image) return file;
  const path = `picture.${image.type.slice('image/'.length)}`;
  await zip.add(path, new BlobReader(image), { level: 0 });
  return { ...file, alsoKept: { ...file.alsoKept, picture: { ...picture, file: path } } };
}

async function addRecording(
  zip: ZipWriter<Blob>,
  id: string,
  named: NamedMedia,
  sources: RecordingSources,
  signal: AbortSignal,
): Promise<ExportedRecording> {
  const found = await findRecording(id, sources, signal);
  if ('missing' in found) return found;
  const { content, durationMs } = found;
  const { type, size: bytes } = content;
  const path = pathInZip(id, type, named.kindOf(id));
  // Sounds and photos are packed already.
  await zip.add(path, new BlobReader(content), { level: 0 });
  return { id, file: path, type, bytes, sha256: await hashBlob(content), durationMs };
}
