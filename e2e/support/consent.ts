import type { BrowserContext } from '@playwright/test';

/** From the next page on, nothing is asked about cookies in this browser: everything beyond the essential was refused. */
export async function hasRefusedCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const record = {
      timestamp: new Date().toISOString(),
      version: '3.0',
      preferences: { essential: true, analytics: false, marketing: false },
    };
    localStorage.setItem('cookieConsent', JSON.stringify(record));
  });
}
