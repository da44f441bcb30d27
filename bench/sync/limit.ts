/** A row that takes longer than this says so, and the run goes on with the next program. Milliseconds. */
export const ROW_LIMIT_MS = 60_000;

/** What stands in the figures of such a row. */
export const OVER_LIMIT = Number.POSITIVE_INFINITY;

/** What `work` gives, or undefined if it takes longer than `limitMs`; it then runs on until its page is closed. */
export async function withinLimit<Value>(
  work: Promise<Value>,
  limitMs = ROW_LIMIT_MS,
): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  // A page that is closed while it works rejects after nothing waits for it any more.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
