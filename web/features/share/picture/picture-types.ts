/** The pictures that everybody may choose from (spec section 2). */
export const PICTURE_TYPES = ['daily-devotional', 'weekly-progress', 'journey-update'] as const;
/** What a picture can show: one of those, an achievement, a prayer, or verses of the Bible. */
export type PictureType = (typeof PICTURE_TYPES)[number] | 'achievement' | 'prayer' | 'passage';

export const PICTURE_NAMES: Readonly<Record<PictureType, string>> = {
  'daily-devotional': 'Daily Devotional',
  'weekly-progress': 'Weekly Progress',
  'journey-update': 'Journey Update',
  achievement: 'Achievement',
  prayer: 'Prayer',
  passage: 'Verses',
};

/**
 * A picture's file name, by type and local time (spec section 9): `journey-update-2026-11-20-061205.png` at a moment for
 * someone `utcOffsetMinutes` east of UTC.
 */
export function pictureFileName(
  type: PictureType,
  epochMs: number,
  utcOffsetMinutes: number,
): string {
  const local = new Date(epochMs + utcOffsetMinutes * 60_000).toISOString();
  return `${type}-${local.slice(0, 10)}-${local.slice(11, 19).replaceAll(':', '')}.png`;
}
