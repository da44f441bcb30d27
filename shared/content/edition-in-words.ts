import { formatDateInZone } from '../domain/format-date-in-zone';
import { type LegalEdition, latestEdition } from './legal-editions';

/** `Version 3.1, last updated November 23, 2026`. Apart from the editions: those are loaded before sign-in. */
export function editionInWords(editions: readonly [LegalEdition, ...LegalEdition[]]): string {
  const { version, date } = latestEdition(editions);
  const written = formatDateInZone(new Date(`${date}T00:00:00Z`), 'UTC');
  return `Version ${version}, last updated ${written}`;
}
