import type { Browser, Page } from '@playwright/test';

/** A picture of the page as the browser drew it, and when, in microseconds of the trace's clock. */
export interface Frame {
  readonly at: number;
  /** A JPEG in base64. */
  readonly picture: string;
}

/** What a trace of the browser says of a page that is hidden. */
export interface HidingTrace {
  /** When the page had heard that it is hidden, to its last listener. */
  readonly heardAt: number;
  readonly frames: readonly Frame[];
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly args: { readonly data?: { readonly type?: string }; readonly snapshot?: string };
}

/** Runs something with a trace of the browser: its frames, and when the page heard of `visibilitychange`. */
export async function traceHiding(
  browser: Browser,
  page: Page,
  hide: () => Promise<unknown>,
): Promise<HidingTrace> {
  await browser.startTracing(page, { screenshots: true });
  await hide();
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const events: readonly TraceEvent[] = trace.traceEvents;
  const heard = events.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'visibilitychange',
  );
  if (!heard) throw new Error('The trace has no visibilitychange.');
  const frames = events.flatMap(({ name, ts, args }) =>
    name === 'Screenshot' && args.snapshot ? [{ at: ts, picture: args.snapshot }] : [],
  );
  return { heardAt: heard.ts + (heard.dur ?? 0), frames };
}

/** How far two pictures are from each other: of 0 to 255, the mean over a grid of 48 by 96. */
export function distance(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [width, height] = [48, 96];
      const [first, second] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context?.drawImage(bitmap, 0, 0, width, height);
          return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
        }),
      );
      if (!first || !second) return Number.NaN;
      return (
        first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) /
        first.length
      );
    },
    [one, other],
  );
}
