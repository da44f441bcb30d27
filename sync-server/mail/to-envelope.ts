import type { Message } from './mailer';

/**
 * A mail in the transport's terms: plain text first, then HTML. The address goes as an object, which is not split at commas.
 */
export function toEnvelope({ to, subject, text, html }: Message, from: string) {
  const textEncoding = 'quoted-printable' as const;
  return { from, to: { name: '', address: to }, subject, text, html, textEncoding };
}
