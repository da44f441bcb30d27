/** The verse beside the form, from the World English Bible. */
export const VERSE = {
  reference: 'Psalm 139:23',
  text: 'Search me, God, and know my heart. Try me, and know my thoughts.',
} as const;
