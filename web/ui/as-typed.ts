/** For names, codes and passwords: a phone would begin them with a capital and correct them. */
export const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
