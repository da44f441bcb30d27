import { domainToASCII } from 'node:url';
import * as z from 'zod/mini';

/** What SMTP carries in a path, without its angle brackets (RFC 5321). */
export const EMAIL_CHARACTERS = 254;
const LOCAL_CHARACTERS = 64;
/** Checked first: `domainToASCII` reads a whole address out of `host/path`. */
const DOMAIN_CHARACTERS = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** Outer and double dots, which RFC 5322 has no room for; `%` and `!`, by which old servers send a letter on. */
const REFUSED_LOCAL = /^\.|\.\.|\.$|[%!]/;
/** At least two labels, the last of which is no number: an IP address is no domain. */
const DOMAIN_END = /\.[a-z0-9-]*[a-z][a-z0-9-]*$/;

/**
 * The one address that a text names, as it is kept, compared and written to; undefined for everything else. The domain
 * is in lower case and in ASCII (`xn--`), so that a mail library has nothing left to turn into another address. The
 * length is looked at first: none of the rest runs over a long text.
 */
export function parseEmailAddress(given: string): string | undefined {
  if (given.length > EMAIL_CHARACTERS) return undefined;
  const at = given.lastIndexOf('@');
  const [local, domain] = [given.slice(0, at), given.slice(at + 1)];
  if (at < 1 || local.length > LOCAL_CHARACTERS || REFUSED_LOCAL.test(local)) return undefined;
  if (!DOMAIN_CHARACTERS.test(domain)) return undefined;
  const host = domainToASCII(domain);
  const address = `${local}@${host}`;
  if (address.length > EMAIL_CHARACTERS || !DOMAIN_END.test(host)) return undefined;
  return z.regexes.html5Email.test(address) ? address : undefined;
}

/**
 * Whose letters are counted together: upper and lower case, a tag after `+` and dots before the `@` lead into one mailbox
 * at the large providers.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return `${name.replaceAll('.', '') || local}@${domain}`;
}
