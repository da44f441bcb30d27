import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Reminder {
  readonly personId: string;
  /** `HH:MM`, wherever the person is. */
  readonly time: string;
  /** The first day it rings, `YYYY-MM-DD`. */
  readonly firstDay: string;
  /** When the file is made, milliseconds since the epoch. */
  readonly madeAt: number;
  /** Where the app is. */
  readonly address: string;
}

const MINUTE_MS = 60_000;
const LINE_OCTETS = 75;

/**
 * A daily reminder as a calendar file (RFC 5545). Its time is floating, so it rings at that hour in every zone. A later file
 * of the same person is the same event in a newer version.
 */
export function reminderCalendar({ personId, time, firstDay, madeAt, address }: Reminder): string {
  const stamp = utcTime(madeAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Choose Wholeness//Daily reminder//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${uidOf(personId)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${Math.floor(madeAt / MINUTE_MS)}`,
    `DTSTART:${firstDay.replaceAll('-', '')}T${time.replace(':', '')}00`,
    'DURATION:PT15M',
    'RRULE:FREQ=DAILY',
    `SUMMARY:${escapeText('Choose Wholeness')}`,
    `DESCRIPTION:${escapeText(`Take 5 minutes to read, check in, and write.\n${address}`)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escapeText('Choose Wholeness')}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** The same for a person in every file, and says nothing of who it is. */
function uidOf(personId: string): string {
  const hash = bytesToHex(sha256(utf8ToBytes(`choose-wholeness daily reminder ${personId}`)));
  return `${hash.slice(0, 32)}@choose-wholeness`;
}

function utcTime(epochMs: number): string {
  return new Date(epochMs).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** TEXT of RFC 5545, section 3.3.11. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** At most 75 octets a line (section 3.1), never cut within a letter. */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const size = utf8ToBytes(letter).length;
    if (octets + size > LINE_OCTETS) {
      folded.push(part);
      part = ' ';
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...folded, part].join('\r\n');
}
