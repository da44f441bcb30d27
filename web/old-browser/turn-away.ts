/** Built beside the start guard, for browsers that the app is not. Both are in the worker's cache. */
const PAGE = { script: '/old-browser.js', style: '/old-browser.css' };

/** Shows in place of the app that this browser is too old for it. `sayPlainly` is called where not even that can be shown. */
export function turnAway(sayPlainly: () => void): void {
  // Ends the reading of the document: nothing of the app is fetched, and nothing of it runs.
  window.stop();
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = PAGE.style;
  const script = document.createElement('script');
  script.src = PAGE.script;
  script.onerror = sayPlainly;
  document.head.append(style, script);
}
