/** What shared/content/VOICE.md asks not to be said, with what to write in its place. */
export const IDIOMS: readonly (readonly [pattern: RegExp, write: string])[] = [
  [
    /\b(?:there is|without|needs) (?:a|no) (?:connection|network)\b/i,
    'you’re online, you’re offline',
  ],
  [/\bno (?:connection|network|signal)\b|\bwant of a network\b/i, 'you’re offline'],
  [/\bjust now\b/i, 'right now, currently, or nothing'],
  [/\bby itself\b/i, 'we’ll keep trying, automatically, or nothing'],
  [
    /\b(?:will|would) stand\b|\bstands? here\b|\bas (?:it|they) stands?\b/i,
    'appears here, as it is',
  ],
  [/\bhow it stood\b|\bstood when\b/i, 'Last updated …'],
  [/\bshows here\b|\bshows once\b/i, 'you’ll see it here'],
  [/(?<!for )\bletters?\b(?! for| or digit|, digit)|\bmails?\b(?! server|\.)/i, 'email'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\banew\b/i, 'again'],
  [/\bnothing waits\b|\bwaits? on\b/i, 'everything is synced, isn’t synced yet'],
  [
    /\bserver (?:does not|doesn’t|did not|didn’t) take\b|\bserver takes\b/i,
    'it can’t be synced, and why',
  ],
  [/\b(?:keep|kept|left|stays?) (?:\S+ )?sealed\b|\bsealed words\b/i, 'locked'],
  [/\b(?:link|code|invite|session|subscription) (?:is|was) over\b/i, 'has expired, has ended'],
  [/\bis out until\b/i, 'works until'],
  [/\bleads? nowhere\b/i, 'will stop working'],
  [/\bare led to\b/i, 'you’ll go there next'],
  [/\bnot (?:told|promised)\b/i, 'not available, no'],
  [/\b(?:out of|in) reach\b/i, 'we can’t reach it, connected'],
  [/\blet (?:it|them) go\b|\blets? go of\b/i, 'discard, delete'],
  [/\b(?:bring|brings|bringing|brought) (?:it |them |a file )?in\b/i, 'import'],
  [/\b(?:go|goes|went|going) on\b/i, 'continue'],
  [/\bof (?:your|one’s) own\b|\byour own way\b/i, 'your, yours'],
  [/\byou may\b/i, 'you can'],
  [/\bneed not\b|\bneedn[’']t\b/i, 'don’t have to'],
  [/\blies? behind (?:you|us)\b/i, 'is behind you'],
  [/\bso as to\b|\bbesides\b/i, 'to, also'],
  [/, for (?:it|they|there|you|nobody|no one)\b/i, 'because'],
  [/\blog(?:s|ged|ging)? ?(?:in|out)\b|\blogout\b/i, 'sign in, sign out'],
  [/\btellings\b|\bone telling\b/i, 'version'],
  [/\b(?:takes?|took) the place of\b/i, 'replaces'],
  [/\bput away\b/i, 'remove, close'],
  [/\b(?:are|is) written to\b/i, 'we’ll email'],
  [/\bcan not\b/i, 'can’t'],
  [/—/, 'a comma or a period'],
  [
    /\b(?:cancelled|cancelling|favourite|grey|counsellor|judgement)\b|\b(?:organ|anonym|recogn|real)is(?:e|ed|ation|ing)\b/i,
    'the American spelling',
  ],
];

/** Folders and files that are not searched. */
export const NOT_READ: readonly { readonly path: string; readonly why: string }[] = [
  { path: 'scripts/lib/idioms.ts', why: 'this list' },
  { path: 'shared/companion/care/', why: 'patterns that are looked for in what people write' },
  { path: 'shared/companion/retrieval/stop-words.ts', why: 'words that a search leaves out' },
  { path: 'sync-server/services/companion/write-prompt.ts', why: 'a model reads it' },
  { path: 'sync-server/store/', why: 'SQL, and errors for developers' },
];

/** Words with an idiom that stay, in the file they are in. */
export const EXCEPTIONS: readonly {
  readonly file: string;
  readonly words: string;
  readonly why: string;
}[] = [
  { file: 'scripts/seed/words.ts', words: 'I wrote the letter', why: 'a letter on paper' },
  { file: 'web/app/shell/account-menu.tsx', words: 'Logout', why: 'spec quotes' },
  { file: 'web/app/shell/rail.tsx', words: 'Logout', why: 'spec quotes' },
  {
    file: 'web/features/journal/commands.ts',
    words: 'You must be logged in to save journal entries.',
    why: 'spec quotes',
  },
  {
    file: 'web/ui/install-words.ts',
    words: 'Installation Cancelled',
    why: 'spec quotes',
  },
  {
    file: 'web/features/prayer-circles/model/words.ts',
    words: 'just now',
    why: 'a moment in the past',
  },
  { file: 'web/gallery/overlays.tsx', words: 'Logout', why: 'shows what the spec quotes' },
  { file: 'web/ui/format/durations.ts', words: 'just now', why: 'a moment in the past' },
];
