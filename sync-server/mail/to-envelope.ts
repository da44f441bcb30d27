import type { Message } from './mailer';

/** A mail in the transport's terms. The address goes as an object, which is not split at commas. */
export function toEnvelope({ to, subject, text }: Message, from: string) {
  return { from, to: { name: '', address: to }, subject, text };
}
