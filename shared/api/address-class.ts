/**
 * What stands behind an address under `/api`, by which it is decided who may ask for it (attack A28):
 *
 * - `probe`: says nothing about anybody; a monitor asks, and a browser may open it.
 * - `public`: says the same to everybody; a visitor has nobody to name, and a payment provider no browser.
 * - `session`: begins, ends or looks at a session; before it there is nobody to name, after it nobody is left to.
 * - `stream`: an EventSource can't set headers, so it names the person in its address.
 * - `file`: a recording or picture; an element that shows one can't set headers, and its id can't be guessed.
 * - `personal`: everything else. The request names its person in `x-user-id`.
 */
export type AddressClass = 'probe' | 'public' | 'session' | 'stream' | 'file' | 'personal';

const READS = /^(GET|HEAD)$/;

const CLASSES: readonly (readonly [AddressClass, method: RegExp, path: RegExp])[] = [
  ['probe', READS, /^\/api\/(health|ready)$/],
  ['public', READS, /^\/api\/(contact|companion)$/],
  ['public', /^POST$/, /^\/api\/stripe\/webhook$/],
  ['session', /^/, /^\/api\/auth\//],
  ['stream', READS, /^\/api\/sync\/v1\/stream$/],
  ['file', READS, /^\/api\/(media|profile\/image)\/[^/]+$/],
];

/** The class of a request under `/api`. What is not known is personal. */
export function classOfAddress(method: string, path: string): AddressClass {
  const found = CLASSES.find(([, methods, paths]) => methods.test(method) && paths.test(path));
  return found?.[0] ?? 'personal';
}
