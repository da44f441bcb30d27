import {
  CONFIRMED_AT_HEADER,
  planWindow,
  type WindowPlan,
  type WindowWish,
} from '../../shared/content/offline-window';
import { CONTENT_MANIFEST_URL } from '../../shared/content/pack';
import type { WindowOutcome } from '../../web/content/offline-window/contract';
import { isQuotaExceeded } from '../../web/records/storage/store-errors';
import { askForManifest } from './ask-for-manifest';
import type { KeptFiles } from './kept-files';

/** What the window is kept with. */
export interface KeepDeps {
  readonly text: KeptFiles;
  readonly audio: KeptFiles;
  readonly fetch: typeof fetch;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** One run of keeping the window. */
interface Run extends KeepDeps {
  readonly signal: AbortSignal;
  /** Something on the device has changed. */
  readonly onKept: () => void;
}

const AT_ONCE = 6;

/**
 * Makes what is on the device what is wished for. Every step may be repeated, so a worker that is stopped anywhere goes on
 * where it was at the next wish:
 *
 *   ask for the manifest ─▶ fetch missing text ─▶ keep the manifest, drop other text ─▶ drop other sound ─▶ fetch sound
 *
 * A new pack replaces the old one without a gap: the manifest that is kept is the last whose text is all here. Where there
 * is no room, sound that is needed later makes way for what is needed sooner. Never rejects.
 */
export async function keepWindow(
  wish: WindowWish,
  deps: KeepDeps,
  signal: AbortSignal,
  onKept: () => void,
): Promise<WindowOutcome> {
  const run = { ...deps, signal, onKept };
  try {
    const manifest = await askForManifest(run.fetch, signal);
    const outcome = manifest
      ? await keepPlan(planWindow(manifest.content, wish), manifest.text, run)
      : 'unreachable';
    await Promise.all([run.text.expire(), run.audio.expire()]);
    return outcome;
  } catch (error) {
    if (signal.aborted) return 'superseded';
    return isQuotaExceeded(error) ? 'full' : 'failed';
  }
}

async function keepPlan(plan: WindowPlan, manifest: string, run: Run): Promise<WindowOutcome> {
  await keepText(plan, manifest, run);
  await keepAudio(plan, run);
  // What came later may have taken the room of what was there.
  const kept = await run.audio.paths();
  return plan.audioToFetch.every((path) => kept.has(path)) ? 'complete' : 'full';
}

async function keepText(plan: WindowPlan, manifest: string, run: Run): Promise<void> {
  const { text } = run;
  // The very first has nothing to replace, and makes readable what has come if the network goes.
  if (!(await text.read(CONTENT_MANIFEST_URL))) await putManifest(plan, manifest, run);
  const kept = await text.paths();
  const missing = plan.text.filter((path) => !kept.has(path));
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    const some = missing.slice(at, at + AT_ONCE);
    const ends = await Promise.allSettled(some.map((path) => keepFile(path, text, plan, run)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }
  await putManifest(plan, manifest, run);
  await text.confirm(plan.text);
  await dropOthers(text, [CONTENT_MANIFEST_URL, ...plan.text]);
  run.onKept();
}

function putManifest(plan: WindowPlan, manifest: string, run: Run): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    [CONFIRMED_AT_HEADER]: String(run.now()),
  };
  return putInRoom(CONTENT_MANIFEST_URL, new Blob([manifest]), headers, run.text, plan, run);
}

async function keepAudio(plan: WindowPlan, run: Run): Promise<void> {
  const { audio } = run;
  await dropOthers(audio, plan.audio);
  const kept = await audio.paths();
  await audio.confirm(kept);
  for (const path of plan.audioToFetch) {
    if (kept.has(path)) continue;
    await keepFile(path, audio, plan, run);
    run.onKept();
  }
}

async function dropOthers(files: KeptFiles, wanted: readonly string[]): Promise<void> {
  const stays = new Set(wanted);
  for (const path of await files.paths()) if (!stays.has(path)) await files.drop(path);
}

async function keepFile(path: string, files: KeptFiles, plan: WindowPlan, run: Run): Promise<void> {
  // What a screen asks for meanwhile goes first.
  const response = await run.fetch(path, { signal: run.signal, priority: 'low' });
  if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}.`);
  const headers = { 'content-type': response.headers.get('content-type') ?? '' };
  await putInRoom(path, await response.blob(), headers, files, plan, run);
}

/** Puts a file, giving up sound that is needed later for as long as there is no room. */
async function putInRoom(
  path: string,
  bytes: Blob,
  headers: Record<string, string>,
  files: KeptFiles,
  plan: WindowPlan,
  run: Run,
): Promise<void> {
  for (;;) {
    try {
      return await files.put(path, new Response(bytes, { headers }));
    } catch (error) {
      if (!isQuotaExceeded(error) || !(await giveUpLaterThan(path, plan, run))) throw error;
    }
  }
}

/** Drops the sound that is needed last, if there is any that is needed less than this file. */
async function giveUpLaterThan(path: string, plan: WindowPlan, { audio }: Run): Promise<boolean> {
  const kept = await audio.paths();
  const outside = [...kept].filter((each) => !plan.audio.includes(each));
  const byNeed = [...plan.audio, ...outside];
  const last = byNeed.slice(byNeed.indexOf(path) + 1).findLast((each) => kept.has(each));
  if (last === undefined) return false;
  await audio.drop(last);
  return true;
}
