import { spawnSync } from 'node:child_process';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { withApp } from '../../bench/with-app';
import { named } from '../../e2e/support/named';
import { nothingIsDue } from '../../e2e/support/overlays';
import { arriveAgain, everythingIsSynced } from '../../e2e/support/person';
import type { RunningServer } from '../../e2e/support/server';

export const PHONE = { width: 390, height: 844 } as const;
export const TABLET = { width: 820, height: 1180 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

/** Runs `work` on the built app with demo data, `npm run seed` once for each of `seeds` (its options), and ends all of it. */
export function withDemo(
  seeds: readonly (readonly string[])[],
  work: (server: RunningServer, browser: Browser) => Promise<void>,
): Promise<void> {
  return withApp(async (server, browser) => {
    for (const options of seeds) plant(server.dataDir, options);
    await work(server, browser);
  });
}

function plant(dataDir: string, options: readonly string[]): void {
  const { status, stderr } = spawnSync('npm', ['run', 'seed', '--', ...options], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The demo data could not be made: ${stderr}`);
}

/** Home of somebody of the demo data, with all their words on it and nothing over it. */
export async function openHomeOf(
  username: string,
  context: BrowserContext,
  origin: string,
): Promise<Page> {
  const page = await context.newPage();
  const person = { username, email: `${username}@example.org`, password: 'wholeness' };
  await arriveAgain(page, origin, person);
  const headers = await named(context.request, origin);
  const answer = await context.request.get(`${origin}/api/user/streak`, { headers });
  await nothingIsDue(context, (await answer.json()).currentStreak);
  await page.goto(`${origin}/home`);
  await everythingIsSynced(page);
  return page;
}

/** Waits until a screen has come to rest: its heading stands, nothing loads or moves, its pictures and fonts are here. */
export async function hasSettled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(
    () =>
      !document.querySelector('.skeleton') &&
      document.fonts.status === 'loaded' &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getTiming().iterations === Infinity,
        ) &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}
