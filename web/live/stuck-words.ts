/** What helps where the browser does not finish installing the service worker (`installIsStuck`). */
export const STUCK_WORDS =
  'The browser has not finished getting the app ready for offline. Close the app or the browser completely and open it again, then it tries once more. What you write is kept on this device all the same.';
