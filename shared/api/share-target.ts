/** Where another app's share sheet posts what is shared with this one (`share_target` of the web app manifest). */
export const SHARE_TARGET = '/share-target';

/** The fields it posts, each absent or blank where the other app has nothing for it. */
export const SHARE_FIELDS = ['title', 'text', 'url'] as const;

/** The note that a share was not taken in, for the page alone. */
export const SHARE_AGAIN = '#share-again';

/** Not taken in: who is signed out meets sign-in there, everybody else is led to {@link SHARE_ARRIVES}. */
const NOT_TAKEN = `${SHARE_TARGET}${SHARE_AGAIN}`;

/** The new page of the journal. */
export const SHARE_ARRIVES = '/journal?new';

/** Where a share leads on to. */
export const SHARE_LEADS_TO = {
  /** It is a draft of the new page. */
  kept: SHARE_ARRIVES,
  /** Nobody is signed in here, so there is nobody's journal to keep it in. */
  nobody: NOT_TAKEN,
  failed: NOT_TAKEN,
} as const;
