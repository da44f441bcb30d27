interface Wanted {
  readonly username: string;
  readonly email: string;
}

/** Why a demo account can't be made, and what to do; `code` is the store's. */
export function sayTaken(code: string, { username, email }: Wanted): string {
  const what = code === 'EMAIL_TAKEN' ? `The email address ${email}` : `The username ${username}`;
  return `${what} belongs to another account (${code}), so the demo account ${username} can’t be made. Delete that account, or seed another DATA_DIR.`;
}
