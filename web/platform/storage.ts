/** What the browser answered when asked not to evict this site's data. */
export type Persistence = 'granted' | 'denied' | 'unsupported';

/** Asks the browser to keep what is stored here even when space runs low. Never throws. */
export async function askToPersist(): Promise<Persistence> {
  try {
    if (!navigator.storage?.persist) return 'unsupported';
    return (await navigator.storage.persist()) ? 'granted' : 'denied';
  } catch {
    return 'unsupported';
  }
}

/** Whether the browser has promised to keep what is stored here; null where it won't say. */
export async function isPersisted(): Promise<boolean | null> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return null;
  }
}

/** Bytes used and allowed, or null where the browser won't say. */
export async function estimateSpace(): Promise<{ usedBytes: number; quotaBytes: number } | null> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return usage === undefined || quota === undefined
      ? null
      : { usedBytes: usage, quotaBytes: quota };
  } catch {
    return null;
  }
}
