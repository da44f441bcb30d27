import type { Page } from '@playwright/test';

export interface SearchFigures {
  /** From the field's appearance until everything is in the index, milliseconds. */
  readonly indexMs: number;
  /** From the field's appearance until the first answers to a word asked at once are painted. */
  readonly firstMs: number;
  /** The longest the page was busy in one go meanwhile. */
  readonly busyMs: number;
  /** From a keystroke until its answers are painted, once the index stands. */
  readonly answersMs: readonly number[];
}

/** Letters, common and rare words, several of them, phrases, and what is nowhere. */
const ASKED = [
  't',
  'g',
  'th',
  'gr',
  'the',
  'grace',
  'morning li',
  'Page17',
  'page9999 th',
  '"in the"',
  '"the lord',
  'zzz',
];

/** Measures the search screen of the built app, which holds what was pulled before. */
export async function measureSearch(
  page: Page,
  origin: string,
  throttle: number,
): Promise<SearchFigures> {
  const session = await page.context().newCDPSession(page);
  await page.goto(`${origin}/sync`);
  await page.evaluate(atRest);
  await page.getByRole('button', { name: 'Information' }).click();
  const way = page.getByRole('menuitem', { name: 'Search' });
  await way.waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await way.click();
  const indexing = await page.evaluate(indexed);
  const answersMs: number[] = [];
  for (const typed of ASKED) answersMs.push(await page.evaluate(answered, typed));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return { ...indexing, answersMs };
}

/** In the page: waits until what the app does after its start, such as checking its copy against the server's, is done. */
async function atRest(): Promise<void> {
  const REST_MS = 3_000;
  let busyUntil = performance.now();
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) busyUntil = startTime + duration;
  });
  observer.observe({ type: 'longtask' });
  while (performance.now() - busyUntil < REST_MS) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  observer.disconnect();
}

/** In the page: asks for a word as soon as there is a field, and waits until all is read. */
async function indexed(): Promise<{ indexMs: number; firstMs: number; busyMs: number }> {
  let busyMs = 0;
  let openedAt = Number.POSITIVE_INFINITY;
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime >= openedAt) busyMs = Math.max(busyMs, duration);
    }
  });
  observer.observe({ type: 'longtask' });
  const field = await untilThere(() => document.querySelector<HTMLInputElement>('search input'));
  openedAt = performance.now();
  type(field, 'the');
  await untilThere(() => document.querySelector('mark'));
  const firstMs = performance.now() - openedAt;
  await untilThere(() => document.querySelector('[role=progressbar]'));
  await untilThere(() => document.querySelector('[role=progressbar]') === null || undefined);
  const indexMs = performance.now() - openedAt;
  observer.disconnect();
  return { indexMs, firstMs, busyMs };

  function type(input: HTMLInputElement, text: string): void {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }

  async function untilThere<Found>(look: () => Found | null | undefined): Promise<Found> {
    for (;;) {
      const found = look();
      if (found !== null && found !== undefined) return found;
      await new Promise(requestAnimationFrame);
    }
  }
}

/** In the page: empties the field, types, and waits until the answer is painted. */
async function answered(typed: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('search input');
  if (!field) throw new Error('There is no field.');
  type(field, '');
  while (hasAnswer()) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const begunAt = performance.now();
  type(field, typed);
  while (!hasAnswer()) await new Promise(requestAnimationFrame);
  // The frame after the one in which it stands in the document is the one that shows it.
  await new Promise(requestAnimationFrame);
  return performance.now() - begunAt;

  function hasAnswer(): boolean {
    return document.querySelector('mark, .empty-state') !== null;
  }

  function type(input: HTMLInputElement, text: string): void {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
