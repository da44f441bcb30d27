import { CONTENT_MANIFEST_URL } from '../../shared/content/pack';
import type { ScriptureOutcome } from '../../web/content/scripture/contract';
import {
  type ScriptureFile,
  scriptureFiles,
  sumBytes,
} from '../../web/content/scripture/kept-list';
import { isQuotaExceeded } from '../../web/records/storage/store-errors';
import { askForManifest } from '../offline-window/ask-for-manifest';
import type { KeptFiles } from '../offline-window/kept-files';

/** What Scripture is kept with. */
export interface KeepScriptureDeps {
  readonly files: KeptFiles;
  readonly fetch: typeof fetch;
}

const AT_ONCE = 6;

/**
 * Makes all of Scripture, and what finds passages in it, be on the device. Every step may be repeated, so a worker that is
 * stopped anywhere goes on where it was at the next wish:
 *
 *   ask for the manifest ─▶ fetch what is missing ─▶ keep the manifest, drop what it does not name
 *
 * The manifest that is kept says that it is wished for, so the first one is kept at once; a later one takes its place only
 * when all it names is here. Never rejects.
 */
export async function keepScripture(
  { files, fetch }: KeepScriptureDeps,
  onKept: (bytes: number, totalBytes: number) => void,
): Promise<ScriptureOutcome> {
  try {
    const manifest = await askForManifest(fetch);
    const wanted = manifest && scriptureFiles(manifest.content);
    if (!manifest || !wanted) return 'unreachable';
    const note = () => files.put(CONTENT_MANIFEST_URL, new Response(manifest.text));
    if (!(await files.read(CONTENT_MANIFEST_URL))) await note();
    await fetchMissing(wanted, { files, fetch }, onKept);
    await note();
    await dropOthers(files, new Set([CONTENT_MANIFEST_URL, ...wanted.map(({ url }) => url)]));
    return 'complete';
  } catch (error) {
    return isQuotaExceeded(error) ? 'full' : 'failed';
  }
}

/** Lets all of it go. Never rejects. */
export async function removeScripture(files: KeptFiles): Promise<ScriptureOutcome> {
  try {
    await dropOthers(files, new Set());
    return 'complete';
  } catch {
    return 'failed';
  }
}

async function fetchMissing(
  wanted: readonly ScriptureFile[],
  { files, fetch }: KeepScriptureDeps,
  onKept: (bytes: number, totalBytes: number) => void,
): Promise<void> {
  const kept = await files.paths();
  const missing = wanted.filter(({ url }) => !kept.has(url));
  const totalBytes = sumBytes(wanted);
  let bytes = totalBytes - sumBytes(missing);
  onKept(bytes, totalBytes);
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    const ends = await Promise.allSettled(
      missing.slice(at, at + AT_ONCE).map(async (file) => {
        await keepFile(file.url, { files, fetch });
        bytes += file.bytes;
        onKept(bytes, totalBytes);
      }),
    );
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }
}

async function keepFile(url: string, { files, fetch }: KeepScriptureDeps): Promise<void> {
  const response = await fetch(url, {});
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}.`);
  const headers = { 'content-type': response.headers.get('content-type') ?? '' };
  await files.put(url, new Response(await response.blob(), { headers }));
}

async function dropOthers(files: KeptFiles, stays: ReadonlySet<string>): Promise<void> {
  for (const path of await files.paths()) if (!stays.has(path)) await files.drop(path);
}
