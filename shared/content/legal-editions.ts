/** One text of a legal page, by the version and date that stand above it. */
export interface LegalEdition {
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** SHA-256 of the page's words, which a test compares. */
  readonly sha256: string;
}

/**
 * Every text that people were shown since these are counted, the present one last. A text that changes gets a new line; one
 * that was released is never edited. A new policy asks everybody again for their consent to keep what they write.
 */
export const LEGAL_EDITIONS = {
  policy: [
    {
      version: '3.1',
      date: '2026-11-23',
      sha256: 'f6a30649b651ca2456d95d1dfc93c89eeffe09b23bfb7764376b4d5a4e8121ec',
    },
  ],
  terms: [
    {
      version: '1.1',
      date: '2026-11-23',
      sha256: 'eced98bdf33b0548a2843c2021ef5ffaa45c5cf4996dc67c90c94c1c4a593ff4',
    },
  ],
} as const satisfies Readonly<Record<string, readonly [LegalEdition, ...LegalEdition[]]>>;

/** The version of the policy that people are asked to agree to. */
export const POLICY_VERSION: string = lastOf(LEGAL_EDITIONS.policy).version;

/** `Version 3.1, last updated November 23, 2026`. */
export function editionInWords(editions: readonly [LegalEdition, ...LegalEdition[]]): string {
  const { version, date } = lastOf(editions);
  const day = new Date(`${date}T00:00:00Z`);
  const written = day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return `Version ${version}, last updated ${written}`;
}

function lastOf(editions: readonly [LegalEdition, ...LegalEdition[]]): LegalEdition {
  return editions.at(-1) ?? editions[0];
}
