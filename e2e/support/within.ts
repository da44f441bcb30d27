const WITHIN_MS = 30_000;

/** As the promise; rejects with what was waited for where that takes too long. */
export async function within<Value>(
  awaited: string,
  promise: Promise<Value>,
  ms = WITHIN_MS,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    const error = new Error(`Waited ${ms / 1_000} s in vain for ${awaited}.`);
    timer = setTimeout(() => reject(error), ms);
  });
  return Promise.race([promise, tooLong]).finally(() => clearTimeout(timer));
}
