import type { BrowserContext, Page } from '@playwright/test';

/** A page on a phone that remembers what it was told to play. */
export async function phonePage(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => {
    const played: HTMLMediaElement[] = [];
    Object.assign(globalThis, { played });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      played.push(this);
      return play.call(this);
    };
  });
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  return page;
}
