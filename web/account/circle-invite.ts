const PATH = '/prayer-groups';
const NAME = '#join=';
const KEPT = 'circleInvite';

/** Where an invite leads. What stands behind `#` is sent to no server, so no log and no Referer holds the code. */
export function inviteAddress(origin: string, code: string): string {
  return `${origin}${PATH}${NAME}${code}`;
}

/** The code in the fragment of that address, or undefined. */
export function readInvite(fragment: string): string | undefined {
  return (fragment.startsWith(NAME) && fragment.slice(NAME.length)) || undefined;
}

/** Keeps a code for this tab, until whoever followed the link has signed in. */
export function keepInvite(code: string): void {
  sessionStorage.setItem(KEPT, code);
}

/** Whether somebody is on their way into a circle; they are led to it from Home. */
export function hasInvite(): boolean {
  return sessionStorage.getItem(KEPT) !== null;
}

/** The code that was kept, once. */
export function takeInvite(): string | undefined {
  const code = sessionStorage.getItem(KEPT) ?? undefined;
  sessionStorage.removeItem(KEPT);
  return code;
}
