/** Whether a request says that a page of another site has sent it. A share sheet names no page; systems may name an app. */
export function isFromElsewhere(referrer: string, own: string = location.origin): boolean {
  if (!URL.canParse(referrer)) return false;
  const { protocol, origin } = new URL(referrer);
  return /^https?:$/.test(protocol) && origin !== own;
}
