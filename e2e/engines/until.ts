const EVERY_MS = 100;
const WITHIN_MS = 30_000;

/**
 * Asks again and again until there is an answer other than undefined and false. A page that is just being left can't be
 * asked: an error counts as no answer yet, and is told when the time is over.
 */
export async function until<Value>(
  awaited: string,
  ask: () => Promise<Value>,
): Promise<Exclude<Value, undefined | false>> {
  const end = Date.now() + WITHIN_MS;
  let refused: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer) return answer as Exclude<Value, undefined | false>;
      refused = undefined;
    } catch (error) {
      refused = error;
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  throw new Error(`Waited ${WITHIN_MS / 1_000} s in vain for ${awaited}.`, { cause: refused });
}
