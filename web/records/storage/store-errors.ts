import { LocalStoreError } from '../contract';

/**
 * Tells a full disk (F2), a newer version's databases (F13) and rows sealed with a key that is not here (I3) from any other failure. Browsers wrap the reason: Chromium aborts the transaction and hides
 * the `QuotaExceededError` inside the `AbortError`, Dexie and RxDB wrap once more.
 */
export function toLocalStoreError(error: unknown): LocalStoreError {
  if (error instanceof LocalStoreError) return error;
  if (isQuotaExceeded(error)) return new LocalStoreError('QUOTA_EXCEEDED', error);
  if (says(error, 'SealedRowError')) return new LocalStoreError('LOCKED', error);
  return new LocalStoreError(says(error, 'ReplacedError') ? 'REPLACED' : 'STORE_FAILED', error);
}

/** Whether a failure says, at whatever depth, that there is no space left. */
export function isQuotaExceeded(error: unknown): boolean {
  return says(error, 'QuotaExceeded');
}

const WRAPPERS = ['cause', 'inner', 'error', 'parameters', 'failures', 'target'];

/** Whether an error, or one inside it, has this in its name or message. */
function says(error: unknown, word: string, seen = new Set<unknown>()): boolean {
  if (typeof error === 'string') return error.includes(word);
  if (typeof error !== 'object' || error === null || seen.has(error)) return false;
  seen.add(error);
  const { name, message } = error as { name?: unknown; message?: unknown };
  if ([name, message].some((text) => typeof text === 'string' && text.includes(word))) return true;
  const fields = error as Readonly<Record<string, unknown>>;
  const inner = Array.isArray(error)
    ? error
    : [...WRAPPERS.map((key) => fields[key]), ...Object.values(fields.failuresByPos ?? {})];
  return inner.some((cause) => says(cause, word, seen));
}
