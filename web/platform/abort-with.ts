/**
 * Aborts `controller` as soon as `signal` is. Returns the function that ends this. `AbortSignal.any` would do it too, but
 * only from Chrome 116 and Safari 17.4 on.
 */
export function abortWith(signal: AbortSignal, controller: AbortController): () => void {
  const follow = () => controller.abort(signal.reason);
  if (signal.aborted) follow();
  signal.addEventListener('abort', follow);
  return () => signal.removeEventListener('abort', follow);
}
