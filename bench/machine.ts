import { cpus, loadavg, totalmem } from 'node:os';
import type { Browser } from '@playwright/test';

/** One line on what a run was measured with, and on how busy the machine was in its last minute. */
export function describeMachine(browser: Browser): string {
  const cores = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const programs = `Node ${process.versions.node}, Chromium ${browser.version()}`;
  return `${cores.length} cores (${cores[0]?.model}), ${memory}, ${programs}, load ${loadavg()[0]?.toFixed(1)}`;
}
