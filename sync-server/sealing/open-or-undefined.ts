import { SealBrokenError } from './keys';

/** What `read` opens, or undefined where it no longer opens: one damaged row must not block the others. */
export async function openOrUndefined<Value>(
  read: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof SealBrokenError) return undefined;
    throw error;
  }
}
