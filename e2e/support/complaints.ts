import type { Page } from '@playwright/test';

/** What the console, the network and the page itself have to complain of from now on, and whatever goes beyond the own origin. */
export function listenForComplaints(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  const complain = (what: string) => complaints.push(`${page.url()}: ${what}`);
  page.on('pageerror', ({ message }) => complain(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text());
  });
  page.on('requestfailed', (request) => {
    // Leaving a page ends what it still waits for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complain(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) complain(`goes to ${asked}`);
  });
  return complaints;
}
