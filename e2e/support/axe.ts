import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** It reads every element, on a busy machine for long. */
const AXE_TAKES_AT_MOST_MS = 60_000;

interface Axe {
  run(options: object): Promise<{
    violations: { id: string; impact: string; nodes: { html: string }[] }[];
  }>;
}

/** What axe has against the page as it stands, of whatever impact. `rules` names the only ones to ask. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe };
    // A button on its way from disabled to enabled, or from day to night, has the contrast of neither.
    const finite = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getTiming().iterations !== Infinity,
      );
    await Promise.allSettled(finite.map(({ finished }) => finished));
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      selectors: false,
      preload: false,
      ...(only && { runOnly: only }),
    });
    return violations.map(({ id, impact, nodes }) => {
      const first = nodes.slice(0, 3).map(({ html }) => html);
      return `${id} (${impact}), ${nodes.length} times: ${first.join(' ')}`;
    });
  }, rules);
}

/** axe finds nothing, neither by day nor by night. Ends by day. */
export async function axeFindsNothing(page: Page, where: string): Promise<void> {
  await axeFindsNothingNow(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  // By night the colours are others, and nothing else is.
  await axeFindsNothingNow(page, `${where} by night`, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Polled: what a screen has just read may enable a button while it is looked at. */
export async function axeFindsNothingNow(
  page: Page,
  where: string,
  rules?: readonly string[],
): Promise<void> {
  await expect
    .poll(() => axeFindings(page, rules), { message: where, timeout: AXE_TAKES_AT_MOST_MS })
    .toEqual([]);
}
