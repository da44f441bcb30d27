import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { toFrames } from '../profile/cpu-profile';
import { drawFlame } from '../profile/draw-flame';
import type { Contestant } from './contestant';
import { openDevice } from './device';
import { makeEntries } from './entries';

const FOLDER = 'bench/sync/profiles';
const ENTRIES = 10_000;
const SAVES = 200;

/** What is profiled; each step finds the device as the one before left it. */
const STEPS: Readonly<Record<string, (page: Page, personId: string) => Promise<unknown>>> = {
  open: reopen,
  save: saveOneByOne,
  push: (page) => page.evaluate((count) => window.bench.push(count), ENTRIES),
};

/**
 * Writes a CPU profile of the page for each thing that is measured, for the performance panel of Chromium, and a flame graph
 * of it: `<what>.cpuprofile` and `<what>.svg`.
 */
export async function writeProfiles(browser: Browser, contestant: Contestant): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const person = await contestant.server.newPerson();
  const first = await openDevice(browser, contestant, person);
  await first.page.evaluate((to) => window.bench.write(window.makeEntries(0, to)), ENTRIES);
  await first.page.reload();
  await first.page.addScriptTag({ content: contestant.script });
  for (const [name, step] of Object.entries(STEPS)) {
    await profile(first.page, name, () => step(first.page, person.id));
  }
  await first.context.close();

  const second = await openDevice(browser, contestant, person);
  await profile(second.page, 'pull', () =>
    second.page.evaluate((count) => window.bench.pull(count), ENTRIES),
  );
  await second.context.close();
}

async function profile(page: Page, name: string, work: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 100 });
  await session.send('Profiler.start');
  await work();
  const { profile: taken } = await session.send('Profiler.stop');
  await session.detach();
  const file = join(FOLDER, name);
  writeFileSync(`${file}.cpuprofile`, JSON.stringify(taken));
  const { nodes, samples = [], ...times } = taken;
  const frames = toFrames({ nodes, samples, ...times });
  writeFileSync(`${file}.svg`, drawFlame(frames, `${name}, ${ENTRIES} entries, in the page`));
  console.log(file);
}

async function reopen(page: Page, personId: string): Promise<void> {
  await page.evaluate(async (id) => {
    await window.bench.open(id);
    await window.bench.newest(50);
  }, personId);
}

async function saveOneByOne(page: Page): Promise<void> {
  const entries = makeEntries(ENTRIES, ENTRIES + SAVES);
  await page.evaluate(async (all) => {
    for (const entry of all) await window.bench.saveOne(entry);
  }, entries);
}
