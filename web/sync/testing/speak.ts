import type { Random } from '../../../shared/testing/random';
import { type SimTab, unlessRefused } from './sim-device';
import type { Spoken } from './spoken';

/** The form that recordings belong to until a record keeps them. */
const NEW_ENTRY = 'journal:new';
/** How a WebM file begins: by this the server tells what it is. */
const WEBM_HEAD = [0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0xf7, 0x81];
const LONGEST_CHUNK_BYTES = 90;

/**
 * Records something, or finds what was recorded before and no record keeps, and keeps it. Undefined if it is left at that,
 * or the process or the disk gives up on the way.
 */
export async function speak(
  tab: SimTab,
  random: Random,
  spoken: Spoken,
): Promise<string | undefined> {
  const { media } = tab.store;
  const [left] = random.chance(0.5) ? await media.unkept(NEW_ENTRY) : [];
  const id = left?.id ?? (await record(tab, random, spoken));
  if (id === undefined || random.chance(0.1)) return undefined;
  const keeping = media.keep(id).then(() => true);
  if (!(await unlessRefused(tab.killer, keeping))) return undefined;
  spoken.noteKept(id);
  return id;
}

/** What a full disk refuses is written with the next chunk or at the end; the recorder goes on. */
async function record(
  { store, killer }: SimTab,
  random: Random,
  spoken: Spoken,
): Promise<string | undefined> {
  const { media } = store;
  const id = await unlessRefused(killer, media.begin(NEW_ENTRY, 'audio/webm'));
  if (id === undefined) return undefined;
  let unheard = '';
  for (const chunk of speech(random)) {
    unheard += toHex(chunk.buffer);
    const writing = media.append(id, new Blob([chunk]), 1_000).then(() => true);
    if (!(await unlessRefused(killer, writing))) continue;
    spoken.noteHeard(id, unheard);
    unheard = '';
  }
  const finished = await unlessRefused(killer, media.finish(id));
  if (finished) spoken.noteHeard(id, unheard);
  return finished?.id;
}

/** What somebody says, in chunks as a recorder delivers them. */
function speech(random: Random): Uint8Array<ArrayBuffer>[] {
  const chunks = Array.from({ length: 1 + random.below(4) }, () =>
    Uint8Array.from({ length: 1 + random.below(LONGEST_CHUNK_BYTES) }, () => random.below(256)),
  );
  return [Uint8Array.from(WEBM_HEAD), ...chunks];
}

export function toHex(bytes: ArrayBuffer): string {
  return Buffer.from(bytes).toString('hex');
}
