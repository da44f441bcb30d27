import type { Browser, Page } from '@playwright/test';
import { PHONE } from '../../scripts/lib/demo';
import { hasRefusedCookies } from './consent';
import { nothingIsDue } from './overlays';

/** A page on a phone that nobody has used yet. Cookies are refused, and no dialog covers a screen. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE });
  await nothingIsDue(context);
  await hasRefusedCookies(context);
  return context.newPage();
}
