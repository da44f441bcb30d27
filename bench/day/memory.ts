import { readFileSync } from 'node:fs';
import type { Browser, CDPSession } from '@playwright/test';

/** Memory in bytes, after a garbage collection. */
export interface PageMemory {
  readonly scriptHeap: number;
  /** The page's process, with its share of what several processes share; NaN where the system is not Linux. */
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
  return {
    scriptHeap: heap?.value ?? Number.NaN,
    // Beside the page's there is one that waits for the next page.
    process: Math.max(...pages.map(({ id }) => proportionalBytes(id))),
  };
}

function proportionalBytes(pid: number): number {
  try {
    const [, kilobytes] =
      /^Pss: +(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
}
