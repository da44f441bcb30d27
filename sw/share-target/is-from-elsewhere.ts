/** Whether a request says that a page of another site has sent it. A share sheet names no page; systems may name an app. */
export function isFromElsewhere(referrer: string, own: string = location.origin): boolean {
  const page = readAddress(referrer);
  return page !== undefined && /^https?:$/.test(page.protocol) && page.origin !== own;
}

function readAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
