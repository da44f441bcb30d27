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
    { label: 'Brought in', count: records.added },
    { label: 'Joined with what was here', count: records.merged },
    { label: 'Already here', count: records.known },
    { label: 'Recordings brought in', count: recordings.restored },
    { label: 'Recordings already here', count: recordings.present },
    { label: 'Unsaved pages brought in', count: drafts },
    { label: 'Deleted here since, left out', count: records.deleted },
    { label: 'Not readable, left out', count: unreadable },
    { label: 'Recordings damaged, left out', count: recordings.damaged },
    { label: 'Recordings not in the file', count: recordings.absent },
  ];
  return lines.filter(({ count }) => count > 0);
}

/** What follows from what was left out; undefined where nothing does. */
export function reportNote({ records, recordings }: ImportReport): string | undefined {
  const notes = [
    records.deleted > 0 &&
      'What you deleted here after it was exported stays deleted. It is still in the file.',
    recordings.damaged > 0 &&
      'Damaged recordings are not what they were when they were exported. Another copy of the file may have them whole.',
    recordings.absent > 0 &&
      'The JSON file names recordings but does not hold them; a zip does, except for what could not be fetched.',
  ];
  return notes.filter(Boolean).join(' ') || undefined;
}
