/** The verse beside the form, from the World English Bible. */
export const VERSE = {
  reference: 'Psalm 34:8',
  text: 'Oh taste and see that Yahweh is good. Blessed is the man who takes refuge in him.',
} as const;
