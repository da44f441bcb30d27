import type { BrowserContext, Page } from '@playwright/test';
import { percentile } from '../sync/statistics';

/** Of shorter ones the browser tells only how many there were. */
const SHORTEST_TOLD_MS = 16;

/** Something that was pressed or typed. */
export interface Interaction {
  /** The kind of event, and what it met. */
  readonly what: string;
  /** From the event until the next frame is painted, in milliseconds, as the browser rounds it: to 8. */
  readonly ms: number;
}

export interface Interactions {
  readonly count: number;
  /** Interaction to next paint: all but two in a hundred are as fast or faster. Milliseconds. */
  readonly p98: number;
  /** Slowest first. */
  readonly told: readonly Interaction[];
}

declare global {
  var interactions: Map<number, Interaction>;
  interface Performance {
    readonly interactionCount: number;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** Has the pages of a context note how soon each interaction is painted. */
export async function noteInteractions(context: BrowserContext): Promise<void> {
  await context.addInitScript((shortest) => {
    globalThis.interactions = new Map();
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration, name, target } = entry;
        const known = globalThis.interactions.get(interactionId)?.ms ?? 0;
        if (!interactionId || known >= duration) continue;
        const met =
          (target as Element | null)?.closest('a, button, label, textarea, input') ?? target;
        const words = (met?.textContent || (met as Element | null)?.className) ?? '';
        globalThis.interactions.set(interactionId, {
          what: `${name} ${words.toString().slice(0, 40)}`,
          ms: duration,
        });
      }
    });
    observer.observe({ type: 'event', durationThreshold: shortest, buffered: true });
  }, SHORTEST_TOLD_MS);
}

/** What has been noted since the page was loaded. */
export async function readInteractions(page: Page): Promise<Interactions> {
  const { count, told } = await page.evaluate(() => ({
    count: performance.interactionCount,
    told: [...globalThis.interactions.values()],
  }));
  const short = Array<number>(Math.max(0, count - told.length)).fill(SHORTEST_TOLD_MS);
  return {
    count,
    p98: percentile([...told.map(({ ms }) => ms), ...short], 0.98),
    told: told.sort((a, b) => b.ms - a.ms),
  };
}
