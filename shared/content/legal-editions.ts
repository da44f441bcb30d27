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
      sha256: 'a84f705764eb702d037eb37650929908dbe565bbafd547c9df121bbde8e2fea0',
    },
    {
      version: '3.2',
      date: '2026-11-26',
      sha256: '8b921bed72df1929cefebe08c2ae41e782a8ac3d009ea5871bcf7d3d8dcd0f63',
    },
    {
      version: '3.3',
      date: '2026-11-26',
      sha256: 'e7aedbaf2fd2ef0c93ae106a0c7191e788d948cc61670998ab2639a355628e50',
    },
    {
      version: '3.4',
      date: '2026-11-27',
      sha256: 'bce164eb751377d5fffe4d3ae1a1f17ced57834c58b94099a61588fbd0c7e45e',
    },
  ],
  terms: [
    {
      version: '1.1',
      date: '2026-11-23',
      sha256: '153b5153fce5613b2202347fe4b9394ef3d151f9aa79dbf49c38d18d3f16907e',
    },
  ],
} as const satisfies Readonly<Record<string, readonly [LegalEdition, ...LegalEdition[]]>>;

/** The version of the policy that people are asked to agree to. */
export const POLICY_VERSION: string = latestEdition(LEGAL_EDITIONS.policy).version;

/** The edition that stands now. */
export function latestEdition(editions: readonly [LegalEdition, ...LegalEdition[]]): LegalEdition {
  return editions.at(-1) ?? editions[0];
}
