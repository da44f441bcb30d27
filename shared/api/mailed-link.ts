const NAME = '#token=';

/** Where the link to a new password leads. What stands behind `#` is sent to no server, so no log and no Referer holds it. */
export function resetPasswordAddress(token: string): string {
  return `/reset-password${NAME}${token}`;
}

/** Where the link leads that proves an email address. */
export function confirmEmailAddress(token: string): string {
  return `/confirm-email${NAME}${token}`;
}

/** The token in the fragment of such an address, or undefined. */
export function readLinkToken(fragment: string): string | undefined {
  return (fragment.startsWith(NAME) && fragment.slice(NAME.length)) || undefined;
}
