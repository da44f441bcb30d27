import type { ExportedRecording } from '../../../shared/api/export';
import type { RecordingsOverview } from './queries';

/** `2.4 MB`, `850 kB`. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** What the zip will hold, said beforehand; undefined where there is nothing to add. */
export function beforeZip({ elsewhere }: RecordingsOverview, online: boolean): string | undefined {
  if (elsewhere === 0) return undefined;
  const isOne = elsewhere === 1;
  const some = isOne ? 'One recording isn’t' : `${elsewhere} recordings aren’t`;
  const them = isOne ? 'it' : 'them';
  return online
    ? `${some} on this device. We’ll download ${them} for the zip.`
    : `${some} on this device. You’re offline, so the zip will only list ${them}.`;
}

/** What the zip came to hold, said afterwards. */
export function afterZip(recordings: readonly ExportedRecording[]): string {
  const missing = recordings.flatMap((recording) =>
    'missing' in recording ? [recording.missing] : [],
  );
  const included = recordings.length - missing.length;
  const parts = [`${recordingsInWords(included)} in the zip.`];
  const offline = missing.filter((why) => why === 'OFFLINE').length;
  const lost = missing.length - offline;
  if (offline > 0) {
    parts.push(
      `${recordingsInWords(offline)} not included because you’re offline. Export again when you’re online.`,
    );
  }
  if (lost > 0) parts.push(`${recordingsInWords(lost)} neither on this device nor on our server.`);
  return parts.join(' ');
}

function recordingsInWords(count: number): string {
  return count === 1 ? '1 recording is' : `${count} recordings are`;
}
