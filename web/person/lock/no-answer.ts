/** A disk that is slow answers in a second or two. */
const ANSWERS_WITHIN_MS = 10_000;

/** The browser gave no answer about the lock in time (I26). */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/**
 * Resolves or rejects as `work` does; rejects with a `NoAnswerError` where that takes longer than ten seconds (I26). IndexedDB may
 * never answer: a browser has a fault, or a page of another version keeps a database from being opened. `work` goes on.
 */
export async function answered<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError()), ANSWERS_WITHIN_MS);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
