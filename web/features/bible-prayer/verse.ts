/** The verse beside the form, from the World English Bible. */
export const VERSE = {
  reference: 'Psalm 145:18',
  text: 'Yahweh is near to all those who call on him, to all who call on him in truth.',
} as const;
