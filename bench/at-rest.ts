/** In the page: waits until what the app does after its start is done; on a machine with other work, not for ever. */
export async function atRest(): Promise<void> {
  const [REST_MS, AT_MOST_MS] = [2_000, 15_000];
  const begunAt = performance.now();
  let busyUntil = performance.now();
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) busyUntil = startTime + duration;
  });
  observer.observe({ type: 'longtask' });
  while (performance.now() - Math.min(busyUntil, begunAt + AT_MOST_MS) < REST_MS) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  observer.disconnect();
}
