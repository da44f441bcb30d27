/** Calls back whenever the person comes back to the page. Returns the function that ends it. */
export function onReturn(listener: () => void): () => void {
  const shown = () => {
    if (document.visibilityState === 'visible') listener();
  };
  addEventListener('focus', listener);
  addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', shown);
  return () => {
    removeEventListener('focus', listener);
    removeEventListener('pageshow', listener);
    document.removeEventListener('visibilitychange', shown);
  };
}
