import type { Page } from '@playwright/test';
import { atRest } from '../at-rest';

export interface FindFigures {
  /** From Enter on the list of books until the first verses with the word are painted, milliseconds. */
  readonly firstMs: number;
  /** From Enter until the whole Bible is read. */
  readonly indexMs: number;
  /** The longest the page was busy in one go meanwhile. */
  readonly busyMs: number;
  /** From a keystroke until its answers are painted, once the whole Bible is read. */
  readonly answersMs: readonly number[];
}

/** Letters, common and rare words, several of them, phrases, and what is nowhere. */
const ASKED = [
  't',
  'l',
  'th',
  'lo',
  'the',
  'love',
  'and the',
  'love god',
  'green past',
  'jerusalem',
  '"in the"',
  '"son of man',
  'zzz',
];

/** Measures the search of the built app in a page that was just loaded. */
export async function measureFind(
  page: Page,
  origin: string,
  throttle: number,
): Promise<FindFigures> {
  const session = await page.context().newCDPSession(page);
  await page.goto(`${origin}/bible`);
  await page.getByRole('button', { name: /^Remove the Bible/ }).waitFor();
  await page.evaluate(atRest);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const reading = await page.evaluate(untilRead);
  const answersMs: number[] = [];
  for (const typed of ASKED) answersMs.push(await page.evaluate(answered, typed));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return { ...reading, answersMs };
}

/** In the page: looks for a word from the list of books, and waits until the whole Bible is read. */
async function untilRead(): Promise<Omit<FindFigures, 'answersMs'>> {
  let busyMs = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime >= beganAt) busyMs = Math.max(busyMs, duration);
    }
  });
  observer.observe({ type: 'longtask' });
  const field = document.querySelector<HTMLInputElement>('search input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'the');
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  await frame();
  const beganAt = performance.now();
  field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  while (!document.querySelector('.bible-found mark')) await frame();
  const firstMs = performance.now() - beganAt;
  while (document.querySelector('.bible-reading')) await frame();
  const indexMs = performance.now() - beganAt;
  observer.disconnect();
  return { firstMs, indexMs, busyMs };

  function frame(): Promise<unknown> {
    return new Promise(requestAnimationFrame);
  }
}

/** In the page: empties the field, types, and waits until the answer is painted. */
async function answered(typed: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('search input');
  type('');
  while (hasAnswer()) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const begunAt = performance.now();
  type(typed);
  while (!hasAnswer()) await new Promise(requestAnimationFrame);
  // The frame after the one in which it stands in the document is the one that shows it.
  await new Promise(requestAnimationFrame);
  return performance.now() - begunAt;

  function hasAnswer(): boolean {
    return document.querySelector('.bible-found mark, .empty-state') !== null;
  }

  function type(text: string): void {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
