import type { ReadExport } from '../../../shared/api/read-export';
import type { ImportReport } from './take-in';

/** One line of what an import came to. */
export interface ReportLine {
  readonly label: string;
  readonly count: number;
}

/** What was brought in and what was not, in the order in which it matters; what is none of is left out. */
export function reportLines(
  { records, drafts, recordings }: ImportReport,
  { unreadable }: ReadExport,
): ReportLine[] {
  const lines = [
    { label: 'Imported', count: records.added },
    { label: 'Merged with entries here', count: records.merged },
    { label: 'Already here', count: records.known },
    { label: 'Recordings imported', count: recordings.restored },
    { label: 'Recordings already here', count: recordings.present },
    { label: 'Unsaved drafts imported', count: drafts },
    { label: 'Deleted here since, skipped', count: records.deleted },
    { label: 'Unreadable, skipped', count: unreadable },
    { label: 'Damaged recordings, skipped', count: recordings.damaged },
    { label: 'Recordings not in the file', count: recordings.absent },
  ];
  return lines.filter(({ count }) => count > 0);
}

/** What follows from what was left out; undefined where nothing does. */
export function reportNote({ records, recordings }: ImportReport): string | undefined {
  const notes = [
    records.deleted > 0 &&
      'What you deleted here after the export stays deleted. It’s still in the file.',
    recordings.damaged > 0 &&
      'Damaged recordings have changed since they were exported. Another copy of the file may have them intact.',
    recordings.absent > 0 &&
      'The JSON file lists recordings without the audio. A zip includes it, except what couldn’t be downloaded.',
  ];
  return notes.filter(Boolean).join(' ') || undefined;
}
