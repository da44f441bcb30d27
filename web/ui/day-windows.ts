import type { DailyFlag } from '../../shared/domain/activity';
import type { Hour } from './hour';

/** The five windows of a day: hue, name, and the room behind each. */
export const DAY_WINDOWS: Readonly<
  Record<DailyFlag, { readonly hour: Hour; readonly label: string; readonly to: string }>
> = {
  dailyDrop: { hour: 'drop', label: 'Daily Drop', to: '/daily-drop' },
  checkIn: { hour: 'check', label: 'Check-In', to: '/check-in' },
  journal: { hour: 'journal', label: 'Journal', to: '/journal' },
  nourish: { hour: 'nourish', label: 'Nourish', to: '/nourish/track' },
  bibleAndPrayer: { hour: 'prayer', label: 'Bible & Prayer', to: '/bible-prayer' },
};
