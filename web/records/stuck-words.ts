/** What helps where the browser does not finish installing the service worker (`installIsStuck`). */
export const STUCK_WORDS =
  'The browser hasn’t finished preparing the app for offline use. Close the app or browser completely, then open it again. What you write is saved on this device either way.';
