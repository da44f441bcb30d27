const PATH = '/reset-password';
const NAME = '#token=';

/** Where the link in the mail leads. What stands behind `#` is sent to no server, so no log and no Referer holds it. */
export function resetPasswordAddress(token: string): string {
  return `${PATH}${NAME}${token}`;
}

/** The token in the fragment of that address, or undefined. */
export function readResetToken(fragment: string): string | undefined {
  return (fragment.startsWith(NAME) && fragment.slice(NAME.length)) || undefined;
}
