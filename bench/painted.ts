import type { BrowserContext, Page } from '@playwright/test';

const ALL_PAINTED = 'everything is painted';

/** Has the pages of a context note when what each selector finds first is painted. */
export async function notePainted(
  context: BrowserContext,
  selectors: Readonly<Record<string, string>>,
): Promise<void> {
  await context.addInitScript(lookBeforeEachFrame, { selectors, allPainted: ALL_PAINTED });
}

/**
 * When each was painted in a visit, by the selectors' names: milliseconds since the navigation began. Until all are
 * painted nothing else of the harness runs in the page, so that its own scripts are not measured with it.
 */
export async function timesPainted<Name extends string>(
  page: Page,
  visit: () => Promise<unknown>,
): Promise<Record<Name, number>> {
  const allPainted = page.waitForEvent('console', (message) => message.text() === ALL_PAINTED);
  await visit();
  await allPainted;
  return page.evaluate(() => globalThis.paintTimes as Record<Name, number>);
}

declare global {
  var paintTimes: Record<string, number>;
}

/**
 * What is found before a frame is painted with that frame, so the next one notes the time. Of the very first content the
 * browser itself says when it was on the screen.
 */
function lookBeforeEachFrame(given: {
  readonly selectors: Readonly<Record<string, string>>;
  readonly allPainted: string;
}): void {
  globalThis.paintTimes = {};
  const watch = {
    open: new Map(Object.entries(given.selectors)),
    seen: new Map<string, number>(),
    look(name: string, selector: string) {
      const seenAt = this.seen.get(name);
      if (seenAt !== undefined) {
        globalThis.paintTimes[name] = this.firstPaintSince(seenAt) ?? performance.now();
        this.open.delete(name);
      } else if (document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })) {
        this.seen.set(name, performance.now());
      }
    },
    firstPaintSince(seenAt: number) {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && paint.startTime >= seenAt ? paint.startTime : undefined;
    },
    frame() {
      for (const [name, selector] of this.open) this.look(name, selector);
      if (this.open.size === 0) console.debug(given.allPainted);
      else requestAnimationFrame(() => this.frame());
    },
  };
  watch.frame();
}
