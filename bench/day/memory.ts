import { readFileSync } from 'node:fs';
import type { Browser, CDPSession } from '@playwright/test';

/** Memory in bytes, after a garbage collection. */
export interface PageMemory {
  readonly scriptHeap: number;
  /**
   * What the page's process has for itself: the "private memory footprint" of Chromium's task manager, on Linux RssAnon and VmSwap
   * (`services/resource_coordinator/memory_instrumentation` in its source). NaN on other systems, as the next.
   */
  readonly own: number;
  /** The same process, with its share of what several processes share, such as the browser's program itself. */
  readonly process: number;
}

export async function readMemory(browser: Browser, page: CDPSession): Promise<PageMemory> {
  await page.send('HeapProfiler.collectGarbage');
  await page.send('Performance.enable');
  const { metrics } = await page.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  await session.detach();
  // Beside the page's there is one that waits for the next page.
  const largest = (bytesOf: (pid: number) => number) =>
    Math.max(...pages.map(({ id }) => bytesOf(id)));
  return {
    scriptHeap: heap?.value ?? Number.NaN,
    own: largest((pid) => told(pid, 'status', 'RssAnon') + told(pid, 'status', 'VmSwap')),
    process: largest((pid) => told(pid, 'smaps_rollup', 'Pss')),
  };
}

/** Bytes that Linux tells of a process, in a line such as `RssAnon:   1024 kB`. */
function told(pid: number, file: string, name: string): number {
  try {
    const lines = readFileSync(`/proc/${pid}/${file}`, 'utf8');
    const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(lines) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
}
