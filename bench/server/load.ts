/** What came of asking again and again. */
export interface Load {
  readonly perSecond: number;
  /** Of each request, milliseconds. */
  readonly latencies: number[];
}

/** Asks with so many at once, each as soon as its last one is answered, for `durationMs`. Rejects with the first failure. */
export async function runLoad(
  durationMs: number,
  concurrency: number,
  ask: (number: number) => Promise<unknown>,
): Promise<Load> {
  const latencies: number[] = [];
  const begun = performance.now();
  let asked = 0;
  const keepAsking = async () => {
    for (let at = performance.now(); at - begun < durationMs; ) {
      await ask(asked++);
      const now = performance.now();
      latencies.push(now - at);
      at = now;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, keepAsking));
  const seconds = (performance.now() - begun) / 1000;
  return { perSecond: latencies.length / seconds, latencies };
}
