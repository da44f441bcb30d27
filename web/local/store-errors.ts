import { LocalStoreError } from './contract';

/**
 * Tells a full disk from any other failure (F2). Browsers wrap the reason: Chromium aborts the transaction and hides
 * the `QuotaExceededError` inside the `AbortError`, Dexie and RxDB wrap once more.
 */
export function toLocalStoreError(error: unknown): LocalStoreError {
  if (error instanceof LocalStoreError) return error;
  return new LocalStoreError(isQuotaExceeded(error) ? 'QUOTA_EXCEEDED' : 'STORE_FAILED', error);
}

/** Whether a failure says, at whatever depth, that there is no space left. */
export function isQuotaExceeded(error: unknown): boolean {
  return hasQuotaName(error, new Set());
}

const WRAPPERS = ['cause', 'inner', 'error', 'parameters', 'failures', 'target'];

function hasQuotaName(error: unknown, seen: Set<unknown>): boolean {
  if (typeof error === 'string') return error.includes('QuotaExceeded');
  if (typeof error !== 'object' || error === null || seen.has(error)) return false;
  seen.add(error);
  const { name, message } = error as { name?: unknown; message?: unknown };
  if (name === 'QuotaExceededError') return true;
  if (typeof message === 'string' && message.includes('QuotaExceeded')) return true;
  const fields = error as Readonly<Record<string, unknown>>;
  const inner = Array.isArray(error)
    ? error
    : [...WRAPPERS.map((key) => fields[key]), ...Object.values(fields.failuresByPos ?? {})];
  return inner.some((cause) => hasQuotaName(cause, seen));
}
