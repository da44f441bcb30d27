import type { BrowserContext, Page } from '@playwright/test';

/** What a person sees of the window. */
interface Seen {
  readonly height: number;
  readonly offsetTop?: number;
  readonly scale?: number;
}

/** From the next page on, a test says what is seen of the window: no Chromium without a phone has a keyboard to lay over it. */
export async function driveVisualViewport(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const whole = { offsetTop: 0, scale: 1 };
    const seen: Record<string, number> = { ...whole };
    const viewport = new EventTarget();
    for (const name of ['height', 'offsetTop', 'scale']) {
      Object.defineProperty(viewport, name, { get: () => seen[name] ?? innerHeight });
    }
    Object.defineProperty(window, 'visualViewport', { value: viewport });
    Object.assign(globalThis, {
      see(next: Record<string, number>) {
        Object.assign(seen, whole, next);
        viewport.dispatchEvent(new Event('resize'));
      },
    });
  });
}

/** As iOS does it: the layout stays, and this much of it is seen. */
export async function see(page: Page, seen: Seen): Promise<void> {
  await page.evaluate((next) => Reflect.get(globalThis, 'see')(next), { ...seen });
}
