import type { KeptWindow } from '../../content/kept-window';
import type { WindowStatus } from '../../content/offline-window/offline-window';

/** How it stands with the narration of the thirty mornings, in words, and what can be done. */
export interface NarrationSaid {
  readonly title: string;
  readonly note: string;
  /** `coming`: the first days, unasked. `waiting`: asked for, and goes on by itself. */
  readonly phase: 'none' | 'coming' | 'offer' | 'saving' | 'waiting' | 'stopped' | 'done';
}

const NONE =
  'There’s no narration for these days yet. Your device can read them aloud, even offline.';

/** Says it. `isOnline` as the browser believes. */
export function sayNarration(
  { state, narrateThrough }: Pick<WindowStatus, 'state' | 'narrateThrough'>,
  { narration: sum, week }: Pick<KeptWindow, 'narration' | 'week'>,
  isOnline: boolean,
): NarrationSaid {
  const here = `${megabytes(sum.keptBytes)} of ${megabytes(sum.totalBytes)} MB.`;
  if (sum.total === 0) return { title: 'Narration', note: NONE, phase: 'none' };
  if (sum.kept === sum.total) {
    return {
      title: 'Narration is ready',
      note: `${here} That’s all the narration for these days.`,
      phase: 'done',
    };
  }
  if (narrateThrough === null && state === 'keeping' && isOnline && week.kept < week.total) {
    return {
      title: 'Narration',
      note: `${here} The first seven days are downloading.`,
      phase: 'coming',
    };
  }
  if (narrateThrough === null) {
    const note = isOnline
      ? `${here} You can save the rest, too.`
      : `${here} You can save the rest when you’re back online.`;
    return { title: 'Narration', note, phase: 'offer' };
  }
  if (!isOnline || state === 'unreachable') {
    const note = `${here} We’ll continue when you’re back online.`;
    return { title: 'Saving is paused', note, phase: 'waiting' };
  }
  if (state === 'failed' || state === 'full') {
    const why =
      state === 'full' ? 'This device has no space left.' : 'We couldn’t download the rest.';
    return { title: 'Saving stopped', note: `${here} ${why}`, phase: 'stopped' };
  }
  return { title: 'Saving narration', note: `${here} You can leave this page.`, phase: 'saving' };
}

/** Whole ones, and tenths where there are few. */
function megabytes(bytes: number): number {
  const tenths = Math.round(bytes / 100_000);
  return tenths < 100 ? tenths / 10 : Math.round(tenths / 10);
}
