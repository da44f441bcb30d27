import { expect, type Locator } from '@playwright/test';

/**
 * Waits until the clock in `bar` shows at least so many seconds of voice; resolves with how many. A busy machine may show no
 * one second for long enough to be seen.
 */
export async function hasSpoken(bar: Locator, seconds: number): Promise<number> {
  let shown = 0;
  await expect
    .poll(
      async () => {
        shown = secondsIn(await bar.textContent());
        return shown;
      },
      { message: `seconds of voice on the clock`, timeout: (seconds + 30) * 1_000 },
    )
    .toBeGreaterThanOrEqual(seconds);
  return shown;
}

/** The first time of day or length in a text, as `1:05`, in seconds; 0 where there is none. */
export function secondsIn(text: string | null): number {
  const [, minutes = '0', seconds = '0'] = /(\d+):(\d\d)/.exec(text ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
}
