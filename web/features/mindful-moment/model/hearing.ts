import type { MindfulMoment } from '../../../../shared/content/pack';
import { keepPreference, readPreference } from '../../../platform/preference';
import type { Hearing } from './practice';

const SOUND = 'mindfulSound';
const BELL = 'mindfulBell';

/** Whether a bell may end it: one that leads to sleep ends in silence. */
export function mayRing({ category }: Pick<MindfulMoment, 'category'>): boolean {
  return category !== 'sleep';
}

/** What the person wanted to hear the last time; both, before they said otherwise. */
export function readHearing(moment: Pick<MindfulMoment, 'category'>): Hearing {
  return {
    sound: readPreference(SOUND) !== 'off',
    bell: mayRing(moment) && readPreference(BELL) !== 'off',
  };
}

/** Remembers what the person wants to hear; of a moment that may not ring, the sound alone. */
export function keepHearing(moment: Pick<MindfulMoment, 'category'>, hearing: Hearing): void {
  keepPreference(SOUND, hearing.sound ? 'on' : 'off');
  if (mayRing(moment)) keepPreference(BELL, hearing.bell ? 'on' : 'off');
}
