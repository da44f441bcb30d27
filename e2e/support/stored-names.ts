import type { Page } from '@playwright/test';
import type { StoragePlace } from '../../web/platform/essential-storage';
import { isEssential } from '../../web/platform/testing/is-essential';

/** Names under which this browser keeps something that is not on the list of what is essential, each with its place. */
export async function beyondEssential(page: Page): Promise<string[]> {
  const names = await storedNames(page);
  return Object.entries(names).flatMap(([place, found]) =>
    found
      .filter((name) => !isEssential(place as StoragePlace, name))
      .map((name) => `${place}: ${name}`),
  );
}

/** Names under which this browser keeps something, as far as this text is in them. */
export async function storedNamesWith(page: Page, text: string): Promise<string[]> {
  const names = Object.values(await storedNames(page)).flat();
  return names.filter((name) => name.includes(text));
}

async function storedNames(page: Page): Promise<Record<StoragePlace, string[]>> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const others = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
  }));
  return { cookies, ...others };
}
