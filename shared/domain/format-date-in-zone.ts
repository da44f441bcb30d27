/**
 * The date of a moment in an IANA time zone, as letters and legal texts have it: 'November 23, 2026'. Throws RangeError on an
 * unknown zone.
 */
export function formatDateInZone(moment: number | Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(moment);
}
