import type { Page } from '@playwright/test';

/** Presses the first of what a selector finds; milliseconds until the frame after the one in which the awaited is there. */
export function pressAndWait(page: Page, pressed: string, awaited: string): Promise<number> {
  return page.evaluate(
    (given) =>
      new Promise<number>((resolve) => {
        // No named function: tsx would call a helper that the page does not have.
        const watch = {
          pressedAt: performance.now(),
          look() {
            const isThere = document.querySelector(given.awaited) !== null;
            requestAnimationFrame(() =>
              isThere ? resolve(performance.now() - this.pressedAt) : this.look(),
            );
          },
        };
        document.querySelector<HTMLElement>(given.pressed)?.click();
        watch.look();
      }),
    { pressed, awaited },
  );
}
