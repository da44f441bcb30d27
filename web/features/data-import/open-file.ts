import { DATA_FILE, type IncludedRecording } from '../../../shared/api/export';
import { type ExportFault, type ReadExport, readExport } from '../../../shared/api/read-export';
import type { Outcome } from '../../../shared/outcome';
import { LIMITS } from '../../../shared/protocol/limits';
import { MEDIA, MEDIA_TYPES } from '../../../shared/protocol/media';
import { hashBlob } from '../../platform/hash-blob';
import type { Archive } from './archive';

/** Why a file is not taken. `UNREADABLE`: the device would not hand it over. */
export type FileFault = ExportFault | 'TOO_LARGE' | 'UNREADABLE';

/** A file of ours, read as far as its words. */
export interface OpenedFile {
  readonly name: string;
  readonly content: ReadExport;
  /** A recording or photo just as it was made; undefined where it is damaged or not there. Rejects when aborted. */
  readRecording(recording: IncludedRecording, signal: AbortSignal): Promise<Blob | undefined>;
}

/** Bytes of `data.json`: a full account, each word of which stands in it twice, and what else is kept of a person. */
const MOST_DATA_BYTES = 2 * LIMITS.accountRecordBytes + 70_000_000;
/** All that a zip may measure: every recording a person may have, and the words. */
const MOST_FILE_BYTES = MEDIA.quotaBytes + MOST_DATA_BYTES;

/** Reads a zip or JSON file that the person picked. Writes nothing. Rejects only when aborted. */
export async function openFile(
  picked: File,
  signal: AbortSignal,
): Promise<Outcome<OpenedFile, FileFault>> {
  try {
    if (picked.size > MOST_FILE_BYTES) return refused('TOO_LARGE');
    // Loaded with the first zip that is picked.
    const { isZip, openArchive } = await import('./archive');
    if (!(await isZip(picked))) return await openJson(picked);
    const archive = await openArchive(picked);
    return archive ? await openZip(picked.name, archive, signal) : refused('DAMAGED');
  } catch {
    signal.throwIfAborted();
    return refused('UNREADABLE');
  }
}

async function openJson(picked: File): Promise<Outcome<OpenedFile, FileFault>> {
  if (picked.size > MOST_DATA_BYTES) return refused('TOO_LARGE');
  return opened(picked.name, await picked.text(), async () => undefined);
}

async function openZip(
  name: string,
  archive: Archive,
  signal: AbortSignal,
): Promise<Outcome<OpenedFile, FileFault>> {
  const data = await archive.read(DATA_FILE, MOST_DATA_BYTES, signal);
  if (!data.ok) return refused(data.problem === 'MISSING' ? 'NOT_OURS' : data.problem);
  return opened(name, await data.value.text(), (recording, of) =>
    readRecording(archive, recording, of),
  );
}

function opened(
  name: string,
  text: string,
  readBytes: OpenedFile['readRecording'],
): Outcome<OpenedFile, FileFault> {
  const read = readExport(text);
  return read.ok
    ? { ok: true, value: { name, content: read.value, readRecording: readBytes } }
    : refused(read.problem);
}

async function readRecording(
  archive: Archive,
  { file, type, bytes, sha256 }: IncludedRecording,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  if (bytes > MEDIA.maxBytes || !isMediaType(type)) return undefined;
  const found = await archive.read(file, bytes, signal);
  if (!found.ok || found.value.size !== bytes) return undefined;
  return (await hashBlob(found.value)) === sha256 ? found.value.slice(0, bytes, type) : undefined;
}

function isMediaType(type: string): boolean {
  const [name = ''] = type.split(';');
  return MEDIA_TYPES.some((known) => known === name.trim().toLowerCase());
}

function refused(fault: FileFault): Outcome<OpenedFile, FileFault> {
  return { ok: false, problem: fault };
}
