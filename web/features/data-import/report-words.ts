import type { ReadExport } from '../../../shared/api/read-export';
import { formatList } from '../../../shared/domain/format-list';
import type { ImportReport } from './take-in';

/** One line of what an import came to. */
export interface ReportLine {
  readonly label: string;
  readonly count: number;
}

/** What was brought in and what was not, in the order in which it matters; what is none of is left out. */
export function reportLines(
  { records, drafts, recordings, photos }: ImportReport,
  { unreadable }: ReadExport,
): ReportLine[] {
  const lines = [
    { label: 'Imported', count: records.added },
    { label: 'Merged with entries here', count: records.merged },
    { label: 'Already here', count: records.known },
    { label: 'Recordings imported', count: recordings.restored },
    { label: 'Recordings already here', count: recordings.present },
    { label: 'Photos imported', count: photos.restored },
    { label: 'Photos already here', count: photos.present },
    { label: 'Unsaved drafts imported', count: drafts },
    { label: 'Deleted here since, skipped', count: records.deleted },
    { label: 'Unreadable, skipped', count: unreadable },
    { label: 'Damaged recordings, skipped', count: recordings.damaged },
    { label: 'Damaged photos, skipped', count: photos.damaged },
    { label: 'Recordings not in the file', count: recordings.absent },
    { label: 'Photos not in the file', count: photos.absent },
  ];
  return lines.filter(({ count }) => count > 0);
}

/** What follows from what was left out; undefined where nothing does. */
export function reportNote({ records, recordings, photos }: ImportReport): string | undefined {
  const damaged = whatOf(recordings.damaged, photos.damaged);
  const absent = whatOf(recordings.absent, photos.absent);
  const notes = [
    records.deleted > 0 &&
      'What you deleted here after the export stays deleted. It’s still in the file.',
    damaged &&
      `Damaged ${damaged} have changed since they were exported. Another copy of the file may have them intact.`,
    absent &&
      `The JSON file only lists ${absent}. A zip includes them, except what couldn’t be downloaded.`,
  ];
  return notes.filter(Boolean).join(' ') || undefined;
}

function whatOf(recordings: number, photos: number): string {
  const damaged = [recordings > 0 && 'recordings', photos > 0 && 'photos'];
  return formatList(damaged.filter((word) => word !== false));
}
