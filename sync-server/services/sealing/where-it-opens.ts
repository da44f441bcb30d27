import { SealBrokenError } from './keys';

/** What was sealed, or undefined where it no longer opens: one damaged thing must not hold up the others. */
export async function whereItOpens<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof SealBrokenError) return undefined;
    throw error;
  }
}
