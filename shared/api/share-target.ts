/** Where another app's share sheet posts what is shared with this one (`share_target` of the web app manifest). */
export const SHARE_TARGET = '/share-target';

/** The fields it posts, each absent or blank where the other app has nothing for it. */
export const SHARE_FIELDS = ['title', 'text', 'url'] as const;

/** Where a share leads on to. What stands behind `#` is a note for the page alone. */
export const SHARE_LEADS_TO = {
  /** It is a draft of the journal's new page. */
  kept: '/journal?new',
  /** Nobody is signed in here, so there is nobody's journal to keep it in: sign-in, and from there the new page. */
  nobody: '/share-target#share-again',
  failed: '/journal#share-again',
} as const;

/** The note that a share was not taken in. */
export const SHARE_AGAIN = '#share-again';
